/** Globe for the table screen. */
import type { Face } from '../shared/face';
import type { Play } from '../shared/play.svelte';
import { say } from '../words/words.svelte';
import Boards from './Boards.svelte';
import { box as openedBox, title } from './box';
import ClaimBox from './ClaimBox.svelte';
import type { GlobeView } from './types';
import * as words from './words';

const globe = (play: Play<never>): Play<GlobeView> => play as unknown as Play<GlobeView>;

function question(told: Play<never>): { text: string; sums: string[] } {
  const play = globe(told);
  const box = openedBox(play);
  const { question, claims, card } = play.view;
  const last = claims.made.at(-1);
  const text = say(`ask-${question.ask}`, {
    dice: question.dice.join(' + '),
    seat: play.name(question.seat),
    play: claims.play ? title(box, claims.play) : '',
    words: card?.words ?? '',
    claim: last ? words.claim(box, last) : '',
  });
  const sums: string[] = [];
  if (question.ask === 'move' && question.again) sums.push(say('ui-again'));
  if (question.ask === 'name') sums.push(say('ui-names-so-far', { n: question.names }));
  return { text, sums };
}

export const face: Face = {
  Boards,
  Answer: ClaimBox,
  question,
  choice: (choice, named, play) => words.choice(globe(play), choice, named),
  event: (event, named, play) => words.event(globe(play), event, named),
  listed: ({ verb }) => verb !== 'state' && verb !== 'line',
};

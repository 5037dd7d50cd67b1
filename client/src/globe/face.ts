/** Globe for the table screen. */
import type { Face } from '../shared/face';
import type { Play } from '../shared/play.svelte';
import type { GlobeView } from '../wire';
import { say } from '../words/words.svelte';
import Boards from './Boards.svelte';
import { box as openedBox, title } from './box';
import ClaimBox from './ClaimBox.svelte';
import Lesson from './Lesson.svelte';
import * as words from './words';

const globe = (play: Play<never>): Play<GlobeView> => play as unknown as Play<GlobeView>;
const SECTIONS = { basic: '2', advanced: '3', tournament: '4', solitaire: '5' };
const TYPED = ['state', 'line', 'claim'];

function question(told: Play<never>): { text: string; sums: string[]; rule: string } {
  const play = globe(told);
  const box = openedBox(play);
  const { question, claims, card, options } = play.view;
  const last = claims.made.at(-1);
  const text = say(`ask-${question.ask}`, {
    dice: question.dice?.join(' + ') ?? '',
    seat: play.name(question.seat),
    play: claims.play ? title(box, claims.play) : '',
    words: words.inLine(card?.words ?? ''),
    verb: last?.split(':')[0] ?? '',
    claim: last ? words.claim(box, last) : '',
  });
  const sums: string[] = [];
  if (question.ask === 'move' && question.again) sums.push(say('ui-again'));
  if (card && (question.ask === 'push' || question.ask === 'force')) sums.push(words.red(card));
  if (question.ask === 'name') sums.push(say('ui-names-so-far', { n: question.names, level: options.level }));
  return { text, sums, rule: SECTIONS[options.level] };
}

export const face: Face = {
  Boards,
  Answer: ClaimBox,
  Guide: Lesson,
  question,
  choice: (choice, named, play) => words.choice(globe(play), choice, named),
  event: (event, named, play) => words.event(globe(play), event, named),
  listed: ({ verb }) => !TYPED.includes(verb),
  place: () => '',
};

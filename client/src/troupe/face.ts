/** Troupe for the table screen. */
import type { Face } from '../shared/face';
import type { Play } from '../shared/play.svelte';
import type { TroupeView } from '../wire';
import { say, sayMore } from '../words/words.svelte';
import Boards from './Boards.svelte';
import * as words from './words';

const LISTED = ['bid', 'pass', 'done', 'queen:pounds', 'queen:objectives', 'advance', 'retreat', 'keep', 'under'];

function question(told: Play<never>): { text: string; sums: string[] } {
  const play = told as unknown as Play<TroupeView>;
  const { ask, kinds, budget, held, left } = play.view.question;
  const text = say(`ask-${ask}`, {
    kinds: kinds ? say(`element-${kinds}`) : '',
    held: held ? say(`colour-${held}`) : '',
  });
  const sums: string[] = [];
  if (ask === 'advance' && left > 0) sums.push(sayMore('ask-advance', 'left', { left }));
  if ((ask === 'take' || ask === 'dress' || ask === 'build') && !play.view.question.jewels) {
    sums.push(sayMore('ask-take', 'budget', { budget }));
  }
  return { text, sums };
}

export const face: Face = {
  Boards,
  question,
  choice: (choice, named) => words.choice(choice, named),
  event: (event, named) => words.event(event, named),
  listed: ({ verb }) => LISTED.includes(verb),
};

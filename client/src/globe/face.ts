/** Globe for the table screen. */
import type { Face } from '../shared/face';
import { say } from '../words/words.svelte';
import Boards from './Boards.svelte';

export const face: Face = {
  Boards,
  question: () => ({ text: '', sums: [] }),
  choice: ({ verb, fields }) => say(`choice-${verb}`, fields),
  event: (event) => say(`event-${event.event}`),
  listed: () => true,
};

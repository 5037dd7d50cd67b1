/** Globe's events and choices in words: pieces count from 1, spaces have names, characters are data. */
import type { Play } from '../shared/play.svelte';
import type { ChoiceInfo, GlobeCard, GlobeView } from '../wire';
import { has, say, type Words } from '../words/words.svelte';
import { box as openedBox, spaceName, spaceTold, title, type Box } from './box';
import { targetOf } from './targets';

type Named = (seat: number) => string;

export function instruction(kind: string, amount: number): string {
  return say(`instruction-${kind}`, { amount });
}

/** What a card says in red, as a sentence of its own. */
export const red = ({ instruction: kind, amount }: GlobeCard): string =>
  say('ui-card-says', { instruction: instruction(kind, amount) });

export function fact(box: Box, kind: string, value: string): string {
  if (kind === 'source' || kind === 'play') return title(box, value);
  if (kind === 'class') return say(`ui-class-${value}`);
  return kind === 'character' || kind === 'speaker' ? (box.characters.get(value) ?? value) : value;
}

/** Verse within a sentence, its lines kept apart. */
export const inLine = (words: string): string => words.replaceAll('\n', ' / ');

function argument(box: Box, name: string, value: unknown, named: Named): string | number {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return name === 'dice' ? value.join(' + ') : page(box, value as [string, string][]);
  if (name === 'piece' || name === 'other') return Number(value) + 1;
  if (name === 'space') return spaceName(box, Number(value));
  if (name === 'source' || name === 'play') return title(box, String(value));
  if (name === 'character') return box.characters.get(String(value)) ?? String(value);
  if (name === 'quotation') return inLine(box.quotations.get(String(value)) ?? String(value));
  if (name === 'words') return inLine(String(value));
  if (name === 'seat' || name === 'by' || name === 'guest') return named(Number(value));
  return value as string | number;
}

export function page(box: Box, facts: [string, string][]): string {
  return facts.map(([kind, value]) => say(`page-${kind}`, { value: fact(box, kind, value) })).join(', ');
}

function filled(box: Box, fields: Record<string, unknown>, named: Named): Words {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, argument(box, name, value, named)]));
}

/** Some ids mean something else in Troupe; Globe then has its own message. */
const own = (id: string): string => (has(`globe-${id}`) ? `globe-${id}` : id);

export function event(play: Play<GlobeView>, told: Record<string, unknown>, named: Named): string {
  const box = openedBox(play);
  const { event: id, ...fields } = told;
  const args = filled(box, fields, named);
  if (id === 'card-drawn') args.instruction = instruction(String(told.instruction), Number(told.amount));
  if (id === 'fact-stated') args.value = fact(box, String(told.fact), String(told.value));
  return say(own(`event-${id}`), args);
}

export function choice(play: Play<GlobeView>, choice: ChoiceInfo, named: Named): string {
  const { verb, fields } = choice;
  const box = openedBox(play);
  const told = say(own(`choice-${verb.replaceAll(':', '-')}`), filled(box, fields, named));
  const target = targetOf(play, box, choice);
  return target && verb === 'move' ? say('ui-choice-to', { choice: told, space: spaceTold(box, target.at) }) : told;
}

/** A claim by its key, as one says it. */
export function claim(box: Box, key: string): string {
  const [verb = '', value = ''] = key.split(':');
  if (verb === 'claim') return box.characters.get(value) ?? value;
  if (verb === 'state') return title(box, value);
  if (verb === 'class') return say(`ui-class-${value}`);
  return say(own(`choice-${verb}`), { [verb]: Number(value) });
}

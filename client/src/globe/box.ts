/** The box of Globe, given shape: spaces, plays, names. */
import type { Play } from '../shared/play.svelte';
import type { GlobeBox, GlobePlay, GlobeSpace, GlobeView } from '../wire';
import { has, language, say } from '../words/words.svelte';
import { homeSpace, lap } from './geometry';

export interface Box {
  side: number;
  ladder: number;
  spaces: Map<number, GlobeSpace>;
  plays: Map<string, GlobePlay>;
  characters: Map<string, string>;
  quotations: Map<string, string>;
}

const opened = new WeakMap<object, Box>();

export function box(play: Play<GlobeView>): Box {
  const { tables } = play;
  const known = opened.get(tables);
  if (known) return known;
  const { board, spaces, plays, characters, quotations } = tables as unknown as GlobeBox;
  const fresh: Box = {
    side: board[0]!.side,
    ladder: board[0]!.ladder,
    spaces: new Map(spaces.map((row) => [row.at, row])),
    plays: new Map(plays.map((row) => [row.id, row])),
    characters: new Map(characters.map(({ id, name }) => [id, name])),
    quotations: new Map(quotations.map(({ id, words }) => [id, words])),
  };
  opened.set(tables, fresh);
  return fresh;
}

export function title(box: Box, source: string): string {
  if (source === 'sonnets') return say('ui-sonnets');
  const row = box.plays.get(source);
  return (language() === 'de' ? row?.title_de : row?.title_en) ?? source;
}

/** As everybody calls it: no second title. */
export const usual = (box: Box, source: string): string =>
  title(box, source).replace(/, (?!Part|alles|\S+ Teil).*/, '');

/** As short as a space is small: no "King" before a number. */
export const shortTitle = (box: Box, source: string): string =>
  usual(box, source).replace(/^(King|König) (?=(Henry|Heinrich|Richard) )/, '');

/** A space by its name: corner, play, number, rung, the Globe. */
export function spaceName(box: Box, at: number): string {
  const rung = at - lap(box);
  if (at >= homeSpace(box)) return say('globe-space-home');
  if (rung >= 0) {
    const play = usual(box, box.spaces.get(Math.floor(rung / box.ladder) * box.side)?.play ?? '');
    return say('globe-space-rung', { rung: (rung % box.ladder) + 1, play });
  }
  const play = box.spaces.get(at)?.play;
  if (at % box.side === 0) return say('globe-space-corner', { play: usual(box, play ?? '') });
  return play ? say('globe-space-play', { at, play: usual(box, play) }) : say('globe-space-plain', { at });
}

export const kindOf = (box: Box, at: number): string => box.plays.get(box.spaces.get(at)?.play ?? '')?.kind ?? '';

/** What a space tells the piece that lands on it; nothing if it tells nothing. */
export function orders(box: Box, at: number): string {
  const { instruction = 'none', amount = 0 } = box.spaces.get(at) ?? {};
  return instruction === 'none' ? '' : say(`instruction-${instruction}`, { amount });
}

/** A space by its name and what it tells. */
export const spaceTold = (box: Box, at: number): string =>
  [spaceName(box, at), orders(box, at)].filter(Boolean).join(', ');

/** Everything there is to know of a space. */
export function about(box: Box, at: number): { title: string; lines: string[] } {
  const row = box.spaces.get(at);
  const kind = kindOf(box, at);
  const lines = [orders(box, at), kind && say(`ui-class-${kind}`), row?.pink ? say('ui-pink') : ''];
  const outline = `booklet-outline-${row?.play}`;
  if (row?.sketch && has(outline)) lines.push(say(outline));
  return { title: spaceName(box, at), lines: lines.filter(Boolean) };
}

const ICONS: Record<string, string> = {
  'pick-card': 'card-pick',
  'lose-turn': 'hourglass',
  comedy: 'duality-mask',
  tragedy: 'plain-dagger',
  history: 'crown',
  'nearest-comedy': 'duality-mask',
  'nearest-tragedy': 'plain-dagger',
  'nearest-history': 'crown',
};

/** The symbol of a space: its play's class, or what it asks for. */
export const iconOf = (box: Box, at: number): string =>
  ICONS[kindOf(box, at)] ?? ICONS[box.spaces.get(at)?.instruction ?? ''] ?? '';

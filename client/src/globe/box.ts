/** The box of Globe, given shape: spaces, plays, names; and where each space lies on the square. */
import type { Play } from '../shared/play.svelte';
import { language, say } from '../words/words.svelte';
import type { GlobeView, PlayRow, Space } from './types';

export interface Box {
  side: number;
  ladder: number;
  spaces: Map<number, Space>;
  plays: Map<string, PlayRow>;
  characters: Map<string, string>;
  quotations: Map<string, string>;
}

const opened = new WeakMap<object, Box>();

export function box(play: Play<GlobeView>): Box {
  const { tables } = play;
  const known = opened.get(tables);
  if (known) return known;
  const rows = <T>(name: string): T[] => (tables[name] ?? []) as T[];
  const board = rows<{ side: number; ladder: number }>('board')[0] ?? { side: 16, ladder: 5 };
  const fresh: Box = {
    ...board,
    spaces: new Map(rows<Space>('spaces').map((row) => [row.at, row])),
    plays: new Map(rows<PlayRow>('plays').map((row) => [row.id, row])),
    characters: new Map(rows<{ id: string; name: string }>('characters').map((row) => [row.id, row.name])),
    quotations: new Map(rows<{ id: string; words: string }>('quotations').map((row) => [row.id, row.words])),
  };
  opened.set(tables, fresh);
  return fresh;
}

export function title(box: Box, source: string): string {
  if (source === 'sonnets') return say('ui-sonnets');
  const row = box.plays.get(source);
  return (language() === 'de' ? row?.title_de : row?.title_en) ?? source;
}

/** A space by its name: corner, play, number, rung, the Globe. */
export function spaceName(box: Box, at: number): string {
  const rung = at - 4 * box.side;
  if (rung >= 4 * box.ladder) return say('globe-space-home');
  if (rung >= 0) {
    const play = title(box, box.spaces.get(Math.floor(rung / box.ladder) * box.side)?.play ?? '');
    return say('globe-space-rung', { rung: (rung % box.ladder) + 1, play });
  }
  const play = box.spaces.get(at)?.play;
  if (at % box.side === 0) return say('globe-space-corner', { play: title(box, play ?? '') });
  return play ? say('globe-space-play', { at, play: title(box, play) }) : say('globe-space-plain', { at });
}

// The square: narrow spaces along the sides, deep ones at the corners; counterclockwise from the bottom left.
export const DEEP = 84;
export const WIDE = 42;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const sizeOf = ({ side }: Box): number => 2 * DEEP + (side - 1) * WIDE;

export function place(box: Box, at: number): Place {
  const size = sizeOf(box);
  const rung = at - 4 * box.side;
  if (rung >= 0) return rungPlace(box, rung, size);
  const edge = Math.floor(at / box.side);
  const along = at % box.side;
  const from = along ? DEEP + (along - 1) * WIDE : 0;
  const far = size - DEEP;
  const long = along ? WIDE : DEEP;
  if (edge === 0) return { x: from, y: far, width: long, height: DEEP };
  if (edge === 1) return { x: far, y: size - from - long, width: DEEP, height: long };
  if (edge === 2) return { x: size - from - long, y: 0, width: long, height: DEEP };
  return { x: 0, y: from, width: DEEP, height: long };
}

/** The rungs lie on the diagonals; what comes after the last one is the Globe in the middle. */
function rungPlace(box: Box, rung: number, size: number): Place {
  const middle = size / 2;
  const corner = Math.floor(rung / box.ladder);
  if (corner > 3) return { x: middle - 70, y: middle - 70, width: 140, height: 140 };
  const inset = DEEP + 26 + ((rung % box.ladder) * (middle - DEEP - 26 - 92)) / (box.ladder - 1 || 1);
  const x = corner === 0 || corner === 3 ? inset : size - inset;
  const y = corner === 2 || corner === 3 ? inset : size - inset;
  return { x: x - 22, y: y - 22, width: 44, height: 44 };
}

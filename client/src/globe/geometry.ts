/** Where everything lies on the square: spaces, rungs, the Globe, and the pieces on them. */
import type { Box } from './box';

export const WIDE = 42; // a space along its side
export const DEEP = 112; // and towards the middle: words outside, a place for a piece inside
export const WORDS = 72; // how much of that depth the words have
export const RUNG = 21;
export const RING = 126; // the wall of the Globe
const PLACE = 40; // from one piece to the next

export interface Point {
  x: number;
  y: number;
}
export interface Place extends Point {
  width: number;
  height: number;
}

export const lap = ({ side }: Box): number => 4 * side;
export const homeSpace = ({ side, ladder }: Box): number => 4 * (side + ladder);
export const homeProgress = ({ side, ladder }: Box): number => 4 * side + ladder + 1;
export const sizeOf = ({ side }: Box): number => 2 * DEEP + (side - 1) * WIDE;
export const edgeOf = (box: Box, at: number): number => Math.floor(at / box.side);
export const isCorner = (box: Box, at: number): boolean => at < lap(box) && at % box.side === 0;

/** The space that a piece from that corner stands on after so many steps. */
export function spaceAt(box: Box, corner: number, progress: number): number {
  const beyond = progress - lap(box);
  if (beyond > box.ladder) return homeSpace(box);
  if (beyond > 0) return lap(box) + corner * box.ladder + beyond - 1;
  return (corner * box.side + progress) % lap(box);
}

/** Counterclockwise from the bottom left. */
export function place(box: Box, at: number): Place {
  const size = sizeOf(box);
  if (at >= lap(box)) return rungPlace(box, at - lap(box), size);
  const along = at % box.side;
  const from = along ? DEEP + (along - 1) * WIDE : 0;
  const far = size - DEEP;
  const long = along ? WIDE : DEEP;
  const edge = edgeOf(box, at);
  if (edge === 0) return { x: from, y: far, width: long, height: DEEP };
  if (edge === 1) return { x: far, y: size - from - long, width: DEEP, height: long };
  if (edge === 2) return { x: size - from - long, y: 0, width: long, height: DEEP };
  return { x: 0, y: from, width: DEEP, height: long };
}

/** Towards the corner on the board's diagonals: bottom left, bottom right, top right, top left. */
export const outward = (corner: number): Point => ({
  x: corner === 0 || corner === 3 ? -1 : 1,
  y: corner < 2 ? 1 : -1,
});

/** The rungs lie on the diagonals; what comes after the last one is the Globe in the middle. */
function rungPlace(box: Box, rung: number, size: number): Place {
  const middle = size / 2;
  const corner = Math.floor(rung / box.ladder);
  if (corner > 3) return { x: middle - RING, y: middle - RING, width: 2 * RING, height: 2 * RING };
  const first = middle - DEEP - RUNG;
  const last = (RING + RUNG + 6) * Math.SQRT1_2;
  const off = first - ((rung % box.ladder) * (first - last)) / (box.ladder - 1 || 1);
  const { x, y } = outward(corner);
  return { x: middle + x * off - RUNG, y: middle + y * off - RUNG, width: 2 * RUNG, height: 2 * RUNG };
}

/** Within a space: the middle of its words, and of its place for a piece. */
export function inside(box: Box, at: number): { words: Point; slot: Point } {
  const outer = WORDS / 2 + 2;
  const inner = DEEP - PLACE / 2;
  const half = WIDE / 2;
  const edge = edgeOf(box, at);
  if (edge === 0) return { words: { x: half, y: DEEP - outer }, slot: { x: half, y: DEEP - inner } };
  if (edge === 1) return { words: { x: DEEP - outer, y: half }, slot: { x: DEEP - inner, y: half } };
  if (edge === 2) return { words: { x: half, y: outer }, slot: { x: half, y: inner } };
  return { words: { x: outer, y: half }, slot: { x: inner, y: half } };
}

/** Where a piece stands that shares its space with so many others before it. */
export function spot(box: Box, at: number, rank = 0): Point {
  const { x, y, width, height } = place(box, at);
  if (at >= lap(box)) return { x: x + width / 2 + rank * PLACE, y: y + height / 2 };
  if (isCorner(box, at)) return { x: x + 22 + (rank % 3) * 34, y: y + 58 + Math.floor(rank / 3) * 35 };
  const { slot } = inside(box, at);
  const step = rank * PLACE;
  const edge = edgeOf(box, at);
  return { x: x + slot.x + [0, -step, 0, step][edge]!, y: y + slot.y + [-step, 0, step, 0][edge]! };
}

/** A place of its own for each piece in the Globe, on the side of its ladder. */
export function homeSpot(box: Box, corner: number, piece: number): Point {
  const { x, y } = outward(corner);
  const [far, turn] = (
    [
      [78, -24],
      [78, 24],
      [44, 0],
    ] as const
  )[piece] ?? [0, 0];
  const angle = Math.atan2(y, x) + (turn * Math.PI) / 180;
  const middle = sizeOf(box) / 2;
  return { x: middle + far * Math.cos(angle), y: middle + far * Math.sin(angle) };
}

/** Every place a piece passes from one progress to another. */
export function way(box: Box, corner: number, from: number, to: number): Point[] {
  const step = Math.sign(to - from);
  const steps = Array.from({ length: Math.abs(to - from) }, (_, index) => from + step * index);
  return steps.map((progress) => spot(box, spaceAt(box, corner, progress)));
}

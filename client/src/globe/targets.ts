/** Where the throw would take a piece, by counting along its path; what happens there is the rules' business. */
import type { Play } from '../shared/play.svelte';
import type { ChoiceInfo, GlobeView } from '../wire';
import type { Box } from './box';
import { homeProgress, spaceAt } from './geometry';

export interface Target {
  key: string;
  piece: number;
  at: number;
}

export function targets(play: Play<GlobeView>, box: Box): Target[] {
  return play.choices.flatMap((choice) => targetOf(play, box, choice) ?? []);
}

export function targetOf(play: Play<GlobeView>, box: Box, { key, verb, fields }: ChoiceInfo): Target | null {
  const { dice } = play.view.question;
  const seat = play.seat;
  if ((verb !== 'move' && verb !== 'ladder') || !dice || seat === null) return null;
  const piece = Number(fields.piece);
  const progress = play.view.progress[seat]?.[piece] ?? 0;
  const end = verb === 'move' ? progress + dice[0] + dice[1] : Math.ceil(progress / box.side) * box.side;
  return { key, piece, at: spaceAt(box, play.view.corners[seat] ?? 0, Math.min(end, homeProgress(box))) };
}

/** Spaces still to go until the Globe. */
export const toGo = (play: Play<GlobeView>, box: Box, seat: number, piece: number): number =>
  homeProgress(box) - (play.view.progress[seat]?.[piece] ?? 0);

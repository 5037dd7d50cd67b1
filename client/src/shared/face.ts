/** What a game brings along to be shown: its board, and its words. */
import type { Component } from 'svelte';
import type { ChoiceInfo, TableInfo } from '../wire';
import type { Play } from './play.svelte';

export interface Face {
  /** The boards; they find their Play in the context. */
  Boards: Component;
  /** A way of answering that is neither a list nor a lit thing. */
  Answer?: Component;
  /** What is being asked of the viewer, and the sums that go with it. */
  question(play: Play<never>): { text: string; sums: string[] };
  choice(choice: ChoiceInfo, named: (seat: number) => string, play: Play<never>): string;
  event(event: Record<string, unknown>, named: (seat: number) => string, play: Play<never>): string;
  /** Chosen in the list, not on the board; others are listed only on demand. */
  listed(choice: ChoiceInfo): boolean;
}

const FACES: Record<TableInfo['game'], () => Promise<{ face: Face }>> = {
  troupe: () => import('../troupe/face'),
  globe: () => import('../globe/face'),
};

export async function faceOf(game: TableInfo['game']): Promise<Face> {
  return (await FACES[game]()).face;
}

/** What a game brings along to be shown: its board, and its words. */
import type { Component } from 'svelte';
import type { Session } from '../net/session.svelte';
import type { ChoiceInfo, TableInfo } from '../wire';
import type { Play } from './play.svelte';

export interface Face {
  /** The boards; they find their Play in the context. */
  Boards: Component;
  /** A way of answering that is neither a list nor a lit thing. */
  Answer?: Component;
  /** The guide of its lesson, where it is not the common one. */
  Guide?: Component<{ session: Session }>;
  /** What is being asked of the viewer, the sums that go with it, and the section of the rules. */
  question(play: Play<never>): { text: string; sums: string[]; rule?: string };
  choice(choice: ChoiceInfo, named: (seat: number) => string, play: Play<never>): string;
  event(event: Record<string, unknown>, named: (seat: number) => string, play: Play<never>): string;
  /** Chosen in the list, not on the board; others are listed only on demand. */
  listed(choice: ChoiceInfo): boolean;
  /** Which part of the table (its `data-place`) a choice lights up; '' if it is offered otherwise. */
  place?(choice: ChoiceInfo): string;
  /** At a real table: what has to be drawn now, and a drawing of an outcome. */
  drawn?(play: Play<never>): string;
  Token?: Component<{ choice: ChoiceInfo }>;
}

const FACES: Record<TableInfo['game'], () => Promise<{ face: Face }>> = {
  troupe: () => import('../troupe/face'),
  globe: () => import('../globe/face'),
};

export async function faceOf(game: TableInfo['game']): Promise<Face> {
  return (await FACES[game]()).face;
}

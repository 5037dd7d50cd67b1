/** The box that belongs to a play, opened once. */
import type { Play } from '../shared/play.svelte';
import { openBox, type Box } from './box';

const opened = new WeakMap<object, Box>();

export function box<V>(play: Play<V>): Box {
  const known = opened.get(play.tables);
  if (known) return known;
  const fresh = openBox(play.tables);
  opened.set(play.tables, fresh);
  return fresh;
}

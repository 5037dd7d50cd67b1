/** A troupe's prestige: as it stands on the track, and in the end with all that is counted then. */
import type { Play } from '../shared/play.svelte';
import type { TroupeView } from '../wire';

export const prestige = ({ view, standing }: Play<TroupeView>, seat: number): number =>
  standing?.scores[seat] ?? view.troupes[seat]!.prestige;

/** The view of Globe and the rows of its box, as the page draws them. */
export interface GlobeView {
  game: 'globe';
  viewer: number | null;
  seats: number;
  options: { level: string; pieces: number; act_scene_line: boolean };
  corners: number[];
  question: {
    ask: string;
    seat: number;
    throw: string;
    dice: [number, number];
    piece: number | null;
    other: number | null;
    again: boolean;
    owner: number | null;
    names: number;
  };
  to_act: number[];
  progress: number[][];
  spaces: number[][];
  all_out: boolean;
  lost: number[];
  extra: number[];
  pile: number;
  card: { id: string; words: string; instruction: string; amount: number } | null;
  claims: { open: boolean; play: string | null; made: string[]; credit: number; owing: number[]; readers: number[] };
  named: [string, string][];
  book: [string, string][] | null;
  points: Record<string, number> | null;
}

export interface Space {
  at: number;
  play?: string;
  pink?: boolean;
  sketch?: boolean;
  instruction?: string;
  amount?: number;
}
export interface PlayRow {
  id: string;
  kind: string;
  title_en: string;
  title_de: string;
}

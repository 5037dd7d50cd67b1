/** The box of Troupe as the page draws it: rows of the game's data, given shape. */
import type { CatalogueInfo } from '../wire';
import type { Colour } from './symbols';

export type Effects = Record<string, number>;
export type Provenance = string | Record<string, string>;

export interface Character {
  id: string;
  kind: string;
  cost?: number;
  value?: number;
  activation?: Effects;
  power?: Effects;
  provenance?: Provenance;
}
export interface Act {
  id: string;
  length: number;
  shame: number;
  steps?: { space: number; pounds?: number; prestige?: number }[];
  awards?: number[];
}
export interface Gain {
  value: number;
  pounds: number;
  prestige: number;
}
export interface Objective {
  id: string;
  measure: string;
  steps: number[];
  provenance?: Provenance;
}

export interface Box {
  characters: Map<string, Character>;
  extra: Effects;
  acts: Act[];
  gains: Gain[];
  stage: { row: number; cells: string }[];
  values: Record<Colour, number>;
  objectives: Map<string, Objective>;
}

type Rows = CatalogueInfo['tables'][string];
const rows = <T>(tables: CatalogueInfo['tables'], name: string): T[] => (tables[name] ?? []) as Rows as T[];
const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((row) => [row.id, row]));

export function openBox(tables: CatalogueInfo['tables']): Box {
  const elements = rows<{ id: Colour; value: number }>(tables, 'element');
  return {
    characters: byId([...rows<Character>(tables, 'board'), ...rows<Character>(tables, 'character')]),
    extra: rows<{ power: Effects }>(tables, 'extra')[0]?.power ?? {},
    acts: rows<Act>(tables, 'act'),
    gains: rows<Gain>(tables, 'costume_gain'),
    stage: rows<{ row: number; cells: string }>(tables, 'stage'),
    values: Object.fromEntries(elements.map(({ id, value }) => [id, value])) as Record<Colour, number>,
    objectives: byId(rows<Objective>(tables, 'objective')),
  };
}

/** What a costume of these elements is worth, and what it earns once complete. */
export function costume(box: Box, colours: Colour[]): { value: number; gain: Gain } {
  const value = colours.reduce((sum, colour) => sum + box.values[colour], 0);
  return { value, gain: box.gains.find((gain) => gain.value === value) ?? { value, pounds: 0, prestige: 0 } };
}

export function isReconstructed(provenance: Provenance | undefined): boolean {
  if (typeof provenance === 'string') return provenance === 'reconstructed';
  return Object.values(provenance ?? {}).includes('reconstructed');
}

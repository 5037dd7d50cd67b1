/** A choice from its key alone, for what is told by keys: records and the analysis. */
import type { ChoiceInfo, GlobeChoice, TableInfo, TroupeChoice } from '../wire';

type Names<Told extends { verb: string; fields: object }> = {
  [Each in Told as Each['verb']]: Each['fields'] extends Record<string, never> ? [] : (keyof Each['fields'])[];
};

const troupe: Names<TroupeChoice> = {
  order: ['seat'],
  'draw:costume': ['colour'],
  'draw:set': ['colour'],
  deal: ['character'],
  'draw:objective': ['objective'],
  draft: ['character'],
  bid: ['cylinders'],
  pass: [],
  recruit: ['character'],
  extra: ['character'],
  activate: ['character'],
  boost: ['character'],
  advance: ['act'],
  retreat: ['act'],
  done: [],
  'take:costume': ['colour'],
  'take:set': ['colour'],
  dress: ['character'],
  build: ['cell'],
  'queen:pounds': [],
  'queen:objectives': [],
  keep: ['objective'],
  under: ['objective'],
  spare: ['character'],
};

const globe: Names<GlobeChoice> = {
  roll: ['low', 'high'],
  move: ['piece'],
  ladder: ['piece'],
  push: ['seat', 'piece'],
  force: [],
  spare: [],
  pick: [],
  follow: [],
  stop: [],
  done: [],
  challenge: [],
  allow: [],
  class: ['kind'],
  act: ['act'],
  scene: ['scene'],
  line: ['line'],
  sit: ['corners'],
  card: ['quotation'],
  state: ['source'],
  claim: ['character'],
};

const VERBS: Record<TableInfo['game'], Record<string, string[]>> = { troupe, globe };

export function choiceOf(game: TableInfo['game'], key: string): ChoiceInfo {
  const verbs = VERBS[game];
  const verb = Object.keys(verbs).find((verb) => key === verb || key.startsWith(`${verb}:`)) ?? key;
  const values = key.slice(verb.length + 1).split(verb === 'roll' ? '-' : ':');
  const value = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);
  const fields = (verbs[verb] ?? []).map((name, index) => [name, value(values[index] ?? '')]);
  return { key, verb, fields: Object.fromEntries(fields) };
}

/** Set-ups made for learning, as records: what was drawn and dealt until the learner's choice. */
import { importRecord, newTable, server } from '../net/api';
import type { GameInfo } from '../wire';
import { language, say } from '../words/words.svelte';
import { noteLesson } from './mine.svelte';

/** A chapter of a lesson: it begins after these moves, with a question to the learner, and ends with the answer. */
export interface Chapter {
  name: string;
  seats: number;
  options: object;
  moves: string[];
}

const nature = (verb: string, values: string[]): string[] => values.map((value) => `* ${verb}:${value}`);

/** Two troupes: the learner drafts first, among an actor, a costume mistress and a set dresser; every colour is on offer. */
const TROUPE: Chapter[] = [
  {
    name: 'day',
    seats: 2,
    options: { rest: 'simultaneous' },
    moves: [
      ...nature('order', ['1']),
      ...nature('draw:costume', ['black', 'pink', 'pink', 'purple', 'blue', 'green']),
      ...nature('draw:set', ['black', 'black', 'pink', 'pink', 'blue', 'green']),
      ...nature('deal', ['juliet', 'mistress-6a', 'dresser-6a', 'beatrice']),
    ],
  },
];

/** A seat throws so many times and moves its first piece each time. */
const runs = (seat: number, ...rolls: string[]): string[] =>
  rolls.flatMap((roll) => [`* roll:${roll}`, `${seat} move:0`]);
const roll = (...rolls: string[]): string[] => nature('roll', rolls);
const FIRST = roll('5-6', '1-2'); // the learner begins
const MET = [...FIRST, ...runs(0, '3-5'), ...runs(1, '1-6')];
const LAP = ['6-6', '6-6', '6-6', '6-6', '6-6'];

const chapter = (name: string, level: string, moves: string[]): Chapter => ({
  name,
  seats: 2,
  options: { level, pieces: 3 },
  moves,
});

/** From the first throw to the Globe: every kind of decision once, each in a position made for it. */
const GLOBE: Chapter[] = [
  chapter('move', 'basic', [...MET, ...roll('1-2')]),
  chapter('card', 'basic', [...MET, ...roll('4-6')]),
  chapter('push', 'basic', [
    ...[...MET, ...runs(0, '1-2'), ...roll('1-2'), '1 move:1'],
    ...[...roll('4-6'), '0 move:1', '* card:et-tu-brute'],
  ]),
  chapter('ladder', 'advanced', [
    ...[...FIRST, ...runs(0, '6-6', '6-6', '1-2')],
    ...[...runs(1, ...LAP, '2-4'), ...roll('3-4')],
  ]),
  chapter('name', 'tournament', [...FIRST, ...runs(0, '3-4')]),
  chapter('challenge', 'tournament', [
    ...[...FIRST, ...runs(0, '1-2'), '0 done'],
    ...[...runs(1, '3-4'), '1 claim:shylock'],
  ]),
  chapter('identify', 'tournament', [...FIRST, ...runs(0, '4-6'), '* card:to-be-or-not-to-be']),
  chapter('home', 'basic', [...[...FIRST, ...runs(0, ...LAP.slice(1), '5-6')], ...[...runs(1, '1-2'), ...roll('5-6')]]),
];

export const lessons: Record<GameInfo['name'], Chapter[]> = { troupe: TROUPE, globe: GLOBE };

function record(info: GameInfo, { seats, options, moves }: Chapter): string {
  const head = ['wooden-o record 1', `game: ${info.name}`, `rules: ${info.rules_version}`, `seats: ${seats}`];
  const data = [`data: ${info.fingerprint}`, `options: ${JSON.stringify(options)}`, ''];
  return [...head, ...data, ...moves, ''].join('\n');
}

/** Lays a chapter out and says where; if these rules or data do not know it any more, an ordinary table. */
export async function lay(game: GameInfo['name'], name = lessons[game][0]!.name): Promise<string> {
  const { games } = await server();
  const info = games.find((one) => one.name === game)!;
  const level = info.bots[Math.min(1, info.bots.length - 1)]!.level;
  const chapter = lessons[game].find((one) => one.name === name) ?? lessons[game][0]!;
  const wish = { record: record(info, chapter), ply: chapter.moves.length, seat: 0, level, name: say('ui-guest') };
  const seats = [
    { kind: 'me' as const, name: say('ui-guest') },
    { kind: 'bot' as const, level },
  ];
  const { table } = await importRecord(wish).catch(() => newTable({ game, seats, language: language() }));
  noteLesson(table, chapter.name);
  return `/t/${table}?guide=${chapter.name}`;
}

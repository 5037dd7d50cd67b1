/** Set-ups made for learning, as records: what was drawn and dealt until the learner's first choice. */
import type { GameInfo } from '../wire';

interface Lesson {
  text: string;
  ply: number;
}

function record(info: GameInfo, seats: number, options: object, moves: string[]): Lesson {
  const head = ['wooden-o record 1', `game: ${info.name}`, `rules: ${info.rules_version}`, `seats: ${seats}`];
  const data = [`data: ${info.fingerprint}`, `options: ${JSON.stringify(options)}`, ''];
  return { text: [...head, ...data, ...moves, ''].join('\n'), ply: moves.length };
}

const nature = (verb: string, values: string[]): string[] => values.map((value) => `* ${verb}:${value}`);

/** Two troupes: the learner drafts first, among an actor, a costume mistress and a set dresser; every colour is on offer. */
function troupe(info: GameInfo): Lesson {
  return record(info, 2, { rest: 'simultaneous' }, [
    ...nature('order', ['1']),
    ...nature('draw:costume', ['black', 'pink', 'pink', 'purple', 'blue', 'green']),
    ...nature('draw:set', ['black', 'black', 'pink', 'pink', 'blue', 'green']),
    ...nature('deal', ['juliet', 'mistress-6a', 'dresser-6a', 'beatrice']),
  ]);
}

/** Two players of the basic game: the learner's dice decide that the learner begins. */
function globe(info: GameInfo): Lesson {
  return record(info, 2, { level: 'basic', pieces: 3 }, nature('roll', ['5-6', '1-2', '3-5']));
}

export const lessons: Record<GameInfo['name'], (info: GameInfo) => Lesson> = { troupe, globe };

/** What only this browser knows of tables: which were laid out for lessons, and which are not to be listed any more. */
import type { TableLine } from '../wire';

const LESSONS = 'wooden-o-lessons';
const HIDDEN = 'wooden-o-hidden';

type Noted = Record<string, string>;
const noted = (store: string): Noted => JSON.parse(localStorage.getItem(store) ?? '{}') as Noted;
const state = $state({ lessons: noted(LESSONS), hidden: noted(HIDDEN) });

export function noteLesson(table: string, guide: string): void {
  state.lessons[table] = guide;
  localStorage.setItem(LESSONS, JSON.stringify(state.lessons));
}

/** A lesson goes with those before it, which it stood for. */
export function hide(table: string): void {
  for (const id of guideOf(table) ? Object.keys(state.lessons) : [table]) state.hidden[id] = '';
  localStorage.setItem(HIDDEN, JSON.stringify(state.hidden));
}

/** The chapter a table was laid out for, if it was. */
export const guideOf = (table: string): string | undefined => state.lessons[table];

/** One's tables without those hidden; of all lessons the latest alone. */
export function listed(lines: TableLine[]): TableLine[] {
  const kept = lines.filter(({ table }) => !(table.id in state.hidden));
  const lesson = kept.find(({ table }) => guideOf(table.id));
  return kept.filter((line) => line === lesson || !guideOf(line.table.id));
}

/** Requests to the server. What it refuses becomes a Refusal that carries the server's reason. */
import type {
  Analysis,
  Booklet,
  Branch,
  CatalogueInfo,
  ImportRecord,
  Join,
  Leave,
  Lobby,
  Moment,
  NewTable,
  Problem,
  RecordText,
  Replay,
  Seated,
  SeatSettings,
  ServerInfo,
  Webhook,
} from '../wire';
import { outdated, reload } from './update';

const PAUSE = 1000; // milliseconds between attempts

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

const problem = (status: number, title: string, code: string): Problem => ({
  status,
  title,
  code,
  detail: '',
  reason: null,
  type: 'about:blank',
});

async function request<T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Refusal(problem(0, 'offline', 'offline'));
  }
  if (!answer.ok) throw new Refusal(await problemOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return problem(answer.status, answer.statusText, 'unknown');
  }
}

/** What requests, and imports of parts of the page, fail with while the server cannot be reached. */
const offline = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Refusal && error.problem.code === 'offline');

/** Try until the server answers; whoever waits may be told that it cannot be reached. */
export async function insist<T>(deed: () => Promise<T>, tell: (error: unknown) => void = () => {}): Promise<T> {
  for (;;) {
    try {
      return await deed();
    } catch (error) {
      if (!offline(error)) throw error;
      tell(error);
      await new Promise((wake) => setTimeout(wake, PAUSE));
    }
  }
}

const seen = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);
const boxes = new Map<string, Promise<CatalogueInfo>>();

/** What the server is; if it has been updated meanwhile, the page follows. */
export async function server(): Promise<ServerInfo> {
  const told = await request<ServerInfo>('/server');
  if (outdated(told.page)) reload();
  return told;
}
export const booklet = (): Promise<Booklet> => request('/booklet');
export const newTable = (wish: NewTable): Promise<Seated> => request('/tables', wish);
export const openTables = (): Promise<Lobby> => request('/tables');
export const myTables = (): Promise<Lobby> => request('/me/tables');
export const join = (id: string, wish: Join): Promise<Seated> => request(`/tables/${id}/join`, wish);
export const claim = (id: string, token: string): Promise<Seated> => request(`/tables/${id}/claim`, { token });
export const link = (id: string, seat: number): Promise<Seated> => request(`/tables/${id}/links`, { seat });
export const begin = (id: string, level: string): Promise<void> => request(`/tables/${id}/begin`, { level });
export const close = (id: string): Promise<void> => request(`/tables/${id}/close`, undefined, 'POST');
export const leave = (id: string, wish: Leave): Promise<void> => request(`/tables/${id}/leave`, wish);
export const settle = (id: string, wish: SeatSettings): Promise<void> => request(`/tables/${id}/settings`, wish);
export const webhook = (id: string, wish: Webhook): Promise<void> => request(`/tables/${id}/webhook`, wish);
export const rematch = (id: string): Promise<Seated> => request(`/tables/${id}/rematch`, undefined, 'POST');
export const branch = (id: string, wish: Branch): Promise<Seated> => request(`/tables/${id}/branch`, wish);
export const replay = (id: string, seat: number | null): Promise<Replay> =>
  request(`/tables/${id}/replay${seen(seat)}`);
export const record = (id: string): Promise<RecordText> => request(`/tables/${id}/record`);
export const importRecord = (wish: ImportRecord): Promise<Seated> => request('/records', wish);
export const analyse = (id: string): Promise<Analysis> => request(`/tables/${id}/analysis`, undefined, 'POST');
export const analysis = (id: string): Promise<Analysis> => request(`/tables/${id}/analysis`);
export const moment = (id: string, ply: number, seat: number | null): Promise<Moment> =>
  request(`/tables/${id}/at/${ply}${seen(seat)}`);

/** The facts a table is played with; asked for once. */
export function catalogue(path: string): Promise<CatalogueInfo> {
  const known = boxes.get(path) ?? request<CatalogueInfo>(path);
  boxes.set(path, known);
  known.catch(() => boxes.delete(path));
  return known;
}

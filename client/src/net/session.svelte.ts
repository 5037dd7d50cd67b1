/** A live table: reconnects by itself, and sends every command until it is answered, under the same id. */
import { WIRE_VERSION } from '../wire';
import type {
  Answered,
  ChatLine,
  ClientMessage,
  Done,
  EventInfo,
  Explained,
  Matched,
  Presence,
  Problem,
  Refused,
  ServerMessage,
  Snapshot,
} from '../wire';

type Commanded = Extract<ClientMessage, { command: string }>;
type Wish = Commanded extends infer Each ? (Each extends Commanded ? Omit<Each, 'command'> : never) : never;
type Answer = Done | Refused | Explained | Answered;
interface Waiting {
  message: Commanded;
  answer: (answer: Answer) => void;
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds between attempts
const RELOAD = 'wooden-o-reloaded';

export class Session {
  snapshot = $state.raw<Snapshot | null>(null);
  events = $state.raw<EventInfo[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  link = $state<'connecting' | 'open' | 'lost' | 'none'>('connecting');
  problem = $state.raw<Problem | null>(null);
  sending = $state(0);

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private attempts = 0;
  private closed = false;
  private timer = 0;
  private page = '';

  constructor(readonly table: string) {
    this.connect();
    addEventListener('online', this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    this.socket?.close();
  }

  look(seat: number | null): void {
    this.events = [];
    this.send({ type: 'look', seat });
  }

  /** Send a wish and wait for its answer, however often the line breaks. */
  command(wish: Wish): Promise<Answer> {
    const message = { ...wish, command: freshCommand() } as Commanded;
    this.sending += 1;
    return new Promise((answer) => {
      this.waiting.set(message.command, { message, answer });
      this.send(message);
    });
  }

  async why(seat: number, key: string): Promise<string | null> {
    const answer = await this.command({ type: 'why', seat, key });
    return answer.type === 'explained' ? answer.reason : null;
  }

  async ask(seat: number, text: string, verb?: string): Promise<Matched[]> {
    const answer = await this.command({ type: 'ask', seat, text, verb });
    return answer.type === 'answered' ? answer.matches : [];
  }

  private hurry = (): void => {
    if (this.link === 'lost') this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => socket === this.socket && this.lost(code);
  }

  private greet(): void {
    const since = this.snapshot?.sequence ?? 0;
    this.send({ type: 'hello', wire: WIRE_VERSION, since, chat_since: this.chat.at(-1)?.number ?? 0 });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(code: number): void {
    if (this.closed) return;
    if (code === 4404) this.link = 'none';
    else if (code === 4426) reload();
    else this.retry();
  }

  private retry(): void {
    this.link = 'lost';
    const pause = PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)]!;
    this.attempts += 1;
    this.timer = window.setTimeout(() => this.connect(), pause);
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'snapshot') this.take(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'said') this.chat = [...this.chat, message.line];
    else if (message.type === 'refused') this.refuse(message);
    else if ('command' in message) this.settle(message.command, message);
  }

  private take(snapshot: Snapshot): void {
    if (this.page && this.page !== snapshot.page) reload();
    this.page = snapshot.page;
    const { start, events } = snapshot.log;
    this.events = [...this.events.filter(({ ply }) => ply < start), ...events];
    const known = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...snapshot.chat.filter(({ number }) => number > known)];
    this.snapshot = snapshot;
    if (this.link === 'open') return;
    this.link = 'open';
    this.attempts = 0;
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private refuse(message: Refused): void {
    if (message.problem.code !== 'stale') this.problem = message.problem;
    if (message.command) this.settle(message.command, message);
  }

  private settle(command: string, answer: Answer): void {
    const known = this.waiting.get(command);
    if (!known) return;
    this.waiting.delete(command);
    this.sending -= 1;
    known.answer(answer);
  }
}

function freshCommand(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server was updated: fetch the new page, but never twice in a row. */
function reload(): void {
  const last = Number(sessionStorage.getItem(RELOAD) ?? 0);
  if (Date.now() - last < 20_000) return;
  sessionStorage.setItem(RELOAD, String(Date.now()));
  location.reload();
}

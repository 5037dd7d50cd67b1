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
import { outdated, reload } from './update';

type Commanded = Extract<ClientMessage, { command: string }>;
type Wish = Commanded extends infer Each ? (Each extends Commanded ? Omit<Each, 'command'> : never) : never;
type Answer = Done | Refused | Explained | Answered;
interface Waiting {
  message: Commanded;
  answer: (answer: Answer) => void;
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds between attempts
const BEAT = 4000; // milliseconds between looks at the line
const QUIET = 20_000; // milliseconds of silence that are nothing unusual
const LONGEST = 120; // letters of a question

export class Session {
  snapshot = $state.raw<Snapshot | null>(null);
  events = $state.raw<EventInfo[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  link = $state<'connecting' | 'open' | 'lost' | 'none' | 'broken'>('connecting');
  problem = $state.raw<Problem | null>(null);

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private attempts = 0;
  private timer = 0;
  private heard = 0;
  private asked = 0; // when the server was last asked whether it is there
  private readonly pulse = setInterval(() => this.feel(), BEAT);

  constructor(readonly table: string) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.hangUp();
  }

  look(seat: number | null): void {
    this.events = [];
    this.send({ type: 'look', seat });
  }

  /** Send a wish and wait for its answer, however often the line breaks. */
  command(wish: Wish): Promise<Answer> {
    const message = { ...wish, command: freshCommand() } as Commanded;
    return new Promise((answer) => {
      this.waiting.set(message.command, { message, answer });
      if (this.link === 'open') this.send(message);
    });
  }

  async why(seat: number, key: string): Promise<string | null> {
    const answer = await this.command({ type: 'why', seat, key });
    return answer.type === 'explained' ? answer.reason : null;
  }

  async ask(seat: number, text: string, verb?: string): Promise<Matched[]> {
    const answer = await this.command({ type: 'ask', seat, text: text.slice(0, LONGEST), verb });
    return answer.type === 'answered' ? answer.matches : [];
  }

  // The line

  private hurry = (): void => {
    if (document.hidden) return;
    if (this.link === 'lost') this.connect();
    else this.feel();
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.hangUp();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }) => socket === this.socket && this.hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => socket === this.socket && this.lost(code);
  }

  /** Whatever this socket still says is not listened to: a dead one may take minutes to notice. */
  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private greet(): void {
    const since = this.events.length ? (this.snapshot?.sequence ?? 0) : 0;
    this.send({ type: 'hello', wire: WIRE_VERSION, since, chat_since: this.chat.at(-1)?.number ?? 0 });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** A line can be dead without a word: ask, and if the last question is still unanswered, dial again. */
  private feel(): void {
    if (this.link !== 'open') return;
    const now = Date.now();
    if (this.asked > this.heard) {
      if (now - this.asked < BEAT / 2) return;
      this.hangUp();
      this.retry();
    } else if (this.waiting.size || now - this.heard > QUIET) {
      this.asked = now;
      this.send({ type: 'ping' });
    }
  }

  private lost(code: number): void {
    if (code === 4404) this.link = 'none';
    else if (code === 4409) this.link = 'broken';
    else if (code === 4426) reload();
    else this.retry();
  }

  private retry(): void {
    this.link = 'lost';
    const pause = PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)]!;
    this.attempts += 1;
    this.timer = window.setTimeout(() => this.connect(), pause);
  }

  // What the server says

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === 'snapshot') this.take(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'said') this.listen([message.line]);
    else if (message.type === 'refused') this.refuse(message);
    else if ('command' in message) this.settle(message.command, message);
  }

  private take(snapshot: Snapshot): void {
    const { start, events } = snapshot.log;
    this.events = [...this.events.filter(({ ply }) => ply < start), ...events];
    this.listen(snapshot.chat);
    this.snapshot = snapshot;
    if (this.link !== 'open') this.resume();
    this.renew();
  }

  private listen(lines: ChatLine[]): void {
    const known = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter(({ number }) => number > known)];
  }

  private resume(): void {
    this.link = 'open';
    this.attempts = 0;
    for (const { message } of this.waiting.values()) this.send(message);
  }

  /** After an update the page is loaded anew, but not before everything chosen has been stored. */
  private renew(): void {
    if (this.snapshot && outdated(this.snapshot.page) && !this.waiting.size) reload();
  }

  /** Messages are answered in their order, so one that could not be read is the oldest that waits. */
  private refuse(message: Refused): void {
    const command = message.command ?? this.waiting.keys().next().value ?? '';
    this.settle(command, message);
    if (message.problem.code !== 'stale') this.problem = message.problem;
  }

  private settle(command: string, answer: Answer): void {
    const known = this.waiting.get(command);
    if (!known) return;
    this.waiting.delete(command);
    if (answer.type === 'done') this.problem = null;
    known.answer(answer);
    this.renew();
  }
}

function freshCommand(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

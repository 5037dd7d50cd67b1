// Made by `python -m wooden_o.server.typescript` from the server's types; change those instead.
export const WIRE_VERSION = 1;
export const NATURE = -1;

/** The bots' opinion on a finished game. */
export interface Analysis {
  state: "done" | "failed" | "none" | "running";
  done: number;
  total: number;
  report: AnalysisReport | null;
  detail: string;
}

/** Choice by choice; `turning_points` are the steps of those that cost most, dearest first. */
export interface AnalysisReport {
  seats: number;
  moves: Judgement[];
  mean_loss: number[];
  turning_points: number[];
}

/** The choices that typed words may mean, best first. */
export interface Answered {
  type: "answered";
  command: string;
  matches: Matched[];
}

/** Which legal choices may these typed words mean? */
export interface Ask {
  type: "ask";
  seat: number;
  text: string;
  command: string;
  verb?: string | null;
}

/** Start without waiting on; open seats go to bots of that level. */
export interface Begin {
  level: string;
}

/** All the answers; closed to those at a table where one of them is being asked for. */
export interface Booklet {
  plays: BookletPlay[];
  characters: BookletCharacter[];
  quotations: BookletQuotation[];
  kings: BookletKing[];
}

/** Somebody of a play, by all names that are accepted. */
export interface BookletCharacter {
  play: string;
  id: string;
  name: string;
  aliases: string[];
}

/** A reign; its story is the message `booklet-king-<id>`. */
export interface BookletKing {
  id: string;
  name_en: string;
  name_de: string;
  reigned_from: number;
  reigned_to: number;
  house: string;
  plays: string[];
}

/** A play in the booklet; its synopsis is the message `booklet-synopsis-<id>`. */
export interface BookletPlay {
  id: string;
  class: "comedy" | "history" | "tragedy";
  written: string;
  first_printed: number;
  title_en: string;
  title_de: string;
}

/** Where a quotation is from: `source` is a play or `sonnets`. */
export interface BookletQuotation {
  id: string;
  words: string;
  source: string;
  sonnet: number;
  speaker: string;
  act: number;
  scene: number;
  line: number;
  line_checked: boolean;
}

/** A level of bot; its name and description are the messages `bot-<game>-<level>` and `bot-<game>-<level>-about`. */
export interface BotInfo {
  level: string;
  strength: number;
}

/** Play on from a ply of a finished game in that seat, bots of that level in the others. */
export interface Branch {
  ply: number;
  seat: number;
  level: string;
  name?: string | null;
}

/** The public facts of a game's box, by table of its data: rows as in the data files. */
export interface CatalogueInfo {
  game: "globe" | "troupe";
  fingerprint: string;
  tables: Record<string, Record<string, unknown>[]>;
}

/** Something said; `seat` is none for a spectator. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A legal choice: its key, and its parts for those who draw it. */
export interface ChoiceInfo {
  key: string;
  verb: string;
  fields: Record<string, string | number>;
}

/** Make a choice. `command` is new for each, the same for its retries; `after`: the sequence it was made at. */
export interface Choose {
  type: "choose";
  seat: number;
  key: string;
  command: string;
  after?: number | null;
}

/** Come back to a seat by its secret. */
export interface Claim {
  token: string;
}

/** `move`: so many seconds for every turn; `game`: for all turns of a seat together. Then a bot plays on. */
export interface ClockChoice {
  kind?: "game" | "move" | "none";
  seconds?: number | null;
}

/** The time of a seat: seconds left at `now`, and if it runs, when it will have run out (then a bot plays on). */
export interface ClockInfo {
  seat: number;
  left: number;
  running: boolean;
  deadline: number | null;
}

/** Agree to an offer to go back, or not. */
export interface Consent {
  type: "consent";
  seat: number;
  offer: number;
  agree: boolean;
  command: string;
}

/** The command is stored; nothing will lose it. */
export interface Done {
  type: "done";
  command: string;
  sequence: number;
}

/** What happened at a ply, as far as the viewer may know: `event-<event>` is its message, the rest its arguments. */
export interface EventInfo {
  ply: number;
  event: GameEvent;
}

/** Forget all events from ply `start` on, then take these. */
export interface EventLog {
  start: number;
  events: EventInfo[];
}

/** The rule against a choice, as the message `reason-<reason>`; none if it is legal. */
export interface Explained {
  type: "explained";
  command: string;
  reason: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: "globe" | "troupe";
  rules_version: number;
  fingerprint: string;
  seats: number[];
  options: OptionInfo[];
  bots: BotInfo[];
}

/** How long a side and a ladder are, and whose corners they are. */
export interface GlobeBoard {
  side: number;
  ladder: number;
  corners: string[];
}

/** The tables of Globe's catalogue. */
export interface GlobeBox {
  board: GlobeBoard[];
  spaces: GlobeSpace[];
  plays: GlobePlay[];
  characters: GlobeName[];
  quotations: GlobeWords[];
  cards: GlobeRed[];
}

/** The words and the red instruction, never the source. */
export interface GlobeCard {
  id: string;
  words: string;
  instruction: string;
  amount: number;
}

/** The last play or card that was talked about, what was claimed of it, and what that has earned so far. */
export interface GlobeClaims {
  open: boolean;
  play: string | null;
  made: string[];
  credit: number;
  owing: number[];
  readers: number[];
}

/** A character that can be claimed; of which play, only the booklet tells. */
export interface GlobeName {
  id: string;
  name: string;
}

/** What was agreed before the game. */
export interface GlobeOptions {
  level: "advanced" | "basic" | "solitaire" | "tournament";
  pieces: number;
  act_scene_line: boolean;
}

/** A play; `kind` is its class in the First Folio. */
export interface GlobePlay {
  id: string;
  kind: "comedy" | "history" | "tragedy";
  title_en: string;
  title_de: string;
}

/** What is being asked, and what is still owed in this turn; pieces count from 0 within their seat. */
export interface GlobeQuestion {
  ask: "corners" | "draw" | "follow" | "force" | "identify" | "move" | "name" | "nothing" | "push" | "start" | "throw" | "window";
  seat: number;
  throw: "double" | "interim" | "turn";
  dice: [number, number] | null;
  piece: number | null;
  other: number | null;
  again: boolean;
  thrower: number | null;
  owner: number | null;
  ended: boolean;
  treat: boolean;
  names: number;
  reason: string;
  start: GlobeStart | null;
}

/** The red instruction on the card of a quotation. */
export interface GlobeRed {
  quotation: string;
  instruction: string;
  amount: number;
}

/** A space of the track; `play` is empty where none is named. */
export interface GlobeSpace {
  at: number;
  play: string;
  pink: boolean;
  sketch: boolean;
  instruction: string;
  amount: number;
}

/** Rolling for the start: who is still to roll, who leads, and with what. */
export interface GlobeStart {
  owing: number[];
  leaders: number[];
  best: number;
}

/** All that a seat, or a spectator, may know of a game of Globe. */
export interface GlobeView {
  game: "globe";
  viewer: number | null;
  seats: number;
  options: GlobeOptions;
  corners: number[];
  question: GlobeQuestion;
  to_act: number[];
  progress: number[][];
  spaces: number[][];
  all_out: boolean;
  lost: number[];
  extra: number[];
  pile: number;
  discards: string[];
  card: GlobeCard | null;
  claims: GlobeClaims;
  named: [string, string][];
  book: [string, string][] | null;
  points: Record<string, number> | null;
  standing: StandingInfo | null;
}

/** A quotation; where it is from, only the booklet tells. */
export interface GlobeWords {
  id: string;
  words: string;
}

/** The first message: a seat's secret unless the cookie knows it, and the last sequence seen, to catch up from. */
export interface Hello {
  type: "hello";
  wire: number;
  token?: string | null;
  since?: number;
  chat_since?: number;
}

/** Open a record as a table: to look at, or to play on from a ply in a seat, bots in the others. */
export interface ImportRecord {
  record: string;
  name?: string | null;
  ply?: number | null;
  seat?: number | null;
  level?: string | null;
  data?: string | null;
}

/** Take an open seat, any one or this one. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** A choice that was not forced: its worth and the best one's, as its seat's chance to win (0 to 1). */
export interface Judgement {
  step: number;
  seat: number;
  chosen: string;
  best: string;
  value: number;
  best_value: number;
  standing: number[];
  choices: number;
  alternatives: [string, number][];
  loss: number;
  turning_point: boolean;
}

/** Leave a seat to a bot (`away`), or come back to it; before the game begins `away` gives it back. */
export interface Leave {
  seat: number;
  away: boolean;
}

/** A list of tables, newest first. */
export interface Lobby {
  tables: TableLine[];
}

/** See the table from a seat one holds, or as a spectator. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** A choice that typed words may mean; 100 is certain. */
export interface Matched {
  key: string;
  words: string;
  score: number;
}

/** The table as it stood after so many moves. */
export interface Moment {
  ply: number;
  viewer: number | null;
  view: View;
  to_act: number[];
}

/** One line of a finished game's record. */
export interface MoveInfo {
  seat: number;
  key: string;
}

/** A further secret for a seat one holds. */
export interface NewLink {
  seat: number;
}

/** A table as somebody wants it. */
export interface NewTable {
  game: "globe" | "troupe";
  seats: SeatChoice[];
  options?: Record<string, string | number | boolean>;
  data?: string | null;
  name?: string | null;
  visibility?: "open" | "private";
  clock?: ClockChoice;
  window?: number | null;
  real_table?: boolean;
  hot_seat?: boolean;
  language?: "de" | "en";
}

/** Somebody asks all to go back to a ply; it lapses with the next move. */
export interface OfferInfo {
  offer: number;
  seat: number;
  ply: number;
  agreed: number[];
  asked: number[];
}

/** One option of a game: its values, the first of `values` being the default. */
export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  when: Record<string, (string | number | boolean)[]>;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Here. */
export interface Pong {
  type: "pong";
}

/** Who is here. */
export interface Presence {
  type: "presence";
  present: number[];
  spectators: number;
}

/** Why a request was refused: the message `problem-<code>`, and for a rule `reason-<reason>`. */
export interface Problem {
  status: number;
  title: string;
  code: string;
  detail: string;
  reason: string | null;
  type: string;
}

/** How far the analysis of this game has come. */
export interface Progress {
  type: "progress";
  done: number;
  total: number;
}

/** A game as text. */
export interface RecordText {
  record: string;
}

/** Play again what was taken back last. */
export interface Redo {
  type: "redo";
  seat: number;
  command: string;
}

/** The command changed nothing. `command` is none if the message itself could not be read. */
export interface Refused {
  type: "refused";
  command: string | null;
  problem: Problem;
}

/** A game from start to ply `length`, as the viewer may know it; `moves` only of finished games. */
export interface Replay {
  table: TableInfo;
  viewer: number | null;
  length: number;
  events: EventInfo[];
  moves: MoveInfo[] | null;
  standing: StandingInfo | null;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** Say something to all. */
export interface Say {
  type: "say";
  text: string;
  command: string;
  seat?: number | null;
}

/** Who is to sit there: `me` (the one who asks), `open` to whoever comes, a `bot`, or, at one screen, a `person`. */
export interface SeatChoice {
  kind: "bot" | "me" | "open" | "person";
  name?: string | null;
  level?: string | null;
}

/** A seat as everybody sees it. `away`: a bot plays for the person. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  present: boolean;
  away: boolean;
  yours: boolean;
  auto_pass: boolean;
}

/** The secret of one seat: keep it in the fragment of a link, `/t/<table>#<token>`. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** How a seat likes it; what is left out stays. */
export interface SeatSettings {
  seat: number;
  auto_pass?: boolean | null;
  name?: string | null;
}

/** Where the asker now sits, with the secrets that bring him back on any device. */
export interface Seated {
  table: string;
  seats: SeatKey[];
}

/** The server itself; a page whose `wire` differs reloads. */
export interface ServerInfo {
  version: string;
  wire: number;
  page: string;
  games: GameInfo[];
  languages: ("de" | "en")[];
  webhooks: boolean;
  window: number;
}

/** The table as the viewer may know it, whole; only events and chat are what is new since the last one. */
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  sequence: number;
  ply: number;
  viewer: number | null;
  held: number[];
  view: View | null;
  to_act: number[];
  legal: ChoiceInfo[];
  typed: TypedInfo[];
  nature: ChoiceInfo[];
  log: EventLog;
  digest: number;
  chat: ChatLine[];
  take_back: TakeBackInfo;
  now: number;
  clocks: ClockInfo[];
  window: WindowInfo | null;
  booklet_open: boolean;
  standing: StandingInfo | null;
  page: string;
}

/** How a game ended, by seat. */
export interface StandingInfo {
  places: number[];
  scores: number[];
  breakdown: Record<string, number>[];
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  game: "globe" | "troupe";
  options: Record<string, unknown>;
  rules_version: number;
  fingerprint: string;
  own_data: boolean;
  status: "broken" | "over" | "playing" | "waiting";
  visibility: "open" | "private";
  clock: ClockChoice;
  window: number;
  real_table: boolean;
  hot_seat: boolean;
  language: "de" | "en";
  created: number;
  seats: SeatInfo[];
  host: boolean;
  rematch: string | null;
  origin: string | null;
}

/** A table in a list. */
export interface TableLine {
  table: TableInfo;
  moves: number;
  to_act: number[];
  your_turn: boolean;
  changed: number;
}

/** Take the last step back, or ask the others for it; `ply` asks to go back further. */
export interface TakeBack {
  type: "take-back";
  seat: number;
  command: string;
  ply?: number | null;
}

/** What `seat` (the viewer's; at a hot seat the last that moved) may take back: `free` at once, else `why` not. */
export interface TakeBackInfo {
  seat: number | null;
  free: boolean;
  why: string | null;
  may_ask: boolean;
  redo: boolean;
  offer: OfferInfo | null;
}

/** Discs by seat as [space, height in the pile]. */
export interface TroupeAct {
  length: number;
  discs: [number, number][];
  neutral: [number, number] | null;
}

/** Somebody of a troupe. */
export interface TroupeCharacter {
  id: string;
  extra: boolean;
  used: boolean;
  resting: boolean;
  costume: ("black" | "blue" | "green" | "pink" | "purple" | "yellow")[];
}

/** Elements counted by colour. */
export interface TroupeElements {
  costume: Partial<Record<"black" | "blue" | "green" | "pink" | "purple" | "yellow", number>>;
  set: Partial<Record<"black" | "blue" | "green" | "pink" | "purple" | "yellow", number>>;
}

/** Objectives of a troupe; faces for its owner, or for all at the end. */
export interface TroupeHand {
  kept: number;
  drawn: number;
  faces: string[] | null;
  drawn_faces: string[] | null;
}

/** Objectives put back, as [by seat, face if the viewer's own]. */
export interface TroupeObjectiveDeck {
  unseen: number;
  queue: ([number, string | null])[];
}

/** What was agreed before the game. */
export interface TroupeOptions {
  rest: "simultaneous" | "strategic";
}

/** What is being asked, and how far the asking has come. */
export interface TroupeQuestion {
  ask: string;
  seat: number | null;
  left: number;
  budget: number;
  kinds: "both" | "costume" | "set" | null;
  jewels: boolean;
  held: "black" | "blue" | "green" | "pink" | "purple" | "yellow" | null;
  cursor: number;
}

/** One troupe. `secret` is the owner's sealed choice: cylinders, or who stays awake. */
export interface TroupeSeat {
  prestige: number;
  sources: Record<string, number>;
  pounds: number;
  wages: number;
  ambiance: number;
  tokens: number;
  cylinders: number;
  hired: boolean;
  passed: boolean;
  sealed: boolean;
  secret: number | string | null;
  characters: TroupeCharacter[];
  stage: Record<string, "black" | "blue" | "green" | "pink" | "purple" | "yellow">;
  objectives: TroupeHand;
}

/** All that a seat, or a spectator, may know of a game of Troupe. */
export interface TroupeView {
  game: "troupe";
  viewer: number | null;
  seats: number;
  options: TroupeOptions;
  day: number;
  phase: "ambiance" | "company" | "end" | "maintenance" | "rehearsal" | "rest" | "set-up" | "wager";
  question: TroupeQuestion;
  to_act: number[];
  order: number[];
  initiative: number[];
  acts: TroupeAct[];
  market: TroupeElements;
  bags: TroupeElements;
  display: string[];
  deck: string[];
  discards: string[];
  objectives: TroupeObjectiveDeck;
  troupes: TroupeSeat[];
  standing: StandingInfo | null;
}

/** Choices too many to list: the person types, `ask` finds the key. */
export interface TypedInfo {
  verb: string;
  count: number;
}

/** An address outside that is told when it is this seat's turn; none: no more. */
export interface Webhook {
  seat: number;
  url?: string | null;
}

/** What is posted to a webhook. */
export interface WebhookCall {
  table: string;
  seat: number;
  game: "globe" | "troupe";
  sequence: number;
}

/** Why is this not legal? */
export interface Why {
  type: "why";
  seat: number;
  key: string;
  command: string;
}

/** The time to challenge a claim: whoever has not called by the deadline lets it stand. */
export interface WindowInfo {
  seconds: number;
  left: number;
  deadline: number;
}

export type ClientMessage = Hello | Look | Choose | Why | Ask | TakeBack | Consent | Redo | Say | Ping;

export type ServerMessage = Snapshot | Presence | Done | Refused | Explained | Answered | Said | Progress | Pong;

export type TroupeEvent =
  | { event: "order-set"; order: number[] }
  | { event: "market-opened"; costumes: Record<string, number>; sets: Record<string, number> }
  | { event: "display-opened"; characters: string[] }
  | { event: "deck-reshuffled" }
  | { event: "drafted"; seat: number; character: string }
  | { event: "day-begun"; day: number }
  | { event: "wager-sealed"; seat: number }
  | { event: "wagers-revealed"; bids: number[]; order: number[] }
  | { event: "recruited"; seat: number; character: string }
  | { event: "extra-hired"; seat: number; character: string }
  | { event: "activated"; seat: number; character: string; boosted: boolean }
  | { event: "initiative-taken"; seat: number; position: number }
  | { event: "passed"; seat: number }
  | { event: "moved"; seat: number; act: number; steps: number; space: number }
  | { event: "dressed"; seat: number; colour: string; character: string }
  | { event: "costume-completed"; seat: number; character: string; value: number }
  | { event: "built"; seat: number; colour: string; cell: string }
  | { event: "token-gained"; seat: number }
  | { event: "earned"; seat: number; pounds: number }
  | { event: "scored"; seat: number; points: number; source: string }
  | { event: "ambiance-shifted"; seat: number; steps: number; ambiance: number }
  | { event: "objective-drawn"; seat: number; objective: string | null }
  | { event: "objective-kept"; seat: number; objective: string | null }
  | { event: "objective-put-back"; seat: number; objective: string | null }
  | { event: "ambiance-checked"; purples: number }
  | { event: "rehearsed"; seat: number; characters: string[] }
  | { event: "act-scored"; seat: number; act: number; points: number; pounds: number }
  | { event: "neutrals-moved"; space: number }
  | { event: "rest-sealed"; seat: number }
  | { event: "rested"; seat: number; spared: string | null; resting: string[] }
  | { event: "game-ended"; places: number[]; scores: number[] };

export type TroupeChoice =
  | { key: string; verb: "order"; fields: { seat: number } }
  | { key: string; verb: "draw:costume"; fields: { colour: string } }
  | { key: string; verb: "draw:set"; fields: { colour: string } }
  | { key: string; verb: "deal"; fields: { character: string } }
  | { key: string; verb: "draw:objective"; fields: { objective: string } }
  | { key: string; verb: "draft"; fields: { character: string } }
  | { key: string; verb: "bid"; fields: { cylinders: number } }
  | { key: string; verb: "pass"; fields: Record<string, never> }
  | { key: string; verb: "recruit"; fields: { character: string } }
  | { key: string; verb: "extra"; fields: { character: string } }
  | { key: string; verb: "activate"; fields: { character: string } }
  | { key: string; verb: "boost"; fields: { character: string } }
  | { key: string; verb: "advance"; fields: { act: number } }
  | { key: string; verb: "retreat"; fields: { act: number } }
  | { key: string; verb: "done"; fields: Record<string, never> }
  | { key: string; verb: "take:costume"; fields: { colour: string } }
  | { key: string; verb: "take:set"; fields: { colour: string } }
  | { key: string; verb: "dress"; fields: { character: string } }
  | { key: string; verb: "build"; fields: { cell: string } }
  | { key: string; verb: "queen:pounds"; fields: Record<string, never> }
  | { key: string; verb: "queen:objectives"; fields: Record<string, never> }
  | { key: string; verb: "keep"; fields: { objective: string } }
  | { key: string; verb: "under"; fields: { objective: string } }
  | { key: string; verb: "spare"; fields: { character: string } };

export type GlobeEvent =
  | { event: "corner-taken"; seat: number; play: string }
  | { event: "start-rolled"; seat: number; dice: [number, number] }
  | { event: "turn-begun"; seat: number; throw: string }
  | { event: "turn-skipped"; seat: number; left: number }
  | { event: "turn-lost"; seat: number; owed: number }
  | { event: "rolled"; seat: number; dice: [number, number]; throw: string }
  | { event: "moved"; seat: number; piece: number; start: number; end: number; space: number; cause: string; by: number }
  | { event: "came-home"; seat: number; piece: number }
  | { event: "opponent-met"; seat: number; piece: number; space: number }
  | { event: "space-shared"; seat: number; piece: number; other: number }
  | { event: "card-drawn"; seat: number; card: string; words: string; instruction: string; amount: number; reason: string }
  | { event: "card-ignored"; seat: number; card: string }
  | { event: "deck-reshuffled" }
  | { event: "corner-judged"; seat: number; guest: number; forced: boolean }
  | { event: "character-named"; seat: number; play: string; character: string }
  | { event: "fact-stated"; seat: number; card: string; fact: string; value: string }
  | { event: "claim-stood"; seat: number }
  | { event: "challenged"; seat: number; by: number; right: boolean }
  | { event: "book-opened"; seat: number; page: [string, string][] | null }
  | { event: "answer-marked"; seat: number; kind: string; points: number }
  | { event: "game-won"; seat: number }
  | { event: "thespian-proclaimed"; seat: number; points: number };

export type GlobeChoice =
  | { key: string; verb: "roll"; fields: { low: number; high: number } }
  | { key: string; verb: "move"; fields: { piece: number } }
  | { key: string; verb: "ladder"; fields: { piece: number } }
  | { key: string; verb: "push"; fields: { seat: number; piece: number } }
  | { key: string; verb: "force"; fields: Record<string, never> }
  | { key: string; verb: "spare"; fields: Record<string, never> }
  | { key: string; verb: "pick"; fields: Record<string, never> }
  | { key: string; verb: "follow"; fields: Record<string, never> }
  | { key: string; verb: "stop"; fields: Record<string, never> }
  | { key: string; verb: "done"; fields: Record<string, never> }
  | { key: string; verb: "challenge"; fields: Record<string, never> }
  | { key: string; verb: "allow"; fields: Record<string, never> }
  | { key: string; verb: "class"; fields: { kind: string } }
  | { key: string; verb: "act"; fields: { act: number } }
  | { key: string; verb: "scene"; fields: { scene: number } }
  | { key: string; verb: "line"; fields: { line: number } }
  | { key: string; verb: "sit"; fields: { corners: string } }
  | { key: string; verb: "card"; fields: { quotation: string } }
  | { key: string; verb: "state"; fields: { source: string } }
  | { key: string; verb: "claim"; fields: { character: string } };

export type View = TroupeView | GlobeView;
export type GameEvent = TroupeEvent | GlobeEvent;

// Written by `python -m aedilis.typescript`; do not edit.
// The messages of the table server (docs/protocol.md). `Game` collects the types that belong to one game.

export interface Game {
  Action: { type: string; seat: number };
  Event: { type: string };
  View: {
    game: string;
    players: number;
    seat: number | null;
    phase: string;
    to_act: number[];
    winners: number[] | null;
    seats: { sealed: boolean }[];
  };
  Preview: unknown;
}

export type Options = Record<string, unknown>;

export interface Pace {
  kind: "clock" | "untimed";
  seconds: number;
  grace: number;
  stand_in: string | null;
}

export interface SeatState {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  level: string | null;
  stand_in: boolean;
  left: boolean;
  connected: boolean;
  program: boolean;
}

export interface Origin {
  table: string;
  move: number | null;
}

export interface Table {
  id: string;
  name: string;
  game: string;
  rules_version: number;
  preset: string | null;
  options: Options;
  players: number;
  public: boolean;
  status: "over" | "running" | "waiting";
  created: number;
  finished: number | null;
  pace: Pace;
  seats: SeatState[];
  tracker: boolean;
  hints: boolean;
  seed_commitment: string;
  seed: string | null;
  seed_chosen: boolean;
  moves: number;
  scores: number[] | null;
  winners: number[] | null;
  origin: Origin | null;
  rematch: string | null;
  practice: boolean;
}

export interface Move<G extends Game = Game> {
  move: number;
  seat: number;
  action: G['Action'] | null;
  notation: string | null;
  events: G['Event'][];
}

export interface Started<G extends Game = Game> {
  type: "started";
  seq: number;
  at: number;
  events: G['Event'][];
}

export interface Acted<G extends Game = Game> {
  type: "acted";
  seq: number;
  at: number;
  seat: number;
  bot: boolean;
  moves: Move<G>[];
}

export interface Undone {
  type: "undone";
  seq: number;
  at: number;
  seat: number;
  move: number;
  consent: boolean;
  only: boolean;
  practice: boolean;
}

export interface Proposed {
  type: "proposed";
  seq: number;
  at: number;
  seat: number;
  move: number;
}

export interface Voted {
  type: "voted";
  seq: number;
  at: number;
  seat: number;
  yes: boolean;
}

export interface Chatted {
  type: "chatted";
  seq: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface SeatChanged {
  type: "seat_changed";
  seq: number;
  at: number;
  state: SeatState;
}

export interface Rematched {
  type: "rematched";
  seq: number;
  at: number;
  table: string;
}

export interface LegalAction<G extends Game = Game> {
  action: G['Action'];
  notation: string;
  preview: G['Preview'] | null;
}

export interface Selection<G extends Game = Game> {
  type: string;
  cards: string[];
  prospects: G['Preview'][];
}

export interface Legal<G extends Game = Game> {
  decision: number;
  actions: LegalAction<G>[];
  selection: Selection<G> | null;
}

export interface Why {
  code: string;
  clause: string;
  text: string;
  details: Record<string, number | string>;
}

export interface Clock {
  seat: number;
  ends: number;
  grace_ends: number;
}

export interface Proposal {
  seat: number;
  move: number;
  waiting: number[];
}

export interface UndoState {
  free: number | null;
  turn: number | null;
  consent: number | null;
}

export interface OrderGiven {
  name: string;
  limit: number | null;
}

export interface OrderOffered {
  name: string;
  most: number | null;
  text: string;
}

export interface PlanShown<G extends Game = Game> {
  actions: G['Action'][];
  order: OrderGiven | null;
  at_once: boolean;
  text: string[];
}

export interface PlanFate {
  outcome: "dropped" | "played";
  at: number;
  code: string | null;
  rule: string | null;
  text: string | null;
}

export type Entry<G extends Game = Game> = Started<G> | Acted<G> | Undone | Proposed | Voted | Chatted | SeatChanged | Rematched;

export interface Hello {
  type: "hello";
  token?: string | null;
  last_seq?: number;
  language?: string;
  visible?: boolean;
}

export interface SetVisible {
  type: "look";
  visible: boolean;
}

export interface SendActions<G extends Game = Game> {
  type: "act";
  id: string;
  actions: G['Action'][];
  decision?: number | null;
}

export interface Draft<G extends Game = Game> {
  type: "draft";
  id: string;
  actions: G['Action'][];
  ahead?: boolean;
  keep?: boolean;
}

export interface SetPlan<G extends Game = Game> {
  type: "plan";
  id: string;
  actions?: G['Action'][];
  order?: OrderGiven | null;
  at_once?: boolean;
}

export interface Check<G extends Game = Game> {
  type: "check";
  id: string;
  actions: G['Action'][];
}

export interface Undo {
  type: "undo";
  id: string;
  move: number;
}

export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface WriteNotes {
  type: "write_notes";
  id: string;
  text: string;
}

export interface StandIn {
  type: "stand_in";
  id: string;
  level: string | null;
}

export interface Leave {
  type: "leave";
  id: string;
}

export interface Ping {
  type: "ping";
  at?: number | null;
}

export interface Welcome<G extends Game = Game> {
  type: "welcome";
  protocol: number;
  seq: number;
  resumed: boolean;
  seat: number | null;
  table: Table;
  entries: (Started<G> | Acted<G> | Undone | Proposed | Voted | Chatted | SeatChanged | Rematched)[];
  view: G['View'] | null;
  legal: Legal<G> | null;
  to_act: number[];
  clocks: Clock[];
  proposal: Proposal | null;
  undo: UndoState | null;
  draft: G['Action'][];
  plan: PlanShown<G> | null;
  fate: PlanFate | null;
  notes: string | null;
  spectators: number;
  now: number;
}

export interface Update<G extends Game = Game> {
  type: "update";
  seq: number;
  entries: (Started<G> | Acted<G> | Undone | Proposed | Voted | Chatted | SeatChanged | Rematched)[];
  to_act: number[];
  clocks: Clock[];
  proposal: Proposal | null;
  table: Table;
  view: G['View'];
  legal: Legal<G> | null;
  undo: UndoState | null;
}

export interface Accepted {
  type: "accepted";
  id: string;
  seq: number | null;
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  rule: string | null;
  text: string;
}

export interface Checked {
  type: "checked";
  id: string;
  answers: (Refused | null)[];
}

export interface Drafted<G extends Game = Game> {
  type: "drafted";
  id: string;
  actions: G['Action'][];
  stops: number | null;
  events: G['Event'][];
  view: G['View'];
  legal: Legal<G> | null;
  orders: OrderOffered[];
}

export interface Planned<G extends Game = Game> {
  type: "planned";
  plan: PlanShown<G> | null;
  fate: PlanFate | null;
}

export interface Presence {
  type: "presence";
  seats: SeatState[];
  spectators: number;
  devices: number | null;
}

export interface NotesWritten {
  type: "notes";
  text: string;
}

export interface Pong {
  type: "pong";
  at: number | null;
  now: number;
}

export interface Bye {
  type: "bye";
  code: "bad-hello" | "bad-origin" | "bad-text" | "bad-token" | "closing" | "full" | "internal" | "storage-damaged" | "storage-full" | "storage-lost" | "too-fast" | "too-slow" | "unknown-table";
  text: string;
  retry: boolean;
}

export type ClientMessage<G extends Game = Game> = Hello | SetVisible | SendActions<G> | Draft<G> | SetPlan<G> | Check<G> | Undo | Vote | Say | WriteNotes | StandIn | Leave | Ping;

export type ServerMessage<G extends Game = Game> = Welcome<G> | Update<G> | Accepted | Refused | Checked | Drafted<G> | Planned<G> | Presence | NotesWritten | Pong | Bye;

export interface SeatSetup {
  kind: "bot" | "open" | "person";
  name?: string | null;
  level?: string | null;
}

export interface NewPack {
  files?: Record<string, string>;
  zip?: string | null;
}

export interface PackProblem {
  severity: "error" | "warning";
  file: string;
  entry: string;
  field: string;
  wrong: string;
  expected: string;
}

export interface PackChecked {
  id: string | null;
  problems: PackProblem[];
}

export interface NewTable {
  seats: SeatSetup[];
  game?: string;
  preset?: string | null;
  options?: Record<string, string | number | boolean | Record<string, unknown>>;
  pace?: Pace;
  public?: boolean;
  name?: string;
  tracker?: boolean;
  hints?: boolean;
  seed?: string | null;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface TableMade {
  table: Table;
  host: string;
  tokens: SeatToken[];
}

export interface TableListed {
  id: string;
  name: string;
  game: string;
  preset: string | null;
  status: "over" | "running" | "waiting";
  created: number;
  seats: SeatState[];
  pace: Pace;
  practice: boolean;
  scores: number[] | null;
  winners: number[] | null;
}

export interface Tables {
  tables: TableListed[];
  next: string | null;
}

export interface TakeSeat {
  name: string;
  program?: string | null;
}

export interface ChangeSeat {
  kind: "bot" | "open";
  level?: string | null;
}

export interface StartTable {
  level?: string | null;
}

export interface PutStandIn {
  level: string | null;
}

export interface CloneTable {
  move: number;
  seats: SeatSetup[];
  hidden?: "resampled" | "same";
  pace?: Pace;
  public?: boolean;
  name?: string;
  tracker?: boolean;
  hints?: boolean;
}

export interface ImportRecord {
  record: string;
  name?: string;
  public?: boolean;
}

export interface Invitation {
  link: string;
  code: string[];
}

export interface NewReport {
  text: string;
  about?: string;
}

export interface Report {
  id: string;
  at: number;
  table: string;
  seat: number | null;
  move: number;
  text: string;
  about: string;
  record: string;
}

export interface Reports {
  reports: Report[];
  next: string | null;
}

export interface ErrorAnswer {
  code: string;
  rule: string | null;
  text: string;
}

export interface Moment<G extends Game = Game> {
  move: number;
  moves: number;
  view: G['View'];
  views: G['View'][] | null;
  last: Move<G> | null;
}

export interface Moves<G extends Game = Game> {
  moves: Move<G>[];
}

export interface AskHint<G extends Game = Game> {
  move?: number | null;
  seat?: number | null;
  level?: string | null;
  draft?: G['Action'][];
}

export interface Advice<G extends Game = Game> {
  action: G['Action'];
  notation: string;
  chance: number | null;
  scores: number[] | null;
  why: Why | null;
  text: string;
  then?: G['Action'][];
}

export interface PackedView {
  seat: number;
  decision: number | null;
  view: string;
}

export interface Hint<G extends Game = Game> {
  level: string;
  seat: number;
  move: number;
  advice: Advice<G>[];
}

export interface ChancePoint {
  move: number;
  chances: number[];
}

export interface Turning<G extends Game = Game> {
  move: number;
  seat: number;
  action: G['Action'];
  text: string;
  before: ChancePoint;
  after: ChancePoint;
  better: G['Action'] | null;
  better_text: string | null;
  gain: number;
}

export interface Analysis<G extends Game = Game> {
  done: number;
  whole: boolean;
  points: ChancePoint[];
  moments: Turning<G>[];
  slips: (Turning<G> | null)[];
}

export interface Verification {
  seed: string;
  commitment: string;
  committed: string;
  moves: number;
  problem: string | null;
}

export interface Statistics {
  game: string;
}

export interface PuzzleListed {
  name: string;
  game: string;
  stars: number;
}

export interface Puzzles {
  puzzles: PuzzleListed[];
}

export interface PuzzleState<G extends Game = Game> {
  puzzle: string;
  status: "open" | "solved" | "wrong";
  solution: G['Action'][];
}

export interface LessonListed {
  name: string;
  game: string;
  goals: number;
}

export interface Lessons {
  lessons: LessonListed[];
}

export interface LessonExample<G extends Game = Game> {
  name: string;
  game: string;
  before: G['View'];
  after: G['View'];
}

export interface StartLesson {
  name: string;
}

export interface GoalState {
  reached: boolean;
  event: Record<string, unknown> | null;
  refusal: string | null;
}

export interface LessonState<G extends Game = Game> {
  name: string;
  goals: GoalState[];
  status: "done" | "missed" | "open";
  hint: G['Action'] | null;
  then: G['Action'][];
}

export interface Webhook {
  url: string | null;
}

export interface PushKey {
  key: string;
}

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  tokens: string[];
  language?: string;
}

export interface PrivateNotes {
  text: string;
}

export interface Credentials {
  name: string;
  passphrase: string;
}

export interface SignedInDevice {
  name: string;
  token: string;
}

export interface Me {
  name: string;
}

export interface ClaimSeat {
  token: string;
}

export interface MyGame {
  table: TableListed;
  seat: number;
  my_turn: boolean;
}

export interface MyGames {
  games: MyGame[];
  next: string | null;
}

export interface Away {
  seat: number;
  seconds: number;
}

export interface Absences {
  away: Away[];
}

export interface PresetShown {
  name: string;
  options: Options;
}

export interface LevelShown {
  name: string;
  budget: string;
  measured_as: string;
  rating: number;
  error: number;
  games: number;
}

export interface ChoiceShown {
  name: string;
  values: (string | boolean)[];
  text?: string;
  texts?: string[];
}

export interface GameShown {
  name: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  presets: PresetShown[];
  choices: ChoiceShown[];
  levels: string[];
  usual_level: string;
  strengths?: LevelShown[];
  title?: string;
  packs?: boolean;
}

export interface RulesShown {
  game: string;
  title: string;
  text: string;
}

export interface Games {
  games: GameShown[];
}

export interface LineShown {
  what: string;
  said: string;
  items?: string[];
}

export interface WordsOfSeat {
  name: string;
  score: number | null;
  lines: LineShown[];
}

export interface WordsOfChoice<G extends Game = Game> {
  action: G['Action'];
  notation: string;
  text: string;
}

export interface WordsOfMove {
  move: number;
  lines: string[];
}

export interface TableWords<G extends Game = Game> {
  title: string;
  view: LineShown[];
  seats: WordsOfSeat[];
  choices: WordsOfChoice<G>[];
  log: WordsOfMove[];
  scores: LineShown[];
}

export const PROTOCOL = 1;

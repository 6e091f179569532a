// Written by `python -m aedilis.server.typescript`; do not edit.
// The messages of the table server (docs/protocol.md) and the values of the games.

export type Shape = "round" | "pitched";

export type Kind = "roof" | "floor" | "permit";

export type TileKind = "fountain" | "amphitheatre" | "temple";

export type Phase = "build" | "bid" | "place" | "draw" | "over";

export type Card = string;

export type Options = Record<string, unknown>;

export interface Pass {
  type: "pass";
  seat: number;
}

export interface FloorCard {
  type: "floor";
  seat: number;
  card: string;
  raised: number[];
}

export interface RoofCard {
  type: "roof";
  seat: number;
  card: string;
  height: number;
  shape: "pitched" | "round";
}

export interface Permit {
  type: "permit";
  seat: number;
  card: string;
  height: number;
  shape: "pitched" | "round";
  prefecture: number;
}

export interface NullPlay {
  type: "null";
  seat: number;
  card: string;
}

export interface SealBid {
  type: "bid";
  seat: number;
  cards: string[];
}

export interface PlaceTile {
  type: "tile";
  seat: number;
  prefecture: number;
}

export interface DrawCard {
  type: "draw";
  seat: number;
  pile: "floor" | "permit" | "roof";
}

export interface StopDrawing {
  type: "stop";
  seat: number;
}

export type Action = Pass | FloorCard | RoofCard | Permit | NullPlay | SealBid | PlaceTile | DrawCard | StopDrawing;

export interface GameStarted {
  type: "game_started";
  consul: number;
}

export interface RoundStarted {
  type: "round_started";
  round: number;
}

export interface CardPlayed {
  type: "card_played";
  seat: number;
  card: string;
  use: "floor" | "null" | "pass" | "permit" | "roof";
}

export interface BlocksBuilt {
  type: "blocks_built";
  seat: number;
  raised: number[];
}

export interface HouseFinished {
  type: "house_finished";
  seat: number;
  height: number;
  shape: "pitched" | "round";
}

export interface HousePlaced {
  type: "house_placed";
  seat: number;
  prefecture: number;
  height: number;
  shape: "pitched" | "round";
}

export interface Passed {
  type: "passed";
  seat: number;
  automatic: boolean;
}

export interface AuctionOpened {
  type: "auction_opened";
  auction: number;
  tile: "amphitheatre" | "fountain" | "temple";
}

export interface BidSealed {
  type: "bid_sealed";
  seat: number;
}

export interface BidRevealed {
  type: "bid_revealed";
  seat: number;
  cards: string[];
  sum: number;
}

export interface TileWon {
  type: "tile_won";
  seat: number;
  tile: "amphitheatre" | "fountain" | "temple";
  sum: number;
  won_by: "free" | "high_card" | "low_score" | "order" | "sum";
}

export interface TileRemoved {
  type: "tile_removed";
  auction: number;
  tile: "amphitheatre" | "fountain" | "temple";
  reason: "no_bid" | "no_room" | "tie";
}

export interface BidPaid {
  type: "bid_paid";
  seat: number;
  cards: string[];
}

export interface TilePlaced {
  type: "tile_placed";
  seat: number;
  prefecture: number;
  tile: "amphitheatre" | "fountain" | "temple";
}

export interface PrefectureScored {
  type: "prefecture_scored";
  seat: number;
  prefecture: number;
  place: number;
  points: number;
}

export interface RoundScored {
  type: "round_scored";
  round: number;
}

export interface DrawTurn {
  type: "draw_turn";
  seat: number;
  base: number;
  bonus: number;
}

export interface CardDrawn {
  type: "card_drawn";
  seat: number;
  card: string;
  uncovered: string | null;
}

export interface DrawingStopped {
  type: "drawing_stopped";
  seat: number;
  declined: number;
}

export interface DrawsLost {
  type: "draws_lost";
  seat: number;
  count: number;
}

export interface ConsulPassed {
  type: "consul_passed";
  seat: number;
}

export interface GameOver {
  type: "game_over";
  winners: number[];
}

export type Event = GameStarted | RoundStarted | CardPlayed | BlocksBuilt | HouseFinished | HousePlaced | Passed | AuctionOpened | BidSealed | BidRevealed | TileWon | TileRemoved | BidPaid | TilePlaced | PrefectureScored | RoundScored | DrawTurn | CardDrawn | DrawingStopped | DrawsLost | ConsulPassed | GameOver;

export interface PrintedPrefecture {
  name: string;
  colour: string;
  squares: number;
  printed_fountains: number;
}

export interface BoardData {
  name: string;
  reconstructed: boolean;
  prefectures: PrintedPrefecture[];
}

export interface TileData {
  kind: "amphitheatre" | "fountain" | "temple";
  fate: "current" | "placed" | "removed" | "waiting";
}

export interface HouseData {
  height: number;
  shape: "pitched" | "round";
}

export interface SeatData {
  score: number;
  would_score: number;
  passed: boolean;
  sealed: boolean;
  hand_size: number;
  counts: Record<"floor" | "permit" | "roof", number>;
  hand: string[] | null;
  known: string[];
  certain: string[];
  secret: Record<"floor" | "permit" | "roof", number>;
  bid: string[] | null;
  unfinished: number[];
  finished: HouseData[];
  roofs: Record<"pitched" | "round", number>;
}

export interface StandingHouse {
  seat: number;
  height: number;
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
  blocks: number;
  tallest: number;
}

export interface PrefectureData {
  sites_free: number;
  fountains: number;
  monument: "amphitheatre" | "temple" | null;
  shape: "pitched" | "round" | null;
  houses: StandingHouse[];
  standing: Standing[];
}

export interface PileData {
  size: number;
  top: string | null;
  fresh: number;
  after: string[];
}

export interface DrawData {
  base: number;
  bonus: number;
}

export interface ViewData {
  game: "capitol";
  rules_version: number;
  players: number;
  seat: number | null;
  options: Record<string, unknown>;
  board: BoardData;
  round: number;
  phase: "bid" | "build" | "draw" | "over" | "place";
  consul: number;
  to_act: number[];
  supply: number;
  auction: number | null;
  tiles: TileData[];
  seats: SeatData[];
  prefectures: PrefectureData[];
  piles: Record<"floor" | "permit" | "roof", PileData>;
  unseen: string[];
  draw: DrawData | null;
  winners: number[] | null;
}

export type View = ViewData;

export interface RoundStatistics {
  points: number[];
  turns: number;
  nulls: number;
  blocks: number;
  placed: number;
  pass_order: number;
  pass_after: number;
  left: number;
  spent: number;
}

export interface SeatStatistics {
  rounds: RoundStatistics[];
  dealt: number;
  dealt_luck: number;
  draws: number;
  drawn: number;
  draw_luck: number;
  draw_choice: number;
}

export interface TileStatistics {
  auction: number;
  tile: "amphitheatre" | "fountain" | "temple";
  bids: number[];
  winner: number | null;
  prefecture: number | null;
  worth: number[];
  cards: number[];
}

export interface GameStatistics {
  seats: SeatStatistics[];
  tiles: TileStatistics[];
}

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
}

export interface Move {
  move: number;
  seat: number;
  action: Action | null;
  notation: string | null;
  events: Event[];
}

export interface Started {
  type: "started";
  seq: number;
  at: number;
  events: Event[];
}

export interface Acted {
  type: "acted";
  seq: number;
  at: number;
  seat: number;
  bot: boolean;
  moves: Move[];
}

export interface Undone {
  type: "undone";
  seq: number;
  at: number;
  seat: number;
  move: number;
  consent: boolean;
  only: boolean;
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

export interface Preview {
  prefecture: number | null;
  standing: Standing[];
  would_score: number[];
}

export interface LegalAction {
  action: Action;
  notation: string;
  preview: Preview | null;
}

export interface AnyBid {
  cards: string[];
}

export interface Legal {
  decision: number;
  actions: LegalAction[];
  bid: AnyBid | null;
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

export type Entry = Started | Acted | Undone | Proposed | Voted | Chatted | SeatChanged | Rematched;

export interface Hello {
  type: "hello";
  token?: string | null;
  last_seq?: number;
  language?: string;
  visible?: boolean;
}

export interface Look {
  type: "look";
  visible: boolean;
}

export interface Act {
  type: "act";
  id: string;
  actions: Action[];
  decision?: number | null;
}

export interface Draft {
  type: "draft";
  id: string;
  actions: Action[];
}

export interface Check {
  type: "check";
  id: string;
  actions: Action[];
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

export interface Welcome {
  type: "welcome";
  protocol: number;
  seq: number;
  resumed: boolean;
  seat: number | null;
  table: Table;
  entries: (Started | Acted | Undone | Proposed | Voted | Chatted | SeatChanged | Rematched)[];
  view: View | null;
  legal: Legal | null;
  to_act: number[];
  clocks: Clock[];
  proposal: Proposal | null;
  undo: UndoState | null;
  draft: Action[];
  notes: string | null;
  spectators: number;
  now: number;
}

export interface Update {
  type: "update";
  seq: number;
  entries: (Started | Acted | Undone | Proposed | Voted | Chatted | SeatChanged | Rematched)[];
  to_act: number[];
  clocks: Clock[];
  proposal: Proposal | null;
  table: Table;
  view: View;
  legal: Legal | null;
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

export interface Drafted {
  type: "drafted";
  id: string;
  actions: Action[];
  stops: number | null;
  events: Event[];
  view: View;
  legal: Legal | null;
}

export interface Presence {
  type: "presence";
  seats: SeatState[];
  spectators: number;
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
  code: "bad-hello" | "bad-origin" | "bad-token" | "closing" | "full" | "too-fast" | "too-slow" | "unknown-table";
  text: string;
  retry: boolean;
}

export type ClientMessage = Hello | Look | Act | Draft | Check | Undo | Vote | Say | WriteNotes | StandIn | Leave | Ping;

export type ServerMessage = Welcome | Update | Accepted | Refused | Checked | Drafted | Presence | NotesWritten | Pong | Bye;

export interface SeatSetup {
  kind: "bot" | "open" | "person";
  name?: string | null;
  level?: string | null;
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
}

export interface Tables {
  tables: TableListed[];
  next: string | null;
}

export interface TakeSeat {
  name: string;
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

export interface Moment {
  move: number;
  moves: number;
  view: View;
  views: View[] | null;
  last: Move | null;
}

export interface Moves {
  moves: Move[];
}

export interface AskHint {
  move?: number | null;
  seat?: number | null;
  level?: string | null;
}

export interface Advice {
  action: Action;
  notation: string;
  chance: number | null;
  scores: number[] | null;
  why: Why | null;
}

export interface Hint {
  level: string;
  seat: number;
  move: number;
  advice: Advice[];
}

export interface LessonListed {
  name: string;
  game: string;
  goals: number;
}

export interface Lessons {
  lessons: LessonListed[];
}

export interface StartLesson {
  name: string;
}

export interface GoalState {
  reached: boolean;
  refusal: string | null;
}

export interface LessonState {
  name: string;
  goals: GoalState[];
  status: "done" | "missed" | "open";
  hint: Action | null;
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

export interface Session {
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
  winners: number[] | null;
}

export interface MyGames {
  games: MyGame[];
  next: string | null;
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

export interface GameShown {
  name: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  presets: PresetShown[];
  levels: string[];
  usual_level: string;
  strengths?: LevelShown[];
}

export interface Games {
  games: GameShown[];
}

export interface Problem {
  code: string;
  rule: string | null;
  text: string;
}

export const PROTOCOL = 1;

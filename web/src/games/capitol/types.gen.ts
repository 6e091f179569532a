// Written by `python -m aedilis.typescript`; do not edit.
// The values of Capitol.

export const SHAPES = ["round", "pitched"] as const;

export type Shape = (typeof SHAPES)[number];

export const KINDS = ["roof", "floor", "permit"] as const;

export type Kind = (typeof KINDS)[number];

export const TILE_KINDS = ["fountain", "amphitheatre", "temple"] as const;

export type TileKind = (typeof TILE_KINDS)[number];

export const PHASES = ["build", "bid", "place", "draw", "over"] as const;

export type Phase = (typeof PHASES)[number];

export type Card = string;

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
  shape: Shape;
}

export interface Permit {
  type: "permit";
  seat: number;
  card: string;
  height: number;
  shape: Shape;
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
  pile: Kind;
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
  shape: Shape;
}

export interface HousePlaced {
  type: "house_placed";
  seat: number;
  prefecture: number;
  height: number;
  shape: Shape;
}

export interface Passed {
  type: "passed";
  seat: number;
  automatic: boolean;
}

export interface AuctionOpened {
  type: "auction_opened";
  auction: number;
  tile: TileKind;
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
  tile: TileKind;
  sum: number;
  won_by: "free" | "high_card" | "low_score" | "order" | "sum";
}

export interface TileRemoved {
  type: "tile_removed";
  auction: number;
  tile: TileKind;
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
  tile: TileKind;
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
  kind: TileKind;
  fate: "current" | "placed" | "removed" | "waiting";
}

export interface HouseData {
  height: number;
  shape: Shape;
}

export interface SeatData {
  score: number;
  would_score: number;
  passed: boolean;
  sealed: boolean;
  hand_size: number;
  counts: Partial<Record<Kind, number>>;
  hand: string[] | null;
  known: string[];
  certain: string[];
  secret: Partial<Record<Kind, number>>;
  bid: string[] | null;
  unfinished: number[];
  finished: HouseData[];
  roofs: Partial<Record<Shape, number>>;
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
  shape: Shape | null;
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
  phase: Phase;
  consul: number;
  to_act: number[];
  supply: number;
  auction: number | null;
  tiles: TileData[];
  seats: SeatData[];
  prefectures: PrefectureData[];
  piles: Record<Kind, PileData>;
  unseen: string[];
  draw: DrawData | null;
  winners: number[] | null;
}

export interface Preview {
  prefecture: number;
  standing: Standing[];
  would_score: number[];
}

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
  tile: TileKind;
  bids: number[];
  winner: number | null;
  prefecture: number | null;
  worth: number[];
  cards: number[];
}

export interface GameStatistics {
  game: "capitol";
  seats: SeatStatistics[];
  tiles: TileStatistics[];
}

export type View = ViewData;

export interface Capitol {
  Action: Action;
  Event: Event;
  View: View;
  Preview: Preview;
}

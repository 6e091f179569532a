// Written by `python -m aedilis.typescript`; do not edit.
// The values of Corduba 27 a.C. What is printed on boards and cards is in content.gen.ts.

import type { Act, Colour, District, Goods, Resource, Step, Troop } from './content.gen';

export type { Colour, District, Goods, Resource, Troop };

export const BUILDINGS = ["herbarium", "aerarium", "sanctuarium", "collegium_fabrorum", "cudendum", "odeum", "schola", "balneum", "forum", "aedis", "officina_fabrorum", "emporium", "librarium", "ludus", "sanatorium", "basilica", "amphitheatrum", "excubitorium"] as const;

export type Building = (typeof BUILDINGS)[number];

export const SITES = ["lapis", "lignum", "cibus", "oleum", "marmor"] as const;

export type Site = (typeof SITES)[number];

export const PHASES = ["set-up", "decade", "unrest", "macellum", "actions", "rome", "harmony", "round-end", "decade-end", "over"] as const;

export type Phase = (typeof PHASES)[number];

export const ENDINGS = ["running", "scored", "rebellion_of_districts", "rebellion_of_markers"] as const;

export type Ending = (typeof ENDINGS)[number];

export const OBSTACLES = ["site_taken", "supply_empty", "space_taken", "no_marker", "stack_empty", "no_room", "not_built", "tile_taken", "tile_restless", "no_free_tile", "nothing_to_trade"] as const;

export type Obstacle = (typeof OBSTACLES)[number];

export interface Keep {
  type: "keep";
  seat: number;
  heritage: number;
  character: number;
}

export interface DeliverTroops {
  type: "troops";
  seat: number;
  velites: number;
  legionary: number;
  equites: number;
}

export interface DeliverOfferings {
  type: "offerings";
  seat: number;
  offering1: number;
  offering2: number;
}

export interface DeliverGoods {
  type: "goods";
  seat: number;
  units: number;
  amphora: number;
}

export interface BuildTile {
  type: "build";
  seat: number;
  district: District;
  building: Building;
}

export interface BuildMonument {
  type: "monument";
  seat: number;
  monument: number;
}

export interface Activate {
  type: "activate";
  seat: number;
  district: District;
  building: Building;
  line: number;
}

export interface UseSite {
  type: "site";
  seat: number;
  site: Site;
  space: "left" | "right";
}

export interface UsePortus {
  type: "portus";
  seat: number;
}

export interface UseCastra {
  type: "castra";
  seat: number;
  space: Troop;
}

export interface Claim {
  type: "claim";
  seat: number;
  milestone: number;
}

export interface Pass {
  type: "pass";
  seat: number;
}

export interface SendMerchant {
  type: "merchant";
  seat: number;
}

export interface UseAbility {
  type: "ability";
  seat: number;
  ability: number;
}

export interface EndTurn {
  type: "end";
  seat: number;
}

export interface Spot {
  type: "spot";
  seat: number;
  cell: [number, number];
  orientation: number;
}

export interface Link {
  type: "link";
  seat: number;
  cell: [number, number];
}

export interface Pay {
  type: "pay";
  seat: number;
  workers: number;
  specialists: Colour[];
  special: number;
  food: number;
  wood: number;
  stone: number;
  tool: number;
  amphora: number;
  marble: number;
  denarii: number;
  discounts: number[];
}

export interface Take {
  type: "take";
  seat: number;
  food: number;
  wood: number;
  stone: number;
  tool: number;
  amphora: number;
  marble: number;
}

export interface Discard {
  type: "discard";
  seat: number;
  food: number;
  wood: number;
  stone: number;
  tool: number;
  amphora: number;
  marble: number;
}

export interface NameDistrict {
  type: "district";
  seat: number;
  district: District;
}

export interface NameColour {
  type: "colour";
  seat: number;
  colour: Colour;
}

export interface Order {
  type: "order";
  seat: number;
  side: "buy" | "sell";
  resource: Resource;
  units: number;
}

export interface NameTile {
  type: "tile";
  seat: number;
  district: District;
  building: Building;
}

export interface NameCell {
  type: "cell";
  seat: number;
  district: District;
  cell: [number, number];
}

export interface NameOption {
  type: "option";
  seat: number;
  option: number;
}

export interface NameTrigger {
  type: "trigger";
  seat: number;
  trigger: number;
}

export interface HandOut {
  type: "hand-out";
  seat: number;
  seats: number[];
}

export interface LayInsulae {
  type: "insulae";
  seat: number;
  n: number;
}

export interface Done {
  type: "done";
  seat: number;
}

export type Action = Keep | DeliverTroops | DeliverOfferings | DeliverGoods | BuildTile | BuildMonument | Activate | UseSite | UsePortus | UseCastra | Claim | Pass | SendMerchant | UseAbility | EndTurn | Spot | Link | Pay | Take | Discard | NameDistrict | NameColour | Order | NameTile | NameCell | NameOption | NameTrigger | HandOut | LayInsulae | Done;

export interface GameStarted {
  type: "game_started";
  seat: number;
}

export interface CardsKept {
  type: "kept";
  seat: number;
}

export interface CardsRevealed {
  type: "cards_revealed";
  seat: number;
  heritage: number;
  character: number;
}

export interface StartedWith {
  type: "started_with";
  seat: number;
  register: number;
  popularity: number;
  harmony: number;
}

export interface DecadeStarted {
  type: "decade_started";
  decade: number;
}

export interface RomeDemanded {
  type: "rome_demanded";
  card: number;
}

export interface MarketRefilled {
  type: "market_refilled";
}

export interface RoundStarted {
  type: "round_started";
  round: number;
}

export interface PricesChanged {
  type: "prices_changed";
  tile: number;
}

export interface PriceMoved {
  type: "price_moved";
  resource: Resource;
  price: number;
}

export interface Gained {
  type: "gained";
  seat: number;
  goods: Goods;
  n: number;
}

export interface Lost {
  type: "lost";
  seat: number;
  goods: Goods;
  n: number;
}

export interface Paid {
  type: "paid";
  seat: number;
  goods: Goods;
  n: number;
}

export interface SpecialistUsed {
  type: "specialist_used";
  seat: number;
  colour: Colour;
}

export interface SpecialUsed {
  type: "special_used";
  seat: number;
  n: number;
}

export interface PopularityMoved {
  type: "popularity_moved";
  seat: number;
  value: number;
}

export interface HarmonyMoved {
  type: "harmony_moved";
  seat: number;
  value: number;
}

export interface PrestigeMoved {
  type: "prestige_moved";
  seat: number;
  district: District;
  value: number;
}

export interface RegisterRaised {
  type: "register_raised";
  seat: number;
  value: number;
}

export interface Unlocked {
  type: "unlocked";
  seat: number;
  colour: Colour;
}

export interface PeculiumPaid {
  type: "peculium_paid";
  seat: number;
  colour: Colour;
}

export interface TileBuilt {
  type: "tile_built";
  seat: number;
  district: District;
  building: Building;
  cell: [number, number];
  orientation: number;
}

export interface InsulaLaid {
  type: "insula_laid";
  seat: number | null;
  district: District;
  cell: [number, number];
  owner: number | null;
  reason: "filled" | "forced" | "own_cell" | "replaced" | "row_empty";
}

export interface TileRemoved {
  type: "tile_removed";
  district: District;
  building: Building;
}

export interface MonumentBuilt {
  type: "monument_built";
  seat: number;
  monument: number;
}

export interface Activated {
  type: "activated";
  seat: number;
  district: District;
  building: Building;
  line: number;
}

export interface SiteUsed {
  type: "site_used";
  seat: number;
  site: Site;
  space: "left" | "right";
}

export interface PortusUsed {
  type: "portus_used";
  seat: number;
}

export interface CastraUsed {
  type: "castra_used";
  seat: number;
  space: Troop;
}

export interface MilestoneClaimed {
  type: "milestone_claimed";
  seat: number;
  milestone: number;
}

export interface MerchantSent {
  type: "merchant_sent";
  seat: number;
}

export interface AbilityUsed {
  type: "ability_used";
  seat: number;
  ability: number;
}

export interface Traded {
  type: "traded";
  seat: number;
  resource: Resource;
  side: "buy" | "sell";
  units: number;
  price: number;
}

export interface Passed {
  type: "passed";
  seat: number;
  place: number;
}

export interface UnrestPlaced {
  type: "unrest_placed";
  seat: number | null;
  district: District;
  building: Building;
}

export interface UnrestRemoved {
  type: "unrest_removed";
  seat: number | null;
  district: District;
  building: Building;
}

export interface UnrestReceived {
  type: "unrest_received";
  seat: number;
  n: number;
}

export interface UnrestHanded {
  type: "unrest_handed";
  seat: number;
  receiver: number;
  n: number;
}

export interface UnrestTrackMoved {
  type: "unrest_track_moved";
  seat: number;
  value: number;
}

export interface SenatorsChanged {
  type: "senators_changed";
  seat: number;
  senators: number;
  reason: "caepio_bonus" | "effect" | "first_at_top" | "furthest" | "last_unrest" | "milestone" | "most_offerings" | "most_troops" | "podium" | "politics" | "richest" | "unrest_rank";
}

export interface Delivered {
  type: "delivered";
  seat: number;
  troops: number;
  offerings: number;
  resources: number;
}

export interface DeliverySealed {
  type: "delivery_sealed";
  seat: number;
}

export interface Ranked {
  type: "ranked";
  seat: number;
  rank: number;
}

export interface GroupFailed {
  type: "group_failed";
  sum: number;
  minimum: number;
}

export interface UpkeepSettled {
  type: "upkeep_settled";
  seat: number;
  need: number;
  paid: number;
}

export interface WorkersReturned {
  type: "workers_returned";
  seat: number;
  workers: number;
}

export interface Stored {
  type: "stored";
  seat: number;
  discarded: number;
}

export interface RoundEnded {
  type: "round_ended";
}

export interface SoldAtEnd {
  type: "sold_at_end";
  seat: number;
  denarii: number;
}

export interface GameOver {
  type: "game_over";
  ending: Ending;
  winners: number[];
}

export interface CaepioCardTurned {
  type: "caepio_card_turned";
  seat: number;
  card: number;
  number: number;
}

export interface CaepioTried {
  type: "caepio_tried";
  seat: number;
  card: number;
  row: number;
  alternative: number;
  reason: Obstacle;
  rule: string;
}

export interface CaepioActed {
  type: "caepio_acted";
  seat: number;
  card: number;
  row: number;
  alternative: number;
}

export interface DieRolled {
  type: "die_rolled";
  seat: number;
  pips: number;
  district: District;
}

export interface AedificiumDrawn {
  type: "aedificium_drawn";
  seat: number;
  building: Building;
}

export interface AedificiumReturned {
  type: "aedificium_returned";
  seat: number;
  building: Building;
}

export interface AedificiumUsed {
  type: "aedificium_used";
  seat: number;
  district: District;
  building: Building;
}

export interface BuiltCardTurned {
  type: "built_card_turned";
  building: Building;
  purpose: "random_tile" | "spread" | "your_marker";
  outcome: "forbidden" | "restless" | "taken" | "used";
}

export interface MarketCardTurned {
  type: "market_card_turned";
  seat: number;
  card: number;
  side: "buy" | "sell";
  resource: Resource;
  units: number;
}

export interface CaepioCommitted {
  type: "caepio_committed";
  seat: number;
  part: "offerings" | "troops";
  value: number;
  minimum: number;
  yours: number;
  motive: "all_he_has" | "to_beat_you" | "to_reach_it";
}

export interface LaterAction {
  type: "later_action";
  seat: number;
}

export interface AedificiumJoined {
  type: "aedificium_joined";
  decade: number;
  cards: number;
}

export type Event = GameStarted | CardsKept | CardsRevealed | StartedWith | DecadeStarted | RomeDemanded | MarketRefilled | RoundStarted | PricesChanged | PriceMoved | Gained | Lost | Paid | SpecialistUsed | SpecialUsed | PopularityMoved | HarmonyMoved | PrestigeMoved | RegisterRaised | Unlocked | PeculiumPaid | TileBuilt | InsulaLaid | TileRemoved | MonumentBuilt | Activated | SiteUsed | PortusUsed | CastraUsed | MilestoneClaimed | MerchantSent | AbilityUsed | Traded | Passed | UnrestPlaced | UnrestRemoved | UnrestReceived | UnrestHanded | UnrestTrackMoved | SenatorsChanged | Delivered | DeliverySealed | Ranked | GroupFailed | UpkeepSettled | WorkersReturned | Stored | RoundEnded | SoldAtEnd | GameOver | CaepioCardTurned | CaepioTried | CaepioActed | DieRolled | AedificiumDrawn | AedificiumReturned | AedificiumUsed | BuiltCardTurned | MarketCardTurned | CaepioCommitted | LaterAction | AedificiumJoined;

export interface Doing {
  kind: "activate_new" | "choose_bonus" | "choose_build" | "choose_caepio_spot" | "choose_districts" | "choose_gain" | "choose_link" | "choose_loss" | "choose_option" | "choose_payment" | "choose_peculium" | "choose_spot" | "choose_unlock" | "count_insulae" | "hand_out_unrest" | "incite" | "order_triggers" | "pay_upkeep" | "place_unrest" | "replace" | "spread" | "suppress" | "turn" | "use_trigger" | "visit" | "ability" | "activation" | "build" | "caepio_build" | "caepio_coin" | "caepio_turn" | "claiming" | "effect" | "fill" | "heritage" | "insulae" | "passing" | "prestige" | "production" | "raise" | "recruiting" | "triggers" | "turn_end";
  seat: number;
  district?: District | null;
  districts?: District[] | null;
  building?: Building | null;
  line?: number | null;
  cell?: [number, number] | null;
  orientation?: number | null;
  monument?: number | null;
  site?: Site | null;
  space?: "left" | "right" | Troop | null;
  milestone?: number | null;
  ability?: number | null;
  trigger?: number | null;
  triggers?: number[] | null;
  n?: number | null;
  goods?: Goods[] | null;
  distinct?: boolean | null;
  colour?: Colour | null;
  main_done?: boolean | null;
  must?: boolean | null;
  bought?: Resource[] | null;
  sold?: Resource[] | null;
  step?: Step | null;
  effect?: Step[] | null;
}

export interface BillData {
  points: number;
  due: Partial<Record<Goods, number>>;
  free_basic?: number;
  free_any?: number;
  discounts?: number;
  specialists?: Partial<Record<Colour, number>>;
  payable: boolean;
  lacks?: Partial<Record<Goods, number>>;
  amphorae?: number;
}

export interface AheadData {
  choices: Doing[];
  events: Event[];
}

export interface PlacesData {
  sites: Record<Site, [BillData, BillData]>;
  castra: [BillData, BillData, BillData];
  portus: BillData;
}

export interface UpkeepData {
  register: number;
  specialists: number;
  abilities: number;
  harmony: number;
  due: number;
  food: number;
  denarii: number;
  amphorae: number;
  unrest: number;
}

export interface ShortfallData {
  troops: number;
  offerings: number;
  goods: number;
}

export interface EndedSeat {
  senators: number;
  changes: (["caepio_bonus" | "effect" | "first_at_top" | "furthest" | "last_unrest" | "milestone" | "most_offerings" | "most_troops" | "podium" | "politics" | "richest" | "unrest_rank", number])[];
}

export interface EndedData {
  seats: EndedSeat[];
  winners: number[];
  can_win: boolean;
}

export interface ThreatData {
  districts: Partial<Record<District, number>>;
  revolting: number;
  markers: number;
  spreading: number;
  handed_on: number;
  upkeep: UpkeepData | null;
  rome: ShortfallData | null;
  ended: EndedData | null;
}

export interface TileData {
  building: Building;
  cell: [number, number];
  orientation: number;
  cells: [number, number][];
  builder: number;
  unrest: boolean;
  used: boolean;
  lines: BillData[];
}

export interface InsulaData {
  cell: [number, number];
  owner: number | null;
}

export interface OfferData {
  building: Building;
  links: number | null;
  bill: BillData | null;
}

export interface DistrictData {
  revolts: boolean;
  tiles: TileData[];
  insulae: InsulaData[];
  available: OfferData[];
}

export interface MarketData {
  stock: number;
  capacity: number;
  price: number;
  price_min: number;
  price_max: number;
  supply: number;
}

export interface RomeShare {
  troops: number;
  offerings: number;
  goods: number;
  delivered: [number, number, number] | null;
  rank: number | null;
}

export interface RomeData {
  card: number;
  resource: Resource;
  troops: number;
  offerings: number;
  minimum: number;
  seats: RomeShare[];
}

export interface Progress {
  values: number[];
  fulfilled: boolean;
}

export interface MilestoneData {
  milestone: number;
  claimed: number | null;
  seats: Progress[];
}

export interface MonumentData {
  builder: number | null;
  bonuses: District[];
  bill: BillData | null;
  priced: Record<District, BillData>;
}

export interface TrackData {
  value: number;
  highest: number;
  next_bonus: number | null;
}

export interface RowData {
  laid: number;
  next_bonus: number | null;
}

export interface AbilityData {
  ability: number;
  kind: "decade" | "permanent" | "round";
  used: boolean;
  spent: number;
}

export interface DealtData {
  heritage: [number, number];
  family: number;
  kept: [number, number] | null;
}

export interface SeatData {
  goods: Partial<Record<Goods, number>>;
  storage: number;
  resources: number;
  unlocked: Colour[];
  ready: Colour[];
  special: number;
  register: number;
  popularity: number;
  harmony: number;
  upkeep: number;
  senators: number;
  unrest: number;
  markers: number;
  to_place: number;
  prestige: Record<District, TrackData>;
  rows: Record<District, RowData>;
  heritage: number | null;
  character: number | null;
  abilities: AbilityData[];
  merchant_used: boolean;
  passed: boolean;
  sealed: boolean;
  dealt: DealtData | null;
  fist: Partial<Record<Goods, number>> | null;
}

export interface ActForecast {
  act: Act;
  obstacle?: Obstacle | null;
  rule?: string | null;
  buildings?: Building[];
}

export interface CaepioData {
  card: number | null;
  row: number;
  turned: number;
  rows: ActForecast[][];
  next: [number, number] | null;
  deck: number[];
  stack: Building[];
  later: Record<string, Building[]>;
  built: Building[];
  monuments_needed: number;
}

export interface ViewData {
  game: "corduba";
  rules_version: number;
  players: number;
  seat: number | null;
  options: Record<string, unknown>;
  round: number;
  decade: number;
  phase: Phase;
  order: number[];
  lane: number[];
  turn: number | null;
  to_act: number[];
  doing: Doing[];
  bill: BillData | null;
  ahead: AheadData | null;
  places: PlacesData | null;
  copies: Record<Building, [number, number]>;
  threat: ThreatData;
  districts: Record<District, DistrictData>;
  neutral_insulae: number;
  unrest_on_tiles: number;
  unrest_limit: number;
  sites: Record<Site, [boolean, boolean]>;
  castra: [boolean, boolean, boolean];
  market: Record<Resource, MarketData>;
  markers: Partial<Record<Goods, number>>;
  rome: RomeData | null;
  rome_unseen: number[];
  macellum_tile: number | null;
  macellum_unseen: number[];
  milestones: MilestoneData[];
  monuments: MonumentData[];
  seats: SeatData[];
  caepio: CaepioData | null;
  ending: Ending | null;
  winners: number[] | null;
}

export interface Preview {
  events: Event[];
  reveals: boolean;
  worth?: number | null;
}

export interface SenatorStatistics {
  round: number;
  reason: "caepio_bonus" | "effect" | "first_at_top" | "furthest" | "last_unrest" | "milestone" | "most_offerings" | "most_troops" | "podium" | "politics" | "richest" | "unrest_rank";
  district: District | null;
  n: number;
}

export interface GoodsStatistics {
  gained: Record<string, number>;
  bought: Record<string, number>;
  spent: number;
  sold: Record<string, number>;
  earned: number;
  paid: Record<string, number>;
  upkeep: Record<string, number>;
  rome: Record<string, number>;
  stored: Record<string, number>;
  lost: Record<string, number>;
}

export interface StandingStatistics {
  senators: number;
  prestige: number[];
  insulae: number[];
  popularity: number;
  register: number;
  specialists: number;
  unrest: number;
  goods: Record<string, number>;
}

export interface PartyRoundStatistics {
  round: number;
  turns: number;
  deeds: Record<string, number>;
  pass_order: number;
  pass_after: number;
  workers_left: number;
  specialists_used: number;
  goods: GoodsStatistics;
  upkeep_need: number;
  upkeep_paid: number;
  unrest_received: number;
  unrest_removed: number;
  standing: StandingStatistics;
}

export interface PartyStatistics {
  place: number;
  heritage: number | null;
  character: number | null;
  senators: SenatorStatistics[];
  rounds: PartyRoundStatistics[];
  macellum_luck: number;
}

export interface TileUseStatistics {
  district: District;
  building: Building;
  seat: number;
  round: number | null;
  insulae: number;
  links: number;
  uses: number[];
}

export interface MarkStatistics {
  number: number;
  seat: number;
  round: number;
}

export interface DeliveryStatistics {
  troops: number;
  offerings: number;
  resources: number;
  rank: number;
}

export interface RomeStatistics {
  decade: number;
  card: number;
  minimum: number;
  deliveries: DeliveryStatistics[];
}

export interface CaepioStatistics {
  cards: number[];
  acted: number;
  hindered: Partial<Record<Obstacle, number>>;
  dice: number[];
  later: number;
}

export interface GameStatistics {
  game: "corduba";
  ending: Ending;
  parties: PartyStatistics[];
  tiles: TileUseStatistics[];
  monuments: MarkStatistics[];
  milestones: MarkStatistics[];
  prices: number[][];
  rome: RomeStatistics[];
  caepio: CaepioStatistics | null;
}

export type View = ViewData;

export interface Corduba {
  Action: Action;
  Event: Event;
  View: View;
  Preview: Preview;
}

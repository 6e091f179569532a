// Written by `python -m aedilis.typescript`; do not edit.
// A content pack of Corduba 27 a.C.: what is printed on boards and cards (docs/formats.md).

export const DISTRICTS = ["servorum", "plebeius", "patricius"] as const;

export type District = (typeof DISTRICTS)[number];

export const RESOURCES = ["food", "wood", "stone", "tool", "amphora", "marble"] as const;

export type Resource = (typeof RESOURCES)[number];

export const COLOURS = ["red", "purple", "blue", "yellow", "green", "brown"] as const;

export type Colour = (typeof COLOURS)[number];

export const TROOPS = ["velites", "legionary", "equites"] as const;

export type Troop = (typeof TROOPS)[number];

export const GOODS = ["food", "wood", "stone", "tool", "amphora", "marble", "denarii", "worker", "offering1", "offering2", "velites", "legionary", "equites"] as const;

export type Goods = (typeof GOODS)[number];

export const BUILDING_NAMES = ["herbarium", "aerarium", "sanctuarium", "collegium_fabrorum", "cudendum", "odeum", "schola", "balneum", "forum", "aedis", "officina_fabrorum", "emporium", "librarium", "ludus", "sanatorium", "basilica", "amphitheatrum", "excubitorium"] as const;

export type BuildingName = (typeof BUILDING_NAMES)[number];

export const SITE_NAMES = ["lapis", "lignum", "cibus", "oleum", "marmor"] as const;

export type SiteName = (typeof SITE_NAMES)[number];

export const METRICS = ["built_tiles", "built_monuments", "insulae_on_board", "register", "specialists_unlocked", "popularity", "harmony", "denarii", "prestige_min", "prestige_max", "troops_value", "offerings_value", "resources_total", "unrest_track"] as const;

export type Metric = (typeof METRICS)[number];

export const COMPARISONS = [">=", "<=", "=="] as const;

export type Comparison = (typeof COMPARISONS)[number];

export const WHERES = ["servorum", "plebeius", "patricius", "lowest", "highest", "here", "each", "chosen"] as const;

export type Where = (typeof WHERES)[number];

export const SCOPES = ["any", "here", "servorum", "plebeius", "patricius"] as const;

export type Scope = (typeof SCOPES)[number];

export const SIDES = ["both", "buy", "sell"] as const;

export type Sides = (typeof SIDES)[number];

export const TRIGGER_EVENTS = ["build_tile", "build_monument", "activate", "produce", "insula", "pass", "decade_start", "round_start", "rome_reward", "suppress", "unlock", "trade", "upkeep_paid"] as const;

export type TriggerEvent = (typeof TRIGGER_EVENTS)[number];

export interface Discount {
  worker?: number;
  denarii?: number;
  marble?: number;
  resource?: number;
  tool?: number;
  wood?: number;
  stone?: number;
  food?: number;
}

export interface DistrictMap {
  name: string;
  map: string[];
  construction_bonus: Discount;
  metal?: string;
}

export interface Districts {
  servorum: DistrictMap;
  plebeius: DistrictMap;
  patricius: DistrictMap;
}

export interface Gain {
  op: "gain";
  item: Goods;
  n: number;
}

export interface GainChoice {
  op: "gain_choice";
  n: number;
  of: Resource[];
  distinct?: boolean;
}

export interface Lose {
  op: "lose";
  item: "amphora" | "denarii" | "equites" | "food" | "legionary" | "marble" | "offering1" | "offering2" | "resource" | "stone" | "tool" | "velites" | "wood" | "worker";
  n: number;
}

export interface Popularity {
  op: "popularity";
  n: number;
}

export interface Harmony {
  op: "harmony";
  n: number;
}

export interface Prestige {
  op: "prestige";
  n: number;
  where: Where;
  districts?: number;
}

export interface Register {
  op: "register";
  n: number;
}

export interface Unlock {
  op: "unlock";
  n: number;
  colour?: "any" | "blue" | "brown" | "green" | "purple" | "red" | "yellow";
}

export interface Peculium {
  op: "peculium";
  n: number;
}

export interface Trade {
  op: "trade";
  sides?: Sides;
  types?: number;
  units?: number;
  buy_mod?: number;
  sell_mod?: number;
  drift?: boolean;
}

export interface Suppress {
  op: "suppress";
  n: number;
  scope?: Scope;
}

export interface Incite {
  op: "incite";
  n: number;
  scope?: Scope;
}

export interface CauseUnrest {
  op: "cause_unrest";
  n: number;
}

export interface Build {
  op: "build";
  kinds?: ("monument" | "tile")[];
  discount?: Discount;
}

export interface ReplaceNeutral {
  op: "replace_neutral";
  n: number;
  district?: "chosen" | "here" | "patricius" | "plebeius" | "servorum";
}

export interface Senator {
  op: "senator";
  n: number;
}

export interface Transfer {
  op: "transfer";
  n: number;
  item?: Goods;
  to?: "rank1";
}

export interface Condition {
  metric?: Metric | null;
  op?: Comparison | null;
  n?: number | null;
  all?: Condition[];
}

export interface If {
  op: "if";
  cond: Condition;
  then: Step[];
  else?: Step[];
}

export interface Choose {
  op: "choose";
  options: Step[][];
}

export interface PrestigeSpace {
  space: number;
  effect: Step[];
  first_only?: boolean;
}

export interface PrestigeTrack {
  spaces: PrestigeSpace[];
  start?: 0;
  max?: 12;
}

export interface PrestigeTracks {
  servorum: PrestigeTrack;
  plebeius: PrestigeTrack;
  patricius: PrestigeTrack;
}

export interface UnrestTrack {
  max: number;
  senator_loss: number[];
  cannot_win_at: number;
  min?: 0;
}

export interface Track {
  max: number;
  min?: 0;
}

export interface OrderTrack {
  lanes?: 2;
  spaces?: 4;
}

export interface RoundTrack {
  rounds: 8;
  decade_ends: number[];
}

export interface Tracks {
  unrest: UnrestTrack;
  popularity: Track;
  harmony: Track;
  order: OrderTrack;
  round: RoundTrack;
}

export interface SiteSpace {
  id: "left" | "right";
  workers: number;
  gain: number;
}

export interface Site {
  name: string;
  item: Resource;
  spaces: SiteSpace[];
  gloss?: string;
}

export interface Sites {
  lapis: Site;
  lignum: Site;
  cibus: Site;
  oleum: Site;
  marmor: Site;
}

export interface Portus {
  workers: number;
  effect: Step[];
  unlimited?: true;
}

export interface Cost {
  worker?: number;
  denarii?: number;
  food?: number;
  wood?: number;
  stone?: number;
  tool?: number;
  amphora?: number;
  marble?: number;
}

export interface CastraSpace {
  id: Troop;
  workers: number;
  effect: Step[];
  cost?: Cost;
}

export interface Castra {
  colour: Colour;
  spaces: CastraSpace[];
}

export interface MonumentSites {
  ids: string[];
}

export interface ByPlayers {
  '1': number;
  '2': number;
  '3': number;
  '4': number;
}

export interface Limits {
  neutral_insulae: number;
  unrest_markers: number;
  offering1: number;
  offering2: number;
  velites: number;
  legionary: number;
  equites: number;
  special_workers: number;
  storage: ByPlayers;
  senator_cubes: number;
  insulae?: 18;
}

export interface Board {
  version: 1;
  district: Districts;
  prestige: PrestigeTracks;
  track: Tracks;
  site: Sites;
  portus: Portus;
  castra: Castra;
  monument_sites: MonumentSites;
  limits: Limits;
}

export interface Copies {
  by_players: ByPlayers;
  total_tiles?: 52;
}

export interface BuildingAction {
  workers: number;
  effect: Step[];
  cost?: Cost;
}

export interface InDistrict {
  servorum?: number | null;
  plebeius?: number | null;
  patricius?: number | null;
}

export interface Building {
  id: BuildingName;
  name: string;
  colour: Colour;
  solo_decade: number;
  shape: string[];
  cost: Cost;
  prestige: number;
  action: BuildingAction[];
  prestige_in?: InDistrict;
  unique?: boolean;
  unrest_immune?: boolean;
  gloss?: string;
  aliases?: string[];
}

export interface Buildings {
  version: 1;
  copies: Copies;
  building: Building[];
}

export interface ByDistrict {
  servorum?: number;
  plebeius?: number;
  patricius?: number;
}

export interface When {
  kind?: "monument" | "tile" | null;
  district?: District | null;
  colour?: Colour | null;
  building?: BuildingName | null;
  site?: SiteName | null;
  immediate?: true | null;
  rank?: number[];
  others_passed?: number | null;
  workers_min?: number | null;
}

export interface BuildDiscountMod {
  mod: "build_discount";
  discount: Discount;
  when?: When;
  limit?: "decade" | "none" | "round";
}

export interface ActivateDiscount {
  worker?: number;
  denarii?: number;
}

export interface ActivateDiscountMod {
  mod: "activate_discount";
  discount: ActivateDiscount;
  when?: When;
  limit?: "decade" | "none" | "round";
}

export interface CastraDiscountMod {
  mod: "castra_discount";
  n: number;
}

export interface SubstituteMod {
  mod: "substitute";
  from: Resource;
  to: Resource;
  contexts: ("activate" | "build" | "castra" | "rome" | "upkeep")[];
}

export interface SpecialistSiteValueMod {
  mod: "specialist_site_value";
  n: number;
}

export interface SiteBonusMod {
  mod: "site_bonus";
  sites: SiteName[];
  item: Goods;
  n: number;
  limit?: "decade" | "none" | "round";
}

export interface UpkeepMod {
  mod: "upkeep";
  n: number;
}

export interface TradeMod {
  mod: "trade_mod";
  contexts: ("building" | "family" | "merchant")[];
  buy?: number;
  sell?: number;
  drift?: boolean;
}

export interface StorageMod {
  mod: "storage";
  n: number;
}

export interface RomeBonusMod {
  mod: "rome_bonus";
  what: "offerings" | "resource" | "troops";
  n: number;
}

export interface SpecialWorkerMod {
  mod: "special_worker";
  n: number;
  building_value: number;
}

export interface Trigger {
  on: TriggerEvent;
  effect: Step[];
  when?: When;
  limit?: "decade" | "none" | "round";
  optional?: boolean;
}

export interface Ability {
  kind: "decade" | "permanent" | "round";
  use?: Step[];
  cost?: Cost;
  mods?: (BuildDiscountMod | ActivateDiscountMod | CastraDiscountMod | SubstituteMod | SpecialistSiteValueMod | SiteBonusMod | UpkeepMod | TradeMod | StorageMod | RomeBonusMod | SpecialWorkerMod)[];
  triggers?: Trigger[];
}

export interface Monument {
  id: string;
  name: string;
  cost: Cost;
  prestige: ByDistrict;
  ability: Ability;
  gloss?: string;
  token?: string;
}

export interface Monuments {
  version: 1;
  monument: Monument[];
}

export interface Specialist {
  id: Colour;
  name: string;
  order: number;
  buildings: BuildingName[];
  peculium: Step[];
  gloss?: string;
}

export interface Specialists {
  version: 1;
  specialist: Specialist[];
}

export interface RegisterTrack {
  max: number;
  min?: 1;
}

export interface Merchant {
  per_decade?: 1;
}

export interface RowSpace {
  position: number;
  effect: Step[];
}

export interface InsulaRow {
  spaces: RowSpace[];
  length?: number;
}

export interface InsulaRows {
  servorum: InsulaRow;
  plebeius: InsulaRow;
  patricius: InsulaRow;
}

export interface PlayerBoard {
  version: 1;
  register: RegisterTrack;
  merchant: Merchant;
  rows: InsulaRows;
}

export interface Supply {
  per_type: ByPlayers;
}

export interface Capacity {
  food: number;
  wood: number;
  stone: number;
  tool: number;
  amphora: number;
  marble: number;
}

export interface Capacities {
  '1': Capacity;
  '2': Capacity;
  '3': Capacity;
  '4': Capacity;
}

export interface Price {
  min: number;
  max: number;
  start: number;
}

export interface Prices {
  food: Price;
  wood: Price;
  stone: Price;
  tool: Price;
  amphora: Price;
  marble: Price;
}

export interface Drift {
  buy: number;
  sell: number;
}

export interface PriceSteps {
  food?: number;
  wood?: number;
  stone?: number;
  tool?: number;
  amphora?: number;
  marble?: number;
}

export interface MacellumTile {
  id: string;
  delta: PriceSteps;
}

export interface Market {
  version: 1;
  supply: Supply;
  capacity: Capacities;
  price: Prices;
  drift: Drift;
  tile: MacellumTile[];
}

export interface HeritageCard {
  id: string;
  name: string;
  denarii: number;
  basic: number;
  register: number;
  popularity: number;
  harmony: number;
  amphora?: number;
  marble?: number;
  specialist?: "any" | "blue" | "brown" | "green" | "purple" | "red" | "yellow" | null;
  prestige?: ByDistrict;
  effect?: Step[];
}

export interface SeatBonus {
  denarii: number[];
}

export interface HeritageCards {
  version: 1;
  card: HeritageCard[];
  seat_bonus: SeatBonus;
}

export interface Character {
  id: string;
  name: string;
  ability: Ability;
  text?: string;
  start?: Step[];
}

export interface Family {
  id: string;
  name: string;
  prestige: ByDistrict;
  character: Character[];
}

export interface Families {
  version: 1;
  family: Family[];
}

export interface Individual {
  troops: number[];
  offerings: number[];
}

export interface LastDecade {
  most: Step[];
  fewest: Step[];
}

export interface Minimum {
  '2': number;
  '3': number;
  '4': number;
  '1'?: number;
}

export interface RomeCard {
  id: string;
  name: string;
  resource: Resource;
  amphora_value: number;
  minimum: Minimum;
  rank1: Step[];
  rank2: Step[];
  rank3: Step[];
  rank4: Step[];
  not_in_solo?: boolean;
  gloss?: string;
}

export interface Postulationem {
  version: 1;
  individual: Individual;
  last_decade: LastDecade;
  card: RomeCard[];
}

export interface Milestone {
  id: string;
  name: string;
  claim_with: "blue_specialist" | "brown_specialist" | "green_specialist" | "purple_specialist" | "red_specialist" | "worker_or_specialist" | "yellow_specialist";
  cond: Condition;
  gloss?: string;
}

export interface ResGestae {
  version: 1;
  in_play: ByPlayers;
  milestone: Milestone[];
  senators?: number;
}

export interface SiteAct {
  act: "site";
  site: SiteName;
  workers: number;
}

export interface PortusAct {
  act: "portus";
}

export interface CastraAct {
  act: "castra";
  troop: Troop;
}

export interface BuildAct {
  act: "build";
}

export interface ActivateAct {
  act: "activate";
  building: BuildingName;
}

export interface RandomAct {
  act: "random";
}

export interface MarketAct {
  act: "market";
  sell: number;
  buy: number;
}

export interface CaepioCard {
  id: string;
  decade: number;
  rows: Act[][];
  sell: Resource;
  buy: Resource;
}

export interface Caepio {
  version: 1;
  card: CaepioCard[];
}

export interface AedificiumCard {
  building: BuildingName;
  decade: number;
  effect: Step[];
}

export interface Aedificium {
  version: 1;
  card: AedificiumCard[];
}

export interface Content {
  board: Board;
  buildings: Buildings;
  monuments: Monuments;
  specialists: Specialists;
  player_board: PlayerBoard;
  market: Market;
  heritage: HeritageCards;
  families: Families;
  postulationem: Postulationem;
  res_gestae: ResGestae;
  caepio: Caepio;
  aedificium: Aedificium;
}

export interface ContentData {
  hash: string;
  own: boolean;
  content: Content;
  reconstructed: Record<string, string>;
  trigger_owners: number[];
}

export type Step = Gain | GainChoice | Lose | Popularity | Harmony | Prestige | Register | Unlock | Peculium | Trade | Suppress | Incite | CauseUnrest | Build | ReplaceNeutral | Senator | Transfer | Choose | If;

export type Act = SiteAct | PortusAct | CastraAct | BuildAct | ActivateAct | RandomAct | MarketAct;

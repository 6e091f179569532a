/** The types of what is printed and of what lies on the board, under the names the drawings use. */

export type { Building as Kind, ContentData, Cost, Discount, Monument, Step } from '../content.gen';
export type {
  Building,
  Colour,
  District,
  Goods,
  Resource,
  Site,
  Troop,
  InsulaData,
  TileData,
  DistrictData,
  View,
} from '../types.gen';

/** Row and column, from 0. */
export type Cell = readonly [row: number, column: number];

export const DISTRICTS = ['servorum', 'plebeius', 'patricius'] as const;
export const SITES = ['lapis', 'lignum', 'cibus', 'oleum', 'marmor'] as const;
export const TROOPS = ['velites', 'legionary', 'equites'] as const;
export const SPACES = ['left', 'right'] as const;

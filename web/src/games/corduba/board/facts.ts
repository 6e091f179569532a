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

export { DISTRICTS, TROOPS } from '../content.gen';
export { SITES } from '../types.gen';
export const SPACES = ['left', 'right'] as const;

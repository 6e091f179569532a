/** The types of what is printed and of what lies on the board, under the names the drawings use. */

import type { District, View } from '../types.gen';

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

/** The prestige of a seat when all that is certain has come, whatever is still to be chosen on the way there. */
export function prestigeOf({ seats, ahead }: View, seat: number, district: District): number {
  const moved = ahead?.events.findLast(
    (e) => e.type === 'prestige_moved' && e.seat === seat && e.district === district,
  ) as { value: number } | undefined;
  return moved?.value ?? seats[seat]!.prestige[district].value;
}

export type { Cell } from '../game/types';
export { DISTRICTS, TROOPS } from '../content.gen';
export { SITES } from '../types.gen';
export const SPACES = ['left', 'right'] as const;

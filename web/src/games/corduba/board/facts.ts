/** The types of what is printed and of what lies on the board, under the names the drawings use. */

import type { District, DistrictData, InsulaData, View } from '../types.gen';

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

/** A district with the insulae that are certain to come to it, whatever is still to be chosen on the way there. */
export function districtOf({ districts, ahead }: View, district: District): DistrictData {
  const here = districts[district];
  const coming = (ahead?.events ?? []).filter(
    (e) => e.type === 'insula_laid' && e.district === district,
  ) as InsulaData[];
  if (!coming.length) return here;
  const cells = new Set(coming.map(({ cell }) => String(cell)));
  return { ...here, insulae: [...here.insulae.filter(({ cell }) => !cells.has(String(cell))), ...coming] };
}

export type { Cell } from '../game/types';
export { DISTRICTS, TROOPS } from '../content.gen';
export { SITES } from '../types.gen';
export const SPACES = ['left', 'right'] as const;

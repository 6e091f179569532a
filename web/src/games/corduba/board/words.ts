/** The map in words, for labels and for readers who hear it. */

import { t } from '../../../i18n/fluent.svelte';
import { amount } from '../game/effects';
import type { CityBoard } from './board.svelte';
import type { Cell, District, Site, TileData, Troop } from './facts';
import { box } from './geometry';
import type { Place, MarkedSpot, Spots } from './marks';

/** "rows 2 to 3, columns 5 to 6" */
function whereText(cells: readonly Cell[]): string {
  const { top, left, bottom, right } = box(cells);
  return t('co-map-where', { top: top + 1, bottom, left: left + 1, right });
}

export function tileLabel(board: CityBoard, district: District, tile: TileData): string {
  const state = tile.unrest ? 'unrest' : tile.used ? 'used' : 'open';
  return t('co-map-tile', {
    building: board.kind(tile.building).name,
    district: districtName(board, district),
    where: whereText(tile.cells),
    builder: board.given.names[tile.builder] ?? '',
    state,
  });
}

export function districtName(board: CityBoard, district: District): string {
  return board.given.content.content.board.district[district].name;
}

export function insulaText(board: CityBoard, cell: Cell, owner: number | null): string {
  return t('co-map-insula', {
    owner: owner === null ? 'nobody' : (board.given.names[owner] ?? ''),
    where: t('co-map-cell', { row: cell[0] + 1, column: cell[1] + 1 }),
  });
}

export function siteLabel(board: CityBoard, site: Site, space: number, used: boolean): string {
  const printed = board.given.content.content.board.site[site];
  const { workers, gain } = printed.spaces[space]!;
  return t('co-map-site', {
    site: printed.name,
    workers,
    goods: amount(printed.item, gain),
    state: used ? 'used' : 'open',
  });
}

export function castraLabel(troop: Troop, used: boolean): string {
  return t('co-map-castra', { troop: t(`co-goods-${troop}`), state: used ? 'used' : 'open' });
}

export function monumentLabel(board: CityBoard, monument: number, builder: number | null): string {
  return t('co-map-monument', {
    monument: board.given.content.content.monuments.monument[monument]!.name,
    built: builder === null ? 'no' : 'yes',
    builder: builder === null ? '' : (board.given.names[builder] ?? ''),
  });
}

/** What a spot is and brings. */
export function spotText(board: CityBoard, spots: Spots, spot: MarkedSpot): string {
  const count = (test: (laid: MarkedSpot['insulae'][number]) => boolean): number => spot.insulae.filter(test).length;
  return t('co-map-spot', {
    building: board.kind(spots.building).name,
    where: whereText(spot.cells),
    number: spots.list.indexOf(spot) + 1,
    of: spots.list.length,
    own: count((laid) => laid.owner === spots.seat),
    neutral: count((laid) => laid.owner === null && laid.why !== 'forced'),
    forced: count((laid) => laid.why === 'forced'),
  });
}

export function placeName(board: CityBoard, place: Place): string {
  const { content } = board.given.content;
  switch (place.kind) {
    case 'tile':
      return board.kind(place.building).name;
    case 'site':
      return content.board.site[place.site].name;
    case 'portus':
      return 'Portus';
    case 'castra':
      return 'Castra';
    case 'monument':
      return content.monuments.monument[place.monument]!.name;
    case 'cell':
    case 'district':
      return content.board.district[place.district].name;
  }
}

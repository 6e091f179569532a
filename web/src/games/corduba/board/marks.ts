/** What the table marks on the map, and what the map tells it. */

import type { Action, Event, InsulaLaid } from '../types.gen';
import type { Building, Cell, ContentData, District, Site, Troop, View } from './facts';
import { turned } from './geometry';

/** Something on the map that can be pointed at. */
export type Place =
  | { kind: 'tile'; district: District; building: Building }
  | { kind: 'site'; site: Site; space: 'left' | 'right' }
  | { kind: 'portus' }
  | { kind: 'castra'; space: Troop }
  | { kind: 'monument'; monument: number }
  | { kind: 'cell'; district: District; cell: Cell }
  | { kind: 'district'; district: District };

export function placeKey(place: Place): string {
  switch (place.kind) {
    case 'tile':
      return `tile ${place.district} ${place.building}`;
    case 'site':
      return `site ${place.site} ${place.space}`;
    case 'portus':
      return 'portus';
    case 'castra':
      return `castra ${place.space}`;
    case 'monument':
      return `monument ${place.monument}`;
    case 'cell':
      return `cell ${place.district} ${place.cell[0]},${place.cell[1]}`;
    case 'district':
      return `district ${place.district}`;
  }
}

/** All places of one thing that happened, the first of them where it began. */
export type Scene = readonly Place[];

/** Where something happened on the map. */
export function scene(e: Event): Place | null {
  switch (e.type) {
    case 'tile_built':
    case 'unrest_placed':
    case 'unrest_removed':
    case 'activated':
    case 'aedificium_used':
      return { kind: 'tile', district: e.district, building: e.building };
    case 'insula_laid':
      return { kind: 'cell', district: e.district, cell: e.cell };
    case 'die_rolled':
      return { kind: 'district', district: e.district };
    case 'monument_built':
      return { kind: 'monument', monument: e.monument };
    case 'site_used':
      return { kind: 'site', site: e.site, space: e.space };
    case 'castra_used':
      return { kind: 'castra', space: e.space };
    case 'portus_used':
      return { kind: 'portus' };
    default:
      return null;
  }
}

export interface Target {
  legal: boolean;
  chosen: boolean;
  /** a lesson or a bot points at it */
  hinted?: boolean;
  /** what choosing it does, for the screen reader */
  label?: string;
  refusal?: { text: string; rule: string | null } | null;
}

/** An insula that a spot would bring, and why it does. */
export interface LaidInsula {
  cell: Cell;
  owner: number | null;
  why: InsulaLaid['reason'] | null;
}

/** A place for the tile that is being laid. */
export interface MarkedSpot {
  cell: Cell;
  orientation: number;
  cells: readonly Cell[];
  insulae: readonly LaidInsula[];
}

/**
 * All places for the tile that is being laid; `chosen` is the one of the draft, `hint` the one that a lesson or a bot
 * points at.
 */
export interface Spots {
  district: District;
  building: Building;
  seat: number;
  list: readonly MarkedSpot[];
  chosen: number | null;
  hint: number | null;
}

/** The spot that the map shows: the pointed one, else the chosen one, else the one of a hint. */
export const spotShown = (spots: Spots | null, pointed: number | null): number | null =>
  pointed ?? spots?.chosen ?? spots?.hint ?? null;

/** What the map shows: a district in focus, or on a phone the places outside the districts. */
export type Focus = District | 'places';

/** What a map that shows one part at a time must show of a scene; null where nothing happens on it. */
export function focusOn([first]: Scene): Focus | null {
  return first ? ('district' in first ? first.district : 'places') : null;
}

interface Offered {
  action: Action;
  preview: { events: readonly Event[] } | null;
}

const known = new WeakMap<Offered, MarkedSpot>();
const lists = new WeakMap<Offered, MarkedSpot[]>();

/**
 * The spots among the choices of a seat that is building; null if there are none. The same choices give the same
 * list.
 */
export function spotsOf(
  content: ContentData,
  view: View,
  choices: readonly Offered[],
  chosen: number | null = null,
  hint: number | null = null,
): Spots | null {
  const work = view.doing.findLast((doing) => doing.building && doing.district);
  const laying = choices.filter(({ action }) => action.type === 'spot');
  if (!work || laying.length === 0) return null;
  const { building, district, seat } = work as { building: Building; district: District; seat: number };
  const shape = content.content.buildings.building.find((kind) => kind.id === building)!.shape;
  const made = laying.map((choice) => known.get(choice) ?? spotOf(choice, shape, district));
  const before = lists.get(laying[0]!);
  const list = before?.length === made.length && made.every((spot, i) => spot === before[i]) ? before : made;
  lists.set(laying[0]!, list);
  return { district, building, seat, list, chosen, hint };
}

function spotOf(choice: Offered, shape: readonly string[], district: District): MarkedSpot {
  const { cell, orientation } = choice.action as Extract<Action, { type: 'spot' }>;
  const insulae = (choice.preview?.events ?? []).flatMap((event): LaidInsula[] =>
    event.type === 'insula_laid' && event.district === district
      ? [{ cell: event.cell, owner: event.owner, why: event.reason }]
      : [],
  );
  const spot = { cell, orientation, cells: turned(shape, orientation, cell), insulae };
  known.set(choice, spot);
  return spot;
}

/** What goes where when something has happened in Corduba: workers and tiles to the city, goods to their owners. */

import type { Trip } from '../../../table/journeys.svelte';
import { placeKey, scene } from '../board/marks';
import type { Building, District, GameEvent, Resource } from '../game/types';

export type Traveller =
  | { kind: 'worker'; seat: number }
  | { kind: 'tile'; building: Building; orientation: number }
  | { kind: 'insula'; owner: number | null }
  | { kind: 'goods'; goods: string; n: number }
  | { kind: 'unrest' };

/** What happens at once is seen at once: the city first, then the goods. */
const MOST = 6;
const ORDER: Traveller['kind'][] = ['tile', 'worker', 'insula', 'unrest', 'goods'];
/** What a seat sends somebody for. */
const SENT = new Set<GameEvent['type']>(['activated', 'aedificium_used', 'site_used', 'portus_used', 'castra_used']);

/** A place of the map; where one district is shown at a time, the way to it. */
function at(e: GameEvent): string[] {
  const place = scene(e);
  if (!place) return [];
  return [
    `[data-place="${placeKey(place)}"]`,
    'district' in place ? `.tabs [data-tab='${place.district}']` : '.places',
  ];
}

/** What a seat has, on its own board or its panel; Caepio has a card of his own. */
function board(seat: number, me: number | null, part = ''): string[] {
  const whole = seat === me ? ['.me:not(.other)'] : [`.opp[data-seat='${seat}']`, '.caepio'];
  return part ? [...whole.map((panel) => `${panel} ${part}`), ...whole] : whole;
}

const stock = (resource: Resource): string[] => [
  `.sheet [data-goods='${resource}']`,
  `.mkt [data-goods='${resource}']`,
];
const row = (district: District): string => `[data-row='${district}']`;

export function tripsOf(events: readonly GameEvent[], me: number | null): Trip<Traveller>[] {
  let deed: string[] = [];
  const trips = events.flatMap((e): Trip<Traveller>[] => {
    const here = at(e);
    if (here.length && (SENT.has(e.type) || e.type === 'tile_built' || e.type === 'monument_built')) deed = here;
    switch (e.type) {
      case 'tile_built':
        return [
          {
            what: { kind: 'tile', building: e.building, orientation: e.orientation },
            from: [`[data-build="${e.district} ${e.building}"]`, ...board(e.seat, me)],
            to: here,
          },
        ];
      case 'insula_laid': {
        const from = e.owner === null ? deed : board(e.owner, me, row(e.district));
        return [{ what: { kind: 'insula', owner: e.owner }, from, to: here }];
      }
      case 'unrest_placed':
        return [{ what: { kind: 'unrest' }, from: e.seat === null ? ['.threat'] : board(e.seat, me), to: here }];
      case 'traded': {
        const [stall, own] = [stock(e.resource), board(e.seat, me, `[data-goods='${e.resource}']`)];
        const what: Traveller = { kind: 'goods', goods: e.resource, n: e.units };
        return [e.side === 'buy' ? { what, from: stall, to: own } : { what, from: own, to: stall }];
      }
      case 'gained': {
        const to = board(e.seat, me, `[data-goods='${e.goods}']`);
        return [{ what: { kind: 'goods', goods: e.goods, n: e.n }, from: deed, to }];
      }
      default:
        return SENT.has(e.type) && 'seat' in e && typeof e.seat === 'number'
          ? [{ what: { kind: 'worker', seat: e.seat }, from: board(e.seat, me, "[data-goods='worker']"), to: here }]
          : [];
    }
  });
  return trips
    .sort((a, b) => ORDER.indexOf(a.what.kind) - ORDER.indexOf(b.what.kind))
    .filter(({ from, to }) => from.length && to.length)
    .slice(0, MOST);
}

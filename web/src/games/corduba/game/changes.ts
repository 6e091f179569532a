/** What a row of events changes for one seat, for prices, gains and the arrows on your board. */

import type { Colour, District, GameEvent, Resource } from './types';

export interface Changes {
  paid: Record<string, number>;
  specialists: Colour[];
  special: number;
  gained: Record<string, number>;
  lost: Record<string, number>;
  /** goods after minus before */
  net: Record<string, number>;
  insulae: Record<District, number>;
  neutral: number;
  prestige: Partial<Record<District, number>>;
  popularity: number | null;
  harmony: number | null;
  register: number | null;
  unrest: number;
  track: number | null;
  senators: number | null;
  unlocked: Colour[];
  traded: { side: 'buy' | 'sell'; resource: Resource; units: number; price: number }[];
}

export function changesOf(events: readonly GameEvent[], seat: number): Changes {
  const c: Changes = {
    paid: {},
    specialists: [],
    special: 0,
    gained: {},
    lost: {},
    net: {},
    insulae: { servorum: 0, plebeius: 0, patricius: 0 },
    neutral: 0,
    prestige: {},
    popularity: null,
    harmony: null,
    register: null,
    unrest: 0,
    track: null,
    senators: null,
    unlocked: [],
    traded: [],
  };
  const add = (to: Record<string, number>, goods: string, n: number): void => {
    to[goods] = (to[goods] ?? 0) + n;
  };
  for (const e of events) {
    if (e.type === 'insula_laid' && e.owner === null) c.neutral += 1;
    if (!('seat' in e) || e.seat !== seat) continue;
    switch (e.type) {
      case 'paid':
        add(c.paid, e.goods, e.n);
        add(c.net, e.goods, -e.n);
        break;
      case 'lost':
        add(c.lost, e.goods, e.n);
        add(c.net, e.goods, -e.n);
        break;
      case 'gained':
        add(c.gained, e.goods, e.n);
        add(c.net, e.goods, e.n);
        break;
      case 'specialist_used':
        c.specialists.push(e.colour);
        break;
      case 'special_used':
        c.special += e.n;
        break;
      case 'insula_laid':
        if (e.owner === seat) c.insulae[e.district] += 1;
        break;
      case 'prestige_moved':
        c.prestige[e.district] = e.value;
        break;
      case 'popularity_moved':
        c.popularity = e.value;
        break;
      case 'harmony_moved':
        c.harmony = e.value;
        break;
      case 'register_raised':
        c.register = e.value;
        break;
      case 'unrest_received':
        c.unrest += e.n;
        break;
      case 'unrest_track_moved':
        c.track = e.value;
        break;
      case 'senators_changed':
        c.senators = e.senators;
        break;
      case 'unlocked':
        c.unlocked.push(e.colour);
        break;
      case 'traded':
        c.traded.push(e);
        add(c.net, e.resource, e.side === 'buy' ? e.units : -e.units);
        add(c.net, 'denarii', e.units * e.price * (e.side === 'buy' ? -1 : 1));
        break;
      default:
    }
  }
  return c;
}

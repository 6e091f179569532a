/** The catalogue: every tile and monument with its price in each district, and what stands in the way. */

import type { LegalAction } from '../../../protocol.gen';
import type { Book } from '../game/book';
import {
  DISTRICTS,
  type Action,
  type Amounts,
  type Bill,
  type Building,
  type Corduba,
  type District,
  type View,
} from '../game/types';

/** A tile in one district. */
export interface Pill {
  district: District;
  /** who built it there, if anybody did */
  builder: number | null;
  state: 'built' | 'gone' | 'no-room' | 'lacks' | 'price' | 'open';
  bill: Bill | null;
  /** what is cheaper there, as printed and as paid */
  cheaper: { goods: string; was: number; now: number }[];
  links: number;
  action: Action | null;
}

export interface Entry {
  building: Building;
  pills: Pill[];
  /** what is lacking, where that is the same in every district that is open */
  lacks: Amounts | null;
  can: boolean;
  copies: readonly [number, number];
}

interface MonumentEntry {
  monument: number;
  builder: number | null;
  /** the best price that one of its bonuses gives */
  bill: Bill | null;
  action: Action | null;
}

const key = (amounts: Amounts): string => JSON.stringify(Object.entries(amounts).sort());

export function entriesOf(view: View, book: Book, legal: readonly LegalAction<Corduba>[]): Entry[] {
  return book.content.buildings.building.map((kind) => {
    const pills = DISTRICTS.map((district): Pill => pillOf(view, book, legal, district, kind.id));
    const open = pills.filter((p) => p.state === 'lacks' || p.state === 'price');
    const lacking = open.map((p) => p.bill?.lacks ?? {});
    const same = open.length > 0 && lacking.every((l) => Object.keys(l).length && key(l) === key(lacking[0]!));
    return {
      building: kind.id,
      pills,
      lacks: same ? lacking[0]! : null,
      can: open.some((p) => p.state === 'price'),
      copies: view.copies[kind.id],
    };
  });
}

function pillOf(
  view: View,
  book: Book,
  legal: readonly LegalAction<Corduba>[],
  district: District,
  building: Building,
): Pill {
  const { tiles, available } = view.districts[district];
  const standing = tiles.find((tile) => tile.building === building);
  const offer = available.find((o) => o.building === building);
  const action =
    legal.find(({ action: a }) => a.type === 'build' && a.district === district && a.building === building)?.action ??
    null;
  const bill = offer?.bill ?? null;
  const printed = book.building(building).cost as Amounts;
  const due: Amounts | null = bill && { ...bill.due, worker: bill.points };
  return {
    district,
    builder: standing?.builder ?? null,
    state: standing
      ? 'built'
      : !offer
        ? 'gone'
        : offer.links === null
          ? 'no-room'
          : !bill
            ? 'open' // what it costs is a matter of who asks
            : bill.payable
              ? 'price'
              : 'lacks',
    bill,
    cheaper: due
      ? Object.entries(printed).flatMap(([goods, was]) =>
          was && was > (due[goods] ?? 0) ? [{ goods, was, now: due[goods] ?? 0 }] : [],
        )
      : [],
    links: offer?.links ?? 0,
    action,
  };
}

export function monumentsOf(view: View, legal: readonly LegalAction<Corduba>[]): MonumentEntry[] {
  return view.monuments.map((m, monument) => {
    const bills = [...Object.values(m.priced), m.bill].filter((bill) => bill !== null && bill !== undefined);
    const missing = (bill: Bill): number => Object.values(bill.lacks ?? {}).reduce((n, x) => n + (x ?? 0), 0);
    return {
      monument,
      builder: m.builder,
      bill: bills.length ? bills.reduce((a, b) => (missing(b) < missing(a) ? b : a)) : null,
      action: legal.find(({ action: a }) => a.type === 'monument' && a.monument === monument)?.action ?? null,
    };
  });
}

/** Groups by prestige, the highest first; what can be paid comes first in each. */
export function groupsOf(entries: readonly Entry[], book: Book): { prestige: number; entries: Entry[] }[] {
  const worth = (e: Entry): number => book.building(e.building).prestige;
  return [...new Set(entries.map(worth))]
    .sort((a, b) => b - a)
    .map((prestige) => ({
      prestige,
      entries: entries.filter((e) => worth(e) === prestige).sort((a, b) => Number(b.can) - Number(a.can)),
    }));
}

/** What is chosen for the player, who may change it: the payment that keeps the most, the one free choice. */

import type { LegalAction } from '../../../protocol.gen';
import { RESOURCES, type Action, type ActionOf, type Corduba, type View } from './types';

/** How much a player misses what he pays with: food feeds, amphorae stand for anything. */
const WORTH: Record<string, number> = { food: 4, wood: 3, stone: 3, tool: 4, amphora: 6, marble: 5 };
/** As few people as possible, and workers before specialists, who may be worth more elsewhere. */
const PEOPLE = { worker: 10, specialist: 15, special: 16 };

export function costOf(p: ActionOf<'pay'>): number {
  const goods = RESOURCES.reduce((sum, r) => sum + p[r] * WORTH[r]!, 0);
  return (
    p.workers * PEOPLE.worker +
    p.specialists.length * PEOPLE.specialist +
    p.special * PEOPLE.special +
    goods +
    p.denarii * 2 +
    p.discounts.length
  );
}

export function bestPayment(payments: readonly ActionOf<'pay'>[]): ActionOf<'pay'> | null {
  return payments.reduce<ActionOf<'pay'> | null>(
    (best, p) => (best === null || costOf(p) < costOf(best) ? p : best),
    null,
  );
}

/** Whether the new tile is used at once: by which line, or not at all. */
export type Use = number | 'not';

/** The step that follows by itself, if any: a payment, the best place for a tile, and what was said of its use. */
export function autoStep(
  view: View,
  legal: readonly LegalAction<Corduba>[],
  hints: readonly Action[] = [],
  use: Use | null = null,
): Action | null {
  const hinted = legal.find((l) => hints.some((hint) => isSame(l.action, hint)))?.action ?? null;
  switch (view.doing[view.doing.length - 1]?.kind) {
    case 'choose_payment':
      return bestPayment(legal.flatMap((l) => (l.action.type === 'pay' ? [l.action] : [])));
    case 'choose_spot':
      return hinted ?? bestSpot(legal);
    case 'activate_new':
      if (use === null) return null;
      return legal.find(({ action: a }) => (a.type === 'activate' ? a.line === use : use === 'not'))?.action ?? null;
    default:
      return null;
  }
}

/** The place that brings most own insulae; it can be moved. */
function bestSpot(legal: readonly LegalAction<Corduba>[]): Action | null {
  const own = (l: LegalAction<Corduba>): number =>
    (l.preview?.events ?? []).filter((e) => e.type === 'insula_laid' && e.owner === l.action.seat).length;
  return (
    legal.reduce<LegalAction<Corduba> | null>((best, l) => (best && own(best) >= own(l) ? best : l), null)?.action ??
    null
  );
}

/** Equal as JSON, whatever the order of the keys; no action is the same as none. */
export function isSame(a: Action | null, b: Action | null): boolean {
  if (!a || !b) return false;
  const sorted = (value: Action): string => JSON.stringify(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)));
  return sorted(a) === sorted(b);
}

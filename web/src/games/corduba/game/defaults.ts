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

/** The step that follows by itself, if any. */
export function autoStep(view: View, legal: readonly LegalAction<Corduba>[]): Action | null {
  if (view.doing[view.doing.length - 1]?.kind !== 'choose_payment') return null;
  return bestPayment(legal.flatMap((l) => (l.action.type === 'pay' ? [l.action] : [])));
}

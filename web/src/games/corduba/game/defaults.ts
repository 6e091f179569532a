/** What is chosen for the player, who may change it: the payment that keeps the most, the one free choice. */

import type { LegalAction } from '../../../protocol.gen';
import { RESOURCES, type Action, type ActionOf, type Corduba, type View } from './types';

/** How much a player misses what he pays with: specialists work only here, food feeds, amphorae stand for anything. */
const WORTH: Record<string, number> = { food: 4, wood: 3, stone: 3, tool: 4, amphora: 6, marble: 5 };

export function costOf(p: ActionOf<'pay'>): number {
  const goods = RESOURCES.reduce((sum, r) => sum + p[r] * WORTH[r]!, 0);
  return p.workers * 10 + p.specialists.length * 7 + p.special * 8 + goods + p.denarii * 2 + p.discounts.length;
}

export function bestPayment(payments: readonly ActionOf<'pay'>[]): ActionOf<'pay'> | null {
  return payments.reduce<ActionOf<'pay'> | null>((best, p) => (best === null || costOf(p) < costOf(best) ? p : best), null);
}

/** The step that follows by itself, if any. */
export function autoStep(view: View, legal: readonly LegalAction<Corduba>[]): Action | null {
  if (view.doing[view.doing.length - 1]?.kind !== 'choose_payment') return null;
  return bestPayment(legal.flatMap((l) => (l.action.type === 'pay' ? [l.action] : [])));
}

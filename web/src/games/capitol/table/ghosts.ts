/** What is not there yet, as it lies on the map: advice with its chance to win, the next best pale; and a plan. */

import { t } from '../../../i18n/fluent.svelte';
import { percent } from '../../../i18n/numbers';
import type { Advice } from '../../../protocol.gen';
import type { Ghost } from '../board/marks';
import type { Action, View } from '../game/types';
import type { Capitol } from '../types.gen';

type Placing = Extract<Action, { prefecture: number }>;

const ghostOf = (action: Placing, me: number, view: View, best: boolean, flag: string): Ghost => ({
  prefecture: action.prefecture,
  best,
  flag,
  house: action.type === 'permit' ? { seat: me, height: action.height, shape: action.shape } : null,
  tile: action.type === 'tile' && view.auction !== null ? view.tiles[view.auction]!.kind : null,
});

export function ghostsOf(advice: readonly Advice<Capitol>[], me: number, view: View): Ghost[] {
  const seen = new Set<number>();
  return advice.slice(0, 2).flatMap(({ action, chance }, i): Ghost[] => {
    if (!('prefecture' in action) || seen.has(action.prefecture)) return [];
    seen.add(action.prefecture);
    const share = chance === null ? '' : percent(chance);
    return [ghostOf(action, me, view, i === 0, i === 0 && share ? t('advice-flag', { chance: share }) : share)];
  });
}

/** Where a plan will be carried out. */
export const planned = (action: Action, me: number, view: View): Ghost[] =>
  'prefecture' in action ? [ghostOf(action, me, view, true, t('plan-flag'))] : [];

/** Advice as it lies on the map: the best act with its chance to win, the next best pale. */

import { current, t } from '../../../i18n/fluent.svelte';
import type { Advice } from '../../../protocol.gen';
import type { Ghost } from '../board/marks';
import type { View } from '../game/types';
import type { Capitol } from '../types.gen';

export const percent = (chance: number): string =>
  new Intl.NumberFormat(current.language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

export function ghostsOf(advice: readonly Advice<Capitol>[], me: number, view: View): Ghost[] {
  const seen = new Set<number>();
  return advice.slice(0, 2).flatMap(({ action, chance }, i): Ghost[] => {
    if (!('prefecture' in action) || seen.has(action.prefecture)) return [];
    seen.add(action.prefecture);
    const share = chance === null ? '' : percent(chance);
    return [
      {
        prefecture: action.prefecture,
        best: i === 0,
        flag: i === 0 && share ? t('advice-flag', { chance: share }) : share,
        house: action.type === 'permit' ? { seat: me, height: action.height, shape: action.shape } : null,
        tile: action.type === 'tile' && view.auction !== null ? view.tiles[view.auction]!.kind : null,
      },
    ];
  });
}

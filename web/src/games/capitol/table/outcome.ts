/** How an auction ended, and which rule decided a tie. */

import type { Reveal } from '../game/stage';
import { t } from '../../../i18n/fluent.svelte';

export function outcomeText(
  stage: Reveal,
  names: readonly string[],
  me: number | null,
): { text: string; rule: string | null } {
  const o = stage.outcome;
  if (o.type === 'tile_removed') {
    const rule = o.reason === 'tie' ? 'R2.8' : o.reason === 'no_bid' ? 'R2.9' : 'R2.13';
    return { text: t(`outcome-removed-${o.reason.replaceAll('_', '-')}`, { tile: stage.tile }), rule };
  }
  const words = { name: names[o.seat] ?? '', me: o.seat === me ? 'yes' : 'no', tile: stage.tile, sum: o.sum };
  if (o.won_by === 'sum') return { text: t('outcome-won', words), rule: null };
  return { text: t(`outcome-${o.won_by.replaceAll('_', '-')}`, words), rule: o.won_by === 'free' ? 'R2.9' : 'R2.8' };
}

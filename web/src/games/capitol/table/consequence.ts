/** One sentence about what a placement changes, read off the server's preview. */

import { t } from '../../../i18n/fluent.svelte';
import type { Preview } from '../types.gen';
import type { View } from '../game/types';
import { prefectureName } from '../game/words';

export function consequence(view: View, preview: Preview | null, me: number, names: readonly string[]): string {
  if (!preview) return '';
  const place = prefectureName(view.board.prefectures[preview.prefecture]!.name);
  const before = view.prefectures[preview.prefecture]!.standing;
  const after = preview.standing;
  const mine = after.find((s) => s.seat === me);
  const shared = after.filter((s) => s.place === 1).length > 1;
  const head =
    !mine || mine.place === 0
      ? 'draft-result-none'
      : mine.place === 2
        ? 'draft-result-second'
        : shared
          ? 'draft-result-shared'
          : 'draft-result-first';
  const changes = view.seats.flatMap((_, seat) => {
    const was = before.find((s) => s.seat === seat)?.points ?? 0;
    const will = after.find((s) => s.seat === seat)?.points ?? 0;
    if (was === will) return [];
    return [t('draft-change', { name: names[seat] ?? '', me: seat === me ? 'yes' : 'no', was, will })];
  });
  return [t(head, { place }), changes.length ? `${changes.join(', ')}.` : t('draft-no-change')].join(' ');
}

/** What your next scoring would gain. */
export function gain(view: View, preview: Preview | null, me: number): number | null {
  const will = preview?.would_score[me];
  return will === undefined ? null : will - view.seats[me]!.would_score;
}

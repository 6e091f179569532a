/** What Caepio's cards say, and why he did what he did, in words. */

import { t } from '../../../i18n/fluent.svelte';
import { amount } from './effects';
import type { Book } from './book';
import type { Act, GameEvent } from './types';

export function actText(act: Act, book: Book): string {
  switch (act.act) {
    case 'site':
      return t('co-act-site', { site: book.site(act.site).name, workers: act.workers });
    case 'portus':
      return t('co-portus');
    case 'castra':
      return amount(act.troop, 1);
    case 'build':
      return t('co-act-build');
    case 'activate':
      return book.building(act.building).name;
    case 'random':
      return t('co-act-random');
    case 'market':
      return t('co-act-market', { sell: act.sell, buy: act.buy });
  }
}

interface CaepioTry {
  act: string;
  done: boolean;
  reason: string;
  rule: string | null;
}

/** What Caepio tried in the rule's own order, and what he did in the end. */
export function reasons(events: readonly GameEvent[], book: Book): CaepioTry[] {
  return events.flatMap((e): CaepioTry[] => {
    if (e.type !== 'caepio_tried' && e.type !== 'caepio_acted') return [];
    const act = book.content.caepio.card[e.card]?.rows[e.row]?.[e.alternative];
    if (!act) return [];
    const words = actText(act, book);
    return [
      e.type === 'caepio_acted'
        ? { act: words, done: true, reason: '', rule: null }
        : { act: words, done: false, reason: t(`co-obstacle-${e.reason.replaceAll('_', '-')}`), rule: e.rule },
    ];
  });
}

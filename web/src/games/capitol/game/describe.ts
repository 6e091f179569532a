/** An action in words, for advice and replays. */

import { t } from '../../../i18n/fluent.svelte';
import { listed } from '../../../table/waiting';
import type { Action, View } from './types';
import { cardName, prefectureName } from './words';

export function describe(a: Action, view: View): string {
  const where = (i: number): string => prefectureName(view.board.prefectures[i]?.name ?? '');
  switch (a.type) {
    case 'pass':
      return t('do-pass');
    case 'floor':
      return t('do-floor', { card: cardName(a.card), heights: listed(a.raised.map((h) => `${h + 1}`)) });
    case 'roof':
      return t('do-roof', { card: cardName(a.card), height: a.height, shape: t(`shape-${a.shape}`) });
    case 'permit':
      return t('do-permit', {
        card: cardName(a.card),
        height: a.height,
        shape: t(`shape-${a.shape}`),
        place: where(a.prefecture),
      });
    case 'null':
      return t('do-null', { card: cardName(a.card) });
    case 'bid':
      return a.cards.length
        ? t('do-bid', {
            sum: a.cards.reduce((n, c) => n + Number(c.slice(1)), 0),
            cards: a.cards.map(cardName).join(' + '),
          })
        : t('do-no-bid');
    case 'tile':
      return t('do-tile', { place: where(a.prefecture) });
    case 'draw':
      return t('do-draw', { kind: t(`kind-${a.pile}`) });
    case 'stop':
      return t('do-stop');
  }
}

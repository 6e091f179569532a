/** What the coach of a first game of Capitol says, and where the things are that it speaks of. */

import type { Guided, Sentence } from '../../../game/gamepage';
import { t } from '../../../i18n/fluent.svelte';
import { named } from '../../../i18n/pointed';
import type { Capitol } from '../types.gen';
import { cardName, prefectureName } from './words';

const PLACES: Record<string, (what: string) => string> = {
  card: (card) => `.hand [data-card="${card}"]:not(.chosen)`,
  yard: (height) => `.me .yard .can[data-yard="${height}"]:not([data-shape])`,
  house: (house) => {
    const [height, shape] = house.split(',');
    return `.me .yard .can[data-yard="${height}"][data-shape="${shape}"]`;
  },
  roof: (shape) => `.me button.roof[data-shape="${shape}"]`,
  hill: (prefecture) => `.hit[data-prefecture="${prefecture}"]`,
  pile: (kind) => `[data-pile="${kind}"]`,
  choice: (id) => `[data-choice="${id}"]`,
  hand: () => '.hand',
  piles: () => '.decide .piles',
  own: () => '.me .yard',
  board: () => '.board .map',
  do: () => '.decide .btn.primary:not(.wait)',
};

export function place(thing: string): string {
  const [kind, what] = thing.split(':') as [string, string?];
  return PLACES[kind]?.(what ?? '') ?? '';
}

export function guide({ view, action, stage, names, me }: Guided<Capitol>): Sentence | null {
  const press = (words: string): string => named(t(words), 'do');
  const hill = (i: number): string => named(prefectureName(view.board.prefectures[i]?.name ?? ''), `hill:${i}`);
  if (stage?.kind === 'reveal') return { id: 'guide-capitol-reveal', words: { go: press('continue') } };
  if (stage?.kind === 'scoring') return { id: 'guide-capitol-scored', words: { go: press('continue') } };
  if (view.phase === 'over') return { id: 'guide-capitol-over' };
  if (!action) {
    const others = view.to_act.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
    return others.length && !view.to_act.includes(me)
      ? { id: 'guide-capitol-wait', words: { names: others.join(', ') } }
      : null;
  }
  const card = 'card' in action ? named(cardName(action.card), `card:${action.card}`) : '';
  switch (action.type) {
    case 'floor': {
      const [first, second] = action.raised.map((height) =>
        named(height ? t('yard-unfinished', { height }) : t('yard-new'), `yard:${height}`),
      );
      const go = press('build-floor-do');
      return second
        ? { id: 'guide-capitol-floor', words: { card, first: first!, second, go } }
        : { id: 'guide-capitol-block', words: { card, first: first!, go } };
    }
    case 'roof':
      return {
        id: 'guide-capitol-roof',
        words: {
          card,
          house: named(t('yard-unfinished', { height: action.height }), `yard:${action.height}`),
          roof: named(t('yard-put-roof', { shape: t(`shape-${action.shape}`) }), `roof:${action.shape}`),
          go: press('build-roof-do'),
        },
      };
    case 'permit':
      return {
        id: 'guide-capitol-permit',
        words: {
          card,
          house: named(
            t('yard-finished', { height: action.height, shape: t(`shape-${action.shape}`) }),
            `house:${action.height},${action.shape}`,
          ),
          hill: hill(action.prefecture),
          go: press('build-permit-do'),
        },
      };
    case 'null':
      return {
        id: 'guide-capitol-null',
        words: { card, none: named(t('build-null'), 'choice:null'), go: press('build-null-do') },
      };
    case 'pass':
      return {
        id: 'guide-capitol-pass',
        words: { pass: named(t('build-pass'), 'choice:pass'), go: press('build-pass-sure') },
      };
    case 'bid': {
      if (!action.cards.length)
        return { id: 'guide-capitol-no-bid', words: { none: named(t('bid-none'), 'choice:none') } };
      const cards = action.cards.map((c) => named(cardName(c), `card:${c}`)).join(', ');
      const sum = action.cards.reduce((n, c) => n + Number(c.slice(1)), 0);
      return { id: 'guide-capitol-bid', words: { cards, go: named(t('bid-seal', { sum }), 'do') } };
    }
    case 'tile':
      return { id: 'guide-capitol-tile', words: { hill: hill(action.prefecture), go: press('place-do') } };
    case 'draw':
      return { id: 'guide-capitol-draw', words: { pile: named(t(`kind-${action.pile}`), `pile:${action.pile}`) } };
    case 'stop':
      return { id: 'guide-capitol-stop', words: { stop: named(t('draw-stop'), 'choice:stop') } };
  }
}

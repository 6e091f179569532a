/** What the coach of a first game of Corduba says, and where the things are that it speaks of. */

import type { Guided, Sentence } from '../../../game/gamepage';
import { t } from '../../../i18n/fluent.svelte';
import { named } from '../../../i18n/pointed';
import { bookOf } from '../content';
import type { Corduba } from '../types.gen';
import { describe } from './describe';

/** What the table marks of a hint, the innermost first, then the way there. */
const NEXT = [
  '.sheet .advised input:not(:checked)',
  '.sheet .step .hint',
  '.sheet .mk.hint:not(.on)',
  '.decide .step .hint',
  '.catalogue .pill.hint:not(.on)',
  '.catalogue .tile.hint:not(.on) .pill.can',
  '.chips .hint:not(.on)',
  '.decide .use.best:not(.on, [aria-disabled])',
  '.decide .row.best',
  '.ghosts .hint:not(.taken)',
  '.hit.hinted:not(.chosen)',
  '.miles .hint button:not([disabled])',
  '.hinted:not([disabled], .hit)',
];
const DO = ['.sheet .btn.primary:not([disabled])', '.decide .btn.primary:not([disabled], [aria-disabled=true])'];
const PLACES: Record<string, string[]> = {
  next: [...NEXT, ...DO],
  do: DO,
  mine: ['.mine'],
  rome: ['.rome'],
  map: ['[data-map]'],
};

export const place = (thing: string): string => (PLACES[thing] ?? []).join(' || ');

/** With these begins another move; what comes between is part of the one before. */
const DEEDS = ['build', 'monument', 'activate', 'site', 'portus', 'castra', 'claim', 'pass', 'merchant', 'ability'];

export function moveLength(actions: readonly Corduba['Action'][]): number {
  const next = actions.findIndex((a, i) => i > 0 && DEEDS.includes(a.type));
  return next < 0 ? actions.length : next;
}

/** Actions of which the coach says what they are for; the others are smaller choices inside one of these. */
const EXPLAINED = new Set(['keep', 'troops', 'offerings', 'goods', ...DEEDS, 'end', 'spot', 'pay']);

export function guide({ view, action, stage, me, names, reviewing, ready }: Guided<Corduba>): Sentence | null {
  if (stage) return { id: 'guide-corduba-opened', words: { go: named(t('continue'), 'do') } };
  if (view.phase === 'over') return { id: 'guide-corduba-over' };
  const isReady = ready || (reviewing && action?.type !== 'activate');
  if (action && !isReady) {
    const what = named(describe(action, { book: bookOf(view), view, name: (seat) => names[seat] ?? '' }), 'next');
    return { id: `guide-corduba-${EXPLAINED.has(action.type) ? action.type : 'choose'}`, words: { what } };
  }
  if (isReady) return { id: 'guide-corduba-ready', words: { go: named(t('guide-button'), 'do') } };
  const others = view.to_act.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
  return others.length && !view.to_act.includes(me)
    ? { id: 'guide-corduba-wait', words: { names: others.join(', ') } }
    : null;
}

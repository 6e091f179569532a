/** Sentences about the position: labels for screen readers, tooltips, card names. */

import type { Target } from '../board/marks';
import { current, has, t } from '../../../i18n/fluent.svelte';
import { signed } from '../../../i18n/numbers';
import { groupOf, kindOf, valueOf } from './cards';
import type { Card, PrefectureView, Standing, View } from './types';

/** A board of one's own may have names we have no words for: its slug is shown then. */
export function prefectureName(slug: string): string {
  const id = `capitol-prefecture-${slug.replaceAll('_', '-')}`;
  return has(id) ? t(id) : slug.replaceAll('_', ' ').replace(/\b\w/g, (c) => c.toUpperCase());
}

export function cardName(card: Card): string {
  const group = groupOf(card);
  return group
    ? t('card-permit', { group: t(`group-${group}`), value: valueOf(card) })
    : t(`card-${kindOf(card)}`, { value: valueOf(card) });
}

/** "5 blocks, first: (2 + 2 fountains) × 2" */
export function arithmetic(s: Standing, p: PrefectureView): string {
  const id = s.place === 1 ? 'arithmetic-first' : s.place === 2 ? 'arithmetic-second' : 'arithmetic-none';
  return t(id, {
    blocks: s.blocks,
    tallest: s.tallest,
    fountains: p.fountains,
    temple: p.monument === 'temple' ? 'yes' : 'no',
  });
}

/** Nine labels of many words each: only those whose prefecture changed are worded anew. */
const labels = new Map<string, string>();

export function prefectureLabel(view: View, i: number, names: readonly string[], target: Target | undefined): string {
  const shown = [view.prefectures[i], target?.legal, target?.gain, target?.refusal?.text];
  const key = JSON.stringify([current.language, i, names, ...shown]);
  const known = labels.get(key) ?? wordLabel(view, i, names, target);
  if (labels.size > 500) labels.clear();
  labels.set(key, known);
  return known;
}

function wordLabel(view: View, i: number, names: readonly string[], target: Target | undefined): string {
  const p = view.prefectures[i]!;
  const board = view.board.prefectures[i]!;
  const tallest = p.houses.reduce((most, h) => Math.max(most, h.height), 0);
  const parts = [
    prefectureName(board.name),
    t(`group-${board.colour}`),
    p.shape ? t(`shape-${p.shape}`) : t('label-no-houses'),
  ];
  if (tallest) parts.push(t('label-houses', { count: p.houses.length, tallest }));
  parts.push(t('board-sites-free', { count: p.sites_free }), t('label-fountains', { count: p.fountains }));
  if (p.monument) parts.push(t(`tile-${p.monument}`));
  for (const s of p.standing.filter((x) => x.place > 0)) {
    parts.push(t(s.place === 1 ? 'label-first' : 'label-second', { name: names[s.seat] ?? '', points: s.points }));
  }
  if (target?.legal)
    parts.push(target.gain === null ? t('label-legal') : t('label-legal-gain', { gain: signed(target.gain) }));
  else if (target?.refusal) parts.push(target.refusal.text);
  return parts.join(', ');
}

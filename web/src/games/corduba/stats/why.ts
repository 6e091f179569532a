/** A sentence or two about why the winner won, or why the reader did not, read off where senators came from. */

import { t } from '../../../i18n/fluent.svelte';
import type { Book } from '../game/book';
import type { View } from '../game/types';
import type { GameStatistics } from '../types.gen';
import { bySource, lastly, type SenatorSource } from './sources';

export const sourceWord = (source: SenatorSource, book: Book): string => {
  const reason = t(`co-reason-${source.reason.replaceAll('_', '-')}`);
  return source.district ? `${reason}: ${book.shortDistrict(source.district)}` : reason;
};

/** Those who went so far on the unrest track that they could not win, if the game came to its count. */
function unwanted(stats: GameStatistics, book: Book, view: View, names: readonly string[]): string[] {
  if (stats.ending !== 'scored') return [];
  const limit = book.content.board.track.unrest.cannot_win_at;
  const who = names.filter((_, seat) => seat < view.players && lastly(stats, seat).unrest >= limit);
  return who.length ? [t('co-why-unrest', { n: limit, names: who.join(', ') })] : [];
}

export function why(
  stats: GameStatistics,
  book: Book,
  view: View,
  winners: readonly number[],
  order: readonly number[],
  names: readonly string[],
  me: number | null,
): string[] {
  const [first, next] = order;
  /** whoever lost wants to know what the winner did better than he */
  const second = me !== null && me !== first ? me : next;
  if (first === undefined || second === undefined || winners.length !== 1) return unwanted(stats, book, view, names);
  const ahead = (s: SenatorSource): number => s.seats[first]! - s.seats[second]!;
  const sources = bySource(stats).sort((a, b) => ahead(b) - ahead(a));
  const say = (id: string, s: SenatorSource): string =>
    t(id, {
      source: sourceWord(s, book),
      mine: s.seats[first]!,
      theirs: s.seats[second]!,
      name: names[first] ?? '',
      rival: names[second] ?? '',
    });
  const [best, worst] = [sources[0], sources.at(-1)];
  const lines: string[] = [];
  if (best && ahead(best) > 0) lines.push(say('co-why-source', best));
  if (worst && ahead(worst) < 0) lines.push(say('co-why-best', worst));
  return [...lines, ...unwanted(stats, book, view, names)];
}

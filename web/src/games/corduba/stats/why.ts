/** Sentences about why the winner won, why the reader did not, or why nobody did, each read off the statistics. */

import { t } from '../../../i18n/fluent.svelte';
import type { Book } from '../game/book';
import { bySource, lastly, overRounds, type Numbers, type SenatorSource } from './sources';

/** An end of a game, and who reads about it. */
interface HowItEnded extends Numbers {
  winners: readonly number[];
  me: number | null;
}

export const sourceWord = (source: SenatorSource, book: Book): string => {
  const reason = t(`co-reason-${source.reason.replaceAll('_', '-')}`);
  return source.district ? `${reason}, ${book.shortDistrict(source.district)}` : reason;
};

/** Those who went so far on the unrest track that they could not win, if the game came to its count. */
function unwanted({ stats, book, view, parties }: HowItEnded): string[] {
  if (stats.ending !== 'scored') return [];
  const limit = book.content.board.track.unrest.cannot_win_at;
  const who = parties.filter((_, seat) => seat < view.players && lastly(stats, seat).unrest >= limit);
  return who.length ? [t('co-why-unrest', { n: limit, names: who.join(', ') })] : [];
}

/** Whose unrest it was, when it ended the game. */
function revolt({ stats, parties }: HowItEnded): string[] {
  if (stats.ending === 'scored') return [];
  return stats.parties
    .map((_, seat) => ({
      name: parties[seat] ?? '',
      received: overRounds(stats, seat, (r) => r.unrest_received),
      unpaid: overRounds(stats, seat, (r) => r.upkeep_need - r.upkeep_paid),
      removed: overRounds(stats, seat, (r) => r.unrest_removed),
    }))
    .sort((a, b) => b.received - b.removed - (a.received - a.removed))
    .map((party) => t('co-why-revolt', party));
}

/** How far whoever plays against Caepio came with the monuments that were asked for. */
function monuments({ stats, view, parties }: HowItEnded): string[] {
  const needed = view.caepio?.monuments_needed ?? 0;
  if (!needed) return [];
  const built = stats.monuments.filter((m) => m.seat === 0).length;
  return [t('co-why-monuments', { name: parties[0] ?? '', built, needed })];
}

export const why = (ending: HowItEnded): string[] => [
  ...revolt(ending),
  ...monuments(ending),
  ...senators(ending),
  ...unwanted(ending),
];

/** What brought the winner, or Caepio, more senators than whoever reads it, and what brought fewer. */
function senators({ stats, book, view, winners, order, parties, me }: HowItEnded): string[] {
  const caepio = view.players; // no seat, but the party behind them
  const isBeaten = winners.length === 0 && stats.ending === 'scored' && caepio < stats.parties.length;
  const first = isBeaten ? caepio : order[0];
  /** whoever lost wants to know what the winner did better than he */
  const second = me !== null && me !== first ? me : order.find((seat) => seat !== first);
  const isToldApart = winners.length === 1 || isBeaten || (winners.length > 1 && me !== null && !winners.includes(me));
  if (first === undefined || second === undefined || !isToldApart || view.options.variant === 'monuments') return [];
  const ahead = (s: SenatorSource): number => s.seats[first]! - s.seats[second]!;
  const sources = bySource(stats).sort((a, b) => ahead(b) - ahead(a));
  const say = (id: string, s: SenatorSource): string =>
    t(id, {
      source: sourceWord(s, book),
      mine: s.seats[first]!,
      theirs: s.seats[second]!,
      name: parties[first] ?? '',
      rival: parties[second] ?? '',
    });
  const [best, worst] = [sources[0], sources.at(-1)];
  const lines: string[] = [];
  if (best && ahead(best) > 0) lines.push(say('co-why-source', best));
  if (worst && ahead(worst) < 0) lines.push(say('co-why-best', worst));
  return lines;
}

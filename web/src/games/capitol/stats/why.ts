/** Two or three sentences about why the winner won, or why the reader did not, each read off the statistics. */

import { t } from '../../../i18n/fluent.svelte';
import { prefectureName } from '../game/words';
import type { GameStatistics, SeatStatistics } from '../types.gen';
import type { BoardView } from '../game/types';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

export const byPrefecture = (seat: SeatStatistics): number[] =>
  seat.rounds[0]!.points.map((_, p) => sum(seat.rounds.map((r) => r.points[p]!)));
export const byRound = (seat: SeatStatistics): number[] => seat.rounds.map((r) => sum(r.points));
export const turns = (seat: SeatStatistics): number => sum(seat.rounds.map((r) => r.turns));
export const placed = (seat: SeatStatistics): number => sum(seat.rounds.map((r) => r.placed));
export const spent = (seat: SeatStatistics): number => sum(seat.rounds.map((r) => r.spent));
export const luck = (seat: SeatStatistics): number => seat.dealt_luck + seat.draw_luck;

/** Differences smaller than these are not worth a sentence. */
const [CARDS, LUCK] = [3, 5];

export function why(
  stats: GameStatistics,
  board: BoardView,
  winners: readonly number[],
  order: readonly number[],
  names: readonly string[],
  me: number | null = null,
): string[] {
  const [first, next] = order;
  /** whoever lost wants to know what the winner did better than he */
  const second = me !== null && me !== first ? me : next;
  const isToldApart = winners.length === 1 || (winners.length > 1 && me !== null && !winners.includes(me));
  if (first === undefined || second === undefined || !isToldApart) return [];
  const [mine, theirs] = [stats.seats[first]!, stats.seats[second]!];
  const who = { name: names[first] ?? '', rival: names[second] ?? '' };
  const lines: string[] = [];
  const hills = byPrefecture(mine)
    .map((n, p) => ({ p, mine: n, theirs: byPrefecture(theirs)[p]! }))
    .sort((a, b) => b.mine - b.theirs - (a.mine - a.theirs));
  const hill = hills[0]!;
  if (hill.mine > hill.theirs)
    lines.push(
      t('why-hill', {
        ...who,
        place: prefectureName(board.prefectures[hill.p]!.name),
        mine: hill.mine,
        theirs: hill.theirs,
      }),
    );
  const tile = stats.tiles
    .filter((x) => x.winner === first && x.prefecture !== null)
    .sort((a, b) => b.worth[first]! - b.worth[second]! - (a.worth[first]! - a.worth[second]!))[0];
  if (tile && tile.worth[first]! > tile.worth[second]!) {
    lines.push(
      t('why-tile', {
        tile: tile.tile,
        place: prefectureName(board.prefectures[tile.prefecture!]!.name),
        price: tile.bids[first]!,
        points: tile.worth[first]!,
      }),
    );
  }
  const more = turns(mine) - turns(theirs);
  if (Math.abs(more) >= CARDS)
    lines.push(
      more > 0
        ? t('why-turns', { ...who, count: more })
        : t('why-turns', { name: who.rival, rival: who.name, count: -more }),
    );
  const luckier = Math.round(luck(mine) - luck(theirs));
  lines.push(
    luckier >= LUCK
      ? t('why-luck', { ...who, count: luckier })
      : luckier <= -LUCK
        ? t('why-luck', { name: who.rival, rival: who.name, count: -luckier })
        : t('why-luck-even', who),
  );
  return lines;
}

/** What the numbers are told from: the statistics of a game, and senators of all parties by where they came from. */

import type { Seen } from '../game/seen';
import type { District, GameStatistics, SenatorStatistics, StandingStatistics } from '../types.gen';

export interface Numbers extends Seen {
  stats: GameStatistics;
  /** the names of the seats, and of Caepio behind them */
  parties: string[];
  /** the parties as they are ranked */
  order: number[];
}

export interface SenatorSource {
  reason: SenatorStatistics['reason'];
  district: District | null;
  /** by party */
  seats: number[];
}

/** What brought most comes first, what cost most last. */
export function bySource(stats: GameStatistics): SenatorSource[] {
  const found = new Map<string, SenatorSource>();
  stats.parties.forEach((party, seat) => {
    for (const { reason, district, n } of party.senators) {
      const row = found.get(`${reason} ${district}`) ?? { reason, district, seats: stats.parties.map(() => 0) };
      row.seats[seat]! += n;
      found.set(`${reason} ${district}`, row);
    }
  });
  const sum = (s: SenatorSource): number => s.seats.reduce((a, b) => a + b, 0);
  return [...found.values()].sort((a, b) => sum(b) - sum(a));
}

/** What a party had when the game was over. */
export const lastly = (stats: GameStatistics, party: number): StandingStatistics =>
  stats.parties[party]!.rounds.at(-1)!.standing;

export type OfRound = (round: GameStatistics['parties'][number]['rounds'][number]) => number;

/** The sum of something over all rounds of a party. */
export const overRounds = (stats: GameStatistics, party: number, of: OfRound): number =>
  stats.parties[party]!.rounds.reduce((n, round) => n + of(round), 0);

export const total = (amounts: Record<string, number>, only?: readonly string[]): number =>
  Object.entries(amounts).reduce((n, [goods, k]) => (only && !only.includes(goods) ? n : n + k), 0);

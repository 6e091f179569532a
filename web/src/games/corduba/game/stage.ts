/** The moment in which the hands for Rome open: told before the game goes on. */

import type { StagedMoment } from '../../../game/gamepage';
import type { GameEvent, View } from './types';

interface Opening {
  seat: number;
  troops: number;
  offerings: number;
  goods: number;
  /** 0: none */
  rank: number;
  /** what Rome gave and took */
  events: GameEvent[];
}

export interface RomeOpening extends StagedMoment {
  kind: 'rome';
  decade: number;
  card: number;
  /** what all should have delivered together, when they did not */
  failed: { sum: number; minimum: number } | null;
  seats: Opening[];
}

const AFTER = new Set<GameEvent['type']>([
  'upkeep_settled',
  'round_ended',
  'workers_returned',
  'round_started',
  'decade_started',
  'game_over',
]);
/** What a seat sees of its delivery besides the values. */
const TOLD = new Set<GameEvent['type']>([
  'gained',
  'popularity_moved',
  'harmony_moved',
  'prestige_moved',
  'unrest_received',
  'senators_changed',
]);

export function stages(events: readonly GameEvent[], before: View): RomeOpening[] {
  const first = events.findIndex((e) => e.type === 'delivered');
  if (first < 0 || !before.rome) return [];
  const end = events.findIndex((e, i) => i > first && AFTER.has(e.type));
  const told = events.slice(first, end < 0 ? events.length : end);
  const opening: RomeOpening = {
    kind: 'rome',
    holds: false,
    decade: before.decade,
    card: before.rome.card,
    failed: null,
    seats: [],
  };
  // Caepio shows his before the player decides (C14.18)
  before.rome.seats.forEach(({ delivered }, seat) => {
    if (delivered)
      opening.seats.push({
        seat,
        troops: delivered[0],
        offerings: delivered[1],
        goods: delivered[2],
        rank: 0,
        events: [],
      });
  });
  for (const e of told) {
    if (e.type === 'delivered')
      opening.seats.push({
        seat: e.seat,
        troops: e.troops,
        offerings: e.offerings,
        goods: e.resources,
        rank: 0,
        events: [],
      });
    else if (e.type === 'group_failed') opening.failed = { sum: e.sum, minimum: e.minimum };
    const row = 'seat' in e ? opening.seats.find((s) => s.seat === e.seat) : undefined;
    if (row && e.type === 'ranked') row.rank = e.rank;
    else if (row && TOLD.has(e.type)) row.events.push(e);
  }
  return [opening];
}

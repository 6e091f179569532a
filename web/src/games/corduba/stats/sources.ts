/** Senators by reason, counted from the events of a game. */

import type { EventOf, GameEvent } from '../game/types';

export type Reason = EventOf<'senators_changed'>['reason'];

export interface Source {
  reason: Reason;
  /** by seat */
  seats: number[];
}

/** In the order in which the reasons first came up. */
export function senatorSources(events: readonly GameEvent[], seats: number): Source[] {
  const found = new Map<Reason, number[]>();
  const now = Array.from({ length: seats }, () => 0);
  for (const e of events) {
    if (e.type !== 'senators_changed') continue;
    const row = found.get(e.reason) ?? now.map(() => 0);
    row[e.seat]! += e.senators - now[e.seat]!;
    now[e.seat] = e.senators;
    found.set(e.reason, row);
  }
  return [...found].map(([reason, row]) => ({ reason, seats: row }));
}

/**
 * The scores after each scoring so far, read off the events. The rest of the numbers comes from the server after the
 * end.
 */

import type { Entry } from '../../../protocol.gen';
import type { Capitol } from '../types.gen';
import { standingEvents } from '../../../game/story';

export function running(entries: readonly Entry<Capitol>[], players: number): number[][] {
  const seats = Array.from({ length: players }, (): number[] => []);
  const total = Array.from({ length: players }, () => 0);
  for (const e of standingEvents(entries).flatMap((m) => m.events)) {
    if (e.type === 'prefecture_scored') total[e.seat]! += e.points;
    else if (e.type === 'round_scored') seats.forEach((s, i) => s.push(total[i]!));
  }
  return seats;
}

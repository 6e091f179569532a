/** The log of a table: what happened and was not taken back, in lines for the log, the digest and the live region. */

import type { Entry, Game } from '../protocol.gen';

export interface Line<P = number> {
  key: string;
  seat: number | null;
  text: string;
  /** where on the board, in the game's own terms */
  place: P | null;
  /** worth a second look: it changed the board */
  key_line: boolean;
  /** opens a new chapter of the log */
  heading: boolean;
}

export interface Teller<G extends Game> {
  view: G['View'];
  name(seat: number): string;
  /** the reader's own seat, for "you" */
  me: number | null;
}

/** What one move, or the start, brought. */
export interface Told<G extends Game> {
  seq: number;
  seat: number | null;
  move: number;
  events: G['Event'][];
}

/** Moves that were taken back are void. */
export function standingEvents<G extends Game>(entries: readonly Entry<G>[]): Told<G>[] {
  const list: Told<G>[] = [];
  for (const e of entries) {
    if (e.type === 'started') list.push({ seq: e.seq, seat: null, move: 0, events: e.events });
    else if (e.type === 'acted')
      for (const m of e.moves) list.push({ seq: e.seq, seat: e.seat, move: m.move, events: m.events });
    else if (e.type === 'undone' && e.only) {
      // one sealed choice was taken out; what came after it stays and counts one less
      const at = list.findIndex((m) => m.move === e.move + 1);
      if (at >= 0) list.splice(at, 1);
      for (const m of list.slice(Math.max(0, at))) if (m.move > e.move) m.move -= 1;
    } else if (e.type === 'undone') {
      while (list.length && list[list.length - 1]!.move > e.move) list.pop();
    }
  }
  return list;
}

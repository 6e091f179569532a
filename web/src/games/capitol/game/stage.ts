/** Moments that are played before the table goes on: the reveal of an auction, a scoring. */

import type { Card, GameEvent, TileKind, View } from './types';

export interface Reveal {
  kind: 'reveal';
  holds: true;
  tile: TileKind;
  number: number;
  bids: { seat: number; cards: Card[]; sum: number }[];
  /** cards that stay hidden, by seat */
  hidden: number[];
  scores: number[];
  outcome: Extract<GameEvent, { type: 'tile_won' } | { type: 'tile_removed' }>;
}

interface Scored {
  prefecture: number;
  rows: { seat: number; place: number; points: number }[];
}

export interface Scoring {
  kind: 'scoring';
  holds: false;
  round: number;
  before: number[];
  prefectures: Scored[];
}

export type Showing = Reveal | Scoring;

/** The moments inside what just happened, in order. `before` is the view the table still shows. */
export function stages(events: readonly GameEvent[], before: View): Showing[] {
  const list: Showing[] = [];
  let bids: Reveal['bids'] = [];
  let rows = new Map<number, Scored>();
  let auction = before.auction;
  let scores = before.seats.map((s) => s.score);
  for (const e of events) {
    switch (e.type) {
      case 'auction_opened':
        auction = e.auction;
        bids = [];
        break;
      case 'bid_revealed':
        bids.push({ seat: e.seat, cards: e.cards, sum: e.sum });
        break;
      case 'tile_won':
      case 'tile_removed':
        // where nobody holds a card nobody is asked, and there is nothing to turn over: the log tells it
        if (bids.length) {
          const all = before.seats.map((_, seat) => bids.find((b) => b.seat === seat) ?? { seat, cards: [], sum: 0 });
          list.push({
            kind: 'reveal',
            holds: true,
            tile: e.tile,
            number: auction === null ? 1 : (auction % 3) + 1,
            bids: all,
            scores,
            hidden: all.map((b) => Math.max(0, before.seats[b.seat]!.hand_size - b.cards.length)),
            outcome: e,
          });
        }
        bids = [];
        break;
      case 'prefecture_scored': {
        const row = rows.get(e.prefecture) ?? { prefecture: e.prefecture, rows: [] };
        row.rows.push({ seat: e.seat, place: e.place, points: e.points });
        rows.set(e.prefecture, row);
        break;
      }
      case 'round_scored': {
        const all = before.prefectures.map((_, i) => rows.get(i) ?? { prefecture: i, rows: [] });
        list.push({ kind: 'scoring', holds: false, round: e.round, before: scores, prefectures: all });
        scores = scores.map(
          (s, seat) =>
            s +
            all
              .flatMap((p) => p.rows)
              .filter((r) => r.seat === seat)
              .reduce((n, r) => n + r.points, 0),
        );
        rows = new Map();
        break;
      }
      default:
    }
  }
  return list;
}

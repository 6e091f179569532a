/** Where the points came from, read off the events of a finished game. */

import type { Entry } from '../protocol.gen';
import { sumOf } from './cards';
import { standingEvents } from './story';
import type { TileKind } from './types';

export interface SeatStatistics {
  /** score after each scoring */
  running: number[];
  byPrefecture: number[];
  firsts: number;
  houses: number;
  /** blocks that ended on the board */
  blocks: number;
  tiles: Record<TileKind, number>;
  /** sum of the cards paid for tiles */
  paid: number;
  bids: number;
  wins: number;
  /** card values drawn on average: the luck of the piles is also a choice */
  drawn: number;
  drawnSum: number;
  cards: number;
  nulls: number;
}

export function statistics(entries: readonly Entry[], players: number, prefectures: number): SeatStatistics[] {
  const seats = Array.from({ length: players }, (): SeatStatistics => ({
    running: [], byPrefecture: Array.from({ length: prefectures }, () => 0), firsts: 0, houses: 0, blocks: 0, tiles: { fountain: 0, amphitheatre: 0, temple: 0 },
    paid: 0, bids: 0, wins: 0, drawn: 0, drawnSum: 0, cards: 0, nulls: 0,
  }));
  const total = Array.from({ length: players }, () => 0);
  for (const e of standingEvents(entries).flatMap((m) => m.events)) {
    switch (e.type) {
      case 'prefecture_scored': {
        const s = seats[e.seat]!;
        s.byPrefecture[e.prefecture]! += e.points;
        if (e.place === 1) s.firsts += 1;
        total[e.seat]! += e.points;
        break;
      }
      case 'round_scored':
        seats.forEach((s, i) => s.running.push(total[i]!));
        break;
      case 'house_placed':
        seats[e.seat]!.houses += 1;
        seats[e.seat]!.blocks += e.height;
        break;
      case 'bid_revealed':
        if (e.cards.length) seats[e.seat]!.bids += 1;
        break;
      case 'tile_won':
        seats[e.seat]!.tiles[e.tile] += 1;
        seats[e.seat]!.wins += 1;
        break;
      case 'bid_paid':
        seats[e.seat]!.paid += sumOf(e.cards);
        break;
      case 'card_drawn':
        seats[e.seat]!.drawn += 1;
        seats[e.seat]!.drawnSum += sumOf([e.card]);
        break;
      case 'card_played':
        seats[e.seat]!.cards += 1;
        if (e.use === 'null') seats[e.seat]!.nulls += 1;
        break;
      default:
    }
  }
  return seats;
}

/** What goes where when something has happened in Capitol: cards from piles and hands, houses from yards, tiles. */

import type { Trip } from '../../../table/journeys.svelte';
import { kindOf } from '../game/cards';
import type { Card, FinishedHouse, GameEvent, TileKind } from '../game/types';

export interface Traveller {
  seat: number;
  card?: Card;
  house?: FinishedHouse;
  tile?: TileKind;
}

const panel = (seat: number): string => `.table .opp[data-seat='${seat}']`;
const hill = (prefecture: number): string => `.map [data-prefecture='${prefecture}']`;

export function tripsOf(events: readonly GameEvent[], me: number | null): Trip<Traveller>[] {
  const placed = events.find((e) => e.type === 'house_placed' || e.type === 'tile_placed');
  const hand = (seat: number, card: string): string[] =>
    seat === me
      ? [`.hand .slot.chosen[data-card='${card}']`, `.hand .slot[data-card='${card}']`, 'section.hand']
      : [panel(seat)];
  const yard = (seat: number): string[] => (seat === me ? ['.me .yard'] : [`${panel(seat)} .yard`, panel(seat)]);
  return events.flatMap((e): Trip<Traveller>[] => {
    switch (e.type) {
      case 'card_played': {
        const to =
          e.use === 'permit' && placed
            ? [hill(placed.prefecture)]
            : e.use === 'floor' || e.use === 'roof'
              ? yard(e.seat)
              : [`.piles [data-pile='${kindOf(e.card)}']`, `.pills .${kindOf(e.card)}`];
        return [{ what: { seat: e.seat, card: e.card }, from: hand(e.seat, e.card), to }];
      }
      case 'card_drawn': {
        const pile = kindOf(e.card);
        const from = [`.decide [data-pile='${pile}']`, `.piles [data-pile='${pile}']`, `.pills .${pile}`];
        return [{ what: { seat: e.seat, card: e.card }, from, to: hand(e.seat, e.card) }];
      }
      case 'house_placed':
        return [
          {
            what: { seat: e.seat, house: { height: e.height, shape: e.shape } },
            from: yard(e.seat),
            to: [hill(e.prefecture)],
          },
        ];
      case 'tile_placed':
        return [
          { what: { seat: e.seat, tile: e.tile }, from: ['.tiles .tile.next', '.tiles'], to: [hill(e.prefecture)] },
        ];
      default:
        return [];
    }
  });
}

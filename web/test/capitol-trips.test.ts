import { expect, test } from 'vitest';
import { planned } from '../src/games/capitol/table/ghosts';
import { tripsOf } from '../src/games/capitol/table/trips';
import type { GameEvent, View } from '../src/games/capitol/game/types';

test('an own permit goes from the hand to its hill, and the house from the yard to the same hill', () => {
  const events: GameEvent[] = [
    { type: 'card_played', seat: 1, card: 'A7', use: 'permit' },
    { type: 'house_placed', seat: 1, prefecture: 4, height: 2, shape: 'round' },
  ];
  const [card, house] = tripsOf(events, 1);
  expect(card!.from[0]).toContain("data-card='A7'");
  expect(card!.to).toEqual([".map [data-prefecture='4']"]);
  expect(house!.what.house).toEqual({ height: 2, shape: 'round' });
  expect(house!.from).toEqual(['.me .yard']);
  expect(house!.to).toEqual(card!.to);
});

test('what others draw goes to their panels, and what nobody may see does not travel', () => {
  const [drawn] = tripsOf([{ type: 'card_drawn', seat: 2, card: 'F3', uncovered: null }], 0);
  expect(drawn!.to).toEqual([".table .opp[data-seat='2']"]);
  expect(tripsOf([{ type: 'bid_sealed', seat: 2 } as GameEvent], 0)).toEqual([]);
});

test('a plan lies on the hill that it names, and one without a place nowhere', () => {
  const view = { auction: null, tiles: [] } as unknown as View;
  const [ghost] = planned({ type: 'permit', seat: 0, card: 'A7', height: 1, shape: 'round', prefecture: 3 }, 0, view);
  expect(ghost).toMatchObject({ prefecture: 3, best: true, house: { seat: 0, height: 1, shape: 'round' } });
  expect(planned({ type: 'pass', seat: 0 }, 0, view)).toEqual([]);
});

import { expect, test } from 'vitest';
import fixtures from '../src/games/capitol/dev/round3.json';
import { stages } from '../src/games/capitol/game/stage';
import { standingEvents } from '../src/game/story';
import type { Entry } from '../src/protocol.gen';
import type { Capitol, View } from '../src/games/capitol/types.gen';
import { noise } from '../src/games/capitol/board/shapes';
import { grounds, sites } from '../src/games/capitol/board/rome';

const view = fixtures.build as unknown as View;

test('a reveal shows every seat, also those that did not bid', () => {
  const [reveal] = stages(
    [
      { type: 'bid_revealed', seat: 0, cards: ['C8', 'F7'], sum: 15 },
      { type: 'bid_revealed', seat: 2, cards: ['F7'], sum: 7 },
      { type: 'tile_won', seat: 0, tile: 'fountain', sum: 15, won_by: 'sum' },
    ],
    view,
  );
  expect(reveal).toMatchObject({
    kind: 'reveal',
    bids: [
      { seat: 0, sum: 15 },
      { seat: 1, cards: [] },
      { seat: 2, sum: 7 },
      { seat: 3, cards: [] },
    ],
    hidden: [5, 5, 3, 3],
  });
});

test('a tie and the scoring after it are two moments, in order', () => {
  const list = stages(
    [
      { type: 'bid_revealed', seat: 0, cards: ['C8'], sum: 8 },
      { type: 'bid_revealed', seat: 1, cards: ['F8'], sum: 8 },
      { type: 'tile_removed', auction: 8, tile: 'temple', reason: 'tie' },
      { type: 'prefecture_scored', prefecture: 0, seat: 2, place: 1, points: 4 },
      { type: 'round_scored', round: 3 },
    ],
    view,
  );
  expect(list.map((s) => s.kind)).toEqual(['reveal', 'scoring']);
  expect(list[1]).toMatchObject({ before: [11, 14, 12, 9] });
});

test('moves that were taken back are not told', () => {
  const acted = (seq: number, move: number): Entry<Capitol> => ({
    type: 'acted',
    seq,
    at: 0,
    seat: 0,
    bot: false,
    moves: [{ move, seat: 0, action: null, notation: null, events: [{ type: 'passed', seat: 0, automatic: false }] }],
  });
  const told = standingEvents([
    acted(1, 1),
    acted(2, 2),
    { type: 'undone', seq: 3, at: 0, seat: 0, move: 1, consent: false, only: false, practice: false },
    acted(4, 2),
  ]);
  expect(told.map((e) => e.seq)).toEqual([1, 4]);
  const resealed = standingEvents([
    acted(1, 1),
    acted(2, 2),
    { type: 'undone', seq: 3, at: 0, seat: 0, move: 0, consent: false, only: true, practice: false },
    acted(4, 2),
  ]);
  expect(resealed.map((e) => e.seq)).toEqual([2, 4]);
});

test('houses and fountains never share a site, however many there are', () => {
  for (const g of grounds(view.board.prefectures.map((p) => p.name))) {
    for (const squares of [4, 5, 6, 7, 8, 9]) {
      const { list } = sites(g, squares);
      expect(new Set(list.map(String)).size).toBe(squares);
    }
  }
});

const HILLS = ['0.511587', '0.529946'];

test('the hills look the same everywhere', () => {
  const n = noise(11);
  expect([n(), n()].map((x) => x.toFixed(6))).toEqual(HILLS);
});

test('an auction in which nobody holds a card is not staged', () => {
  expect(
    stages(
      [
        { type: 'auction_opened', auction: 9, tile: 'fountain' },
        { type: 'tile_removed', auction: 9, tile: 'fountain', reason: 'no_bid' },
      ],
      view,
    ),
  ).toEqual([]);
});

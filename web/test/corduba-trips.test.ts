import { expect, test } from 'vitest';
import { tripsOf } from '../src/games/corduba/table/trips';
import type { GameEvent } from '../src/games/corduba/game/types';

test('a worker goes from its board to the space, and what it brings goes back', () => {
  const events: GameEvent[] = [
    { type: 'paid', seat: 1, goods: 'worker', n: 2 },
    { type: 'site_used', seat: 1, site: 'lapis', space: 'right' },
    { type: 'gained', seat: 1, goods: 'stone', n: 3 },
  ];
  const [worker, stone] = tripsOf(events, 0);
  expect(worker!.what).toEqual({ kind: 'worker', seat: 1 });
  expect(worker!.from).toContain(".opp[data-seat='1'] [data-goods='worker']");
  expect(worker!.to).toEqual(['[data-place="site lapis right"]', '.places']);
  expect(stone!.what).toEqual({ kind: 'goods', goods: 'stone', n: 3 });
  expect(stone!.from).toEqual(worker!.to);
  expect(tripsOf(events, 1)[1]!.to[0]).toBe(".me:not(.other) [data-goods='stone']");
});

test('a tile lies before its insulae come, each from the row of its owner, and only so many at once', () => {
  const laid = (column: number, owner: number | null): GameEvent => ({
    type: 'insula_laid',
    seat: 0,
    district: 'plebeius',
    cell: [0, column],
    owner,
    reason: 'filled',
  });
  const built: GameEvent = {
    type: 'tile_built',
    seat: 0,
    district: 'plebeius',
    building: 'forum',
    cell: [1, 1],
    orientation: 2,
  };
  const trips = tripsOf([built, laid(0, 0), laid(1, 1), laid(2, null), ...[3, 4, 5, 6].map((c) => laid(c, 0))], 0);
  expect(trips.map(({ what }) => what.kind)).toEqual(['tile', ...Array<string>(5).fill('insula')]);
  expect(trips[0]!.to[0]).toBe('[data-place="tile plebeius forum"]');
  expect(trips[1]!.from[0]).toBe(".me:not(.other) [data-row='plebeius']");
  expect(trips[2]!.from[0]).toBe(".opp[data-seat='1'] [data-row='plebeius']");
  expect(trips[3]!.from).toEqual(trips[0]!.to); // a neutral one belongs to nobody
});

test('what is sold goes to the market, and what comes from nowhere does not travel', () => {
  const [sold] = tripsOf([{ type: 'traded', seat: 0, resource: 'wood', side: 'sell', units: 2, price: 4 }], 0);
  expect(sold!.from[0]).toBe(".me:not(.other) [data-goods='wood']");
  expect(sold!.to).toContain(".mkt [data-goods='wood']");
  expect(tripsOf([{ type: 'gained', seat: 0, goods: 'food', n: 1 }], 0)).toEqual([]);
});

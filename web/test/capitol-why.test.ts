/** Why Capitol was won or lost, in sentences. */

import { expect, test } from 'vitest';
import fixtures from '../src/games/capitol/dev/round3.json';
import { why } from '../src/games/capitol/stats/why';
import type { BoardView } from '../src/games/capitol/game/types';
import type { GameStatistics } from '../src/games/capitol/types.gen';
import { speak } from './speaking';

test('whoever lost to several who share the victory learns what they did better', () => {
  speak('en', 'capitol/web');
  const { board } = fixtures.build as unknown as { board: BoardView };
  const seat = (points: number): unknown => ({
    rounds: [{ points: board.prefectures.map((_, p) => (p === 0 ? points : 0)), turns: 5 }],
    dealt_luck: 0,
    draw_luck: 0,
  });
  const stats = { seats: [seat(9), seat(9), seat(2)], tiles: [] } as unknown as GameStatistics;
  const told = (me: number | null): string =>
    why(stats, board, [0, 1], [0, 1, 2], ['Ada', 'Bruno', 'Chiara'], me).join(' ');
  expect(told(2)).toMatch(/9 .*Ada.*2 .*Chiara/);
  expect(told(0)).toBe('');
  expect(told(null)).toBe('');
});

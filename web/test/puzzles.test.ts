/** Puzzles of the day, and days in a row. */

import { expect, test } from 'vitest';
import { ofDay, streak } from '../src/game/puzzles';

test('every day has its puzzle, the next day the next', () => {
  const all = ['a', 'b', 'c'];
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'].map((day) => ofDay(all, day));
  expect(new Set(days).size).toBe(3);
  expect(ofDay(all, '2026-02-27')).toBe(days[0]);
  expect(ofDay([], '2026-02-27')).toBeNull();
});

test('a streak goes on until a day is missed, and today may still come', () => {
  expect(streak([], '2026-03-02')).toBe(0);
  expect(streak(['2026-03-02', '2026-03-01', '2026-02-28'], '2026-03-02')).toBe(3);
  expect(streak(['2026-03-01', '2026-02-28'], '2026-03-02')).toBe(2);
  expect(streak(['2026-02-28'], '2026-03-02')).toBe(0);
  expect(streak(['2026-03-02', '2026-02-28'], '2026-03-02')).toBe(1);
});

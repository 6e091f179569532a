/** How far a draft leads in a lesson. */

import { expect, test } from 'vitest';
import { reachedWith } from '../src/game/lessons';
import type { GoalState } from '../src/protocol.gen';

const goal = (event: Record<string, unknown> | null, refusal: string | null = null): GoalState => ({
  reached: false,
  event,
  refusal,
});
const goals = [
  goal({ type: 'traded', side: 'sell' }),
  goal({ type: 'traded', side: 'buy', units: 2 }),
  goal({ type: 'spot', cell: [1, 2] }),
];
const trade = (side: string, units: number): { type: string } => Object.assign({ type: 'traded' }, { side, units });
const lay = (...cell: number[]): { type: string } => Object.assign({ type: 'spot' }, { cell });
const [sold, bought, laid] = [trade('sell', 1), trade('buy', 2), lay(1, 2)];

test('goals are reached one after another, in their order', () => {
  const none = [false, false, false];
  expect(reachedWith(goals, none, [])).toEqual(none);
  expect(reachedWith(goals, none, [bought])).toEqual(none);
  expect(reachedWith(goals, none, [bought, sold])).toEqual([true, false, false]);
  expect(reachedWith(goals, none, [sold, trade('buy', 1)])).toEqual([true, false, false]);
  expect(reachedWith(goals, none, [sold, bought, laid, laid])).toEqual([true, true, true]);
  expect(reachedWith(goals, [true, false, false], [bought, lay(2, 1)])).toEqual([true, true, false]);
});

test('a refusal is seen, not drafted', () => {
  expect(reachedWith([goal(null, 'R1.19b'), ...goals], [false, false, false, false], [sold])).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

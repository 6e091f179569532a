import { expect, test } from 'vitest';
import { placeOf } from '../src/game/places';

const placed = (scores: number[], winners: number[]) => scores.map((_, seat) => placeOf(seat, scores, winners));

test('whoever won is first, and who was level with him and lost the tie is not', () => {
  expect(placed([30, 41, 41, 12], [2])).toEqual([3, 2, 1, 4]);
  expect(placed([41, 41, 12], [0, 1])).toEqual([1, 1, 3]);
  // more senators are no victory where unrest forbids it
  expect(placed([9, 4], [1])).toEqual([2, 1]);
});

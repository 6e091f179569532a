import { expect, test } from 'vitest';
import fixtures from '../src/games/capitol/dev/round3.json';
import { share } from '../src/game/share';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('an equal view is the old one', () => {
  expect(share(fixtures.build, copy(fixtures.build))).toBe(fixtures.build);
});

test('a changed prefecture is new, and all others are the old ones', () => {
  const changed = copy(fixtures.build);
  changed.prefectures[3]!.fountains += 1;
  const made = share(fixtures.build, changed);
  expect(made).toEqual(changed);
  expect(made.prefectures[3]).not.toBe(fixtures.build.prefectures[3]);
  expect(made.prefectures[4]).toBe(fixtures.build.prefectures[4]);
  expect(made.seats).toBe(fixtures.build.seats);
});

test('what was added, removed or of another kind is not mistaken for the same', () => {
  for (const [old, fresh] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, {}],
    [{ a: null }, { a: {} }],
    [[], {}],
    [{ a: 1 }, { b: 1 }],
    [null, [0]],
  ] as const) {
    expect(share(old, copy(fresh) as unknown)).toEqual(copy(fresh));
  }
});

/** The draft offers exactly what the server's list allows. */

import { describe, expect, test } from 'vitest';
import { Draft, raise } from '../src/games/capitol/game/draft.svelte';
import type { Legal as AnyLegal } from '../src/protocol.gen';
import type { Action, Capitol } from '../src/games/capitol/types.gen';

type Legal = AnyLegal<Capitol>;

const legal = (...actions: Action[]): Legal => ({
  decision: 1,
  selection: null,
  actions: actions.map((action) => ({ action, notation: '', preview: null })),
});
const draftOf = (yard: number[], ...actions: Action[]): Draft => {
  const list = legal(...actions);
  return new Draft(
    () => list,
    () => yard,
  );
};

describe('raise', () => {
  test('puts blocks one after another', () => {
    expect(raise([3], [0, 1])).toEqual([2, 3]);
    expect(raise([3], [3, 4])).toEqual([5]);
    expect(raise([1], [2])).toBeNull();
  });
});

describe('floor cards', () => {
  const floor = (raised: number[]): Action => ({ type: 'floor', seat: 0, card: 'F5', raised });

  test('any way to a listed result is accepted', () => {
    // with a house of 1, "raise it and start a new one" and "a new house of 2" are the same result, listed once
    const d = draftOf([1], floor([0, 0]), floor([0, 1]), floor([1, 2]));
    d.pick('F5');
    expect(d.blocks).toBe(2);
    d.addBlock(1);
    expect([...d.nextRaises].sort()).toEqual([0, 2]);
    d.addBlock(0);
    expect(d.complete?.action).toEqual(floor([0, 1]));
  });

  test('offers no block where no listed action leads', () => {
    const d = draftOf([2, 5], floor([5, 6]), floor([0, 0]));
    d.pick('F5');
    expect([...d.nextRaises].sort()).toEqual([0, 5]);
    d.addBlock(2);
    expect(d.raised).toEqual([]);
  });

  test('one block is a whole card when the supply has only one', () => {
    const d = draftOf([], floor([0]));
    d.pick('F5');
    d.addBlock(0);
    expect(d.complete?.action).toEqual(floor([0]));
    expect(d.nextRaises.size).toBe(0);
  });
});

describe('permits', () => {
  const permit = (height: number, prefecture: number): Action => ({
    type: 'permit',
    seat: 0,
    card: 'B3',
    height,
    shape: 'round',
    prefecture,
  });

  test('choosing a place chooses a house that fits there', () => {
    const d = draftOf([], permit(1, 3), permit(2, 5));
    d.pick('B3');
    expect(d.house).toBeNull();
    d.pickPrefecture(5);
    expect(d.house).toEqual({ height: 2, shape: 'round' });
    expect(d.complete?.action).toEqual(permit(2, 5));
  });

  test('choosing a house closes the places it does not fit', () => {
    const d = draftOf([], permit(1, 3), permit(2, 5));
    d.pick('B3');
    d.pickHouse({ height: 1, shape: 'round' });
    expect([...d.placements.keys()]).toEqual([3]);
    d.pickPrefecture(5);
    expect(d.prefecture).toBeNull();
  });

  test('a card without any effect can only be played for nothing', () => {
    const d = draftOf([], { type: 'null', seat: 0, card: 'R1' });
    d.pick('R1');
    expect(d.nothing).toBe(true);
    expect(d.complete?.action).toEqual({ type: 'null', seat: 0, card: 'R1' });
  });
});

test('stepping back undoes one choice at a time', () => {
  const roof = (shape: 'round' | 'pitched'): Action => ({ type: 'roof', seat: 0, card: 'R2', height: 3, shape });
  const d = draftOf([3], roof('round'), roof('pitched'));
  d.pick('R2');
  expect(d.height).toBe(3);
  d.shape = 'pitched';
  expect(d.complete?.action).toEqual(roof('pitched'));
  d.stepBack();
  expect(d.complete).toBeNull();
  d.stepBack();
  d.stepBack();
  expect(d.empty).toBe(true);
});

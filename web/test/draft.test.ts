/** The draft offers exactly what the server's list and its answers allow. */

import { describe, expect, test } from 'vitest';
import { Draft } from '../src/games/capitol/game/draft.svelte';
import type { Drafted, Legal as AnyLegal } from '../src/protocol.gen';
import type { Action, Capitol } from '../src/games/capitol/types.gen';

type Legal = AnyLegal<Capitol>;

const legal = (...actions: Action[]): Legal => ({
  decision: 1,
  selection: null,
  actions: actions.map((action) => ({ action, notation: '', preview: null })),
});
const draftOf = (yard: number[], ...actions: Action[]): Draft =>
  new Draft({ legal: legal(...actions), yard, sending: false, draft: async () => null });

describe('floor cards', () => {
  const floor = (raised: number[]): Action => ({ type: 'floor', seat: 0, card: 'F5', raised });

  /** A table on a slow line: what the draft asks lies there until it is answered; null is a refusal. */
  function slow(yard: number[], ...listed: Action[]) {
    const asked: { raised: number[]; answer: (said: Drafted<Capitol> | null) => Promise<void> }[] = [];
    const draft = new Draft({
      legal: legal(...listed),
      yard,
      sending: false,
      draft: (actions) =>
        new Promise((resolve) => {
          const [action] = actions;
          if (actions.length !== 1 || action?.type !== 'floor') throw new Error('no floor card is asked about');
          const answer = async (said: Drafted<Capitol> | null): Promise<void> => {
            resolve(said);
            await Promise.resolve();
          };
          asked.push({ raised: [...action.raised], answer });
        }),
    });
    draft.pick('F5');
    return { draft, asked };
  }
  const drafted = (unfinished: number[], ...wholes: Action[]): Drafted<Capitol> =>
    ({
      type: 'drafted',
      stops: null,
      view: { seats: [{ unfinished }] },
      legal: wholes.length ? legal(...wholes) : null,
    }) as unknown as Drafted<Capitol>;
  const offered = (d: Draft): number[] => [...d.blocks.next].sort();

  test('a block shows at once; what it makes and what goes on are what the server answers', async () => {
    // with a house of 1, "raise it and start a new one" and "a new house of 2" are the same result, listed once
    const { draft, asked } = slow([1], floor([0, 0]), floor([0, 1]), floor([1, 2]));
    expect(offered(draft)).toEqual([0, 1]);
    draft.addBlock(1);
    expect(draft.blocks.heights).toEqual([2]);
    expect(asked.map((a) => a.raised)).toEqual([[1]]);
    await asked[0]!.answer(drafted([7], floor([1, 0]), floor([1, 7])));
    expect(draft.blocks.heights).toEqual([7]);
    expect(offered(draft)).toEqual([0, 7]);
    draft.addBlock(0);
    expect(draft.blocks.heights).toEqual([1, 7]);
    expect(draft.complete?.action).toEqual(floor([1, 0]));
    await asked[1]!.answer(drafted([3, 4]));
    expect(draft.blocks.heights).toEqual([3, 4]);
    expect(draft.complete?.action).toEqual(floor([1, 0]));
    expect(draft.blocks.next.size).toBe(0);
  });

  test('offers no block where no listed action leads', () => {
    const { draft, asked } = slow([2, 5], floor([5, 6]), floor([0, 0]));
    expect(offered(draft)).toEqual([0, 5]);
    draft.addBlock(2);
    expect(draft.blocks.raised).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('one block is a whole card when the supply has only one', () => {
    const { draft } = slow([], floor([0]));
    draft.addBlock(0);
    expect(draft.complete?.action).toEqual(floor([0]));
    expect(draft.blocks.next.size).toBe(0);
  });

  test.each([
    ['in their order', [0, 1]],
    ['in the other order', [1, 0]],
  ])('two blocks before the first answer are both laid, when the answers come %s', async (_, order) => {
    const { draft, asked } = slow([1], floor([0, 0]), floor([0, 1]), floor([1, 2]));
    draft.addBlock(1);
    draft.addBlock(2); // the house just touched
    expect(draft.blocks.heights).toEqual([3]);
    draft.addBlock(2); // the card has no third one
    expect(asked.map((a) => a.raised)).toEqual([[1], [1, 2]]);
    const answers = [drafted([2], floor([1, 0]), floor([1, 2])), drafted([3])];
    for (const i of order) await asked[i]!.answer(answers[i]!);
    expect(draft.blocks.raised).toEqual([1, 2]);
    expect(draft.complete?.action).toEqual(floor([1, 2]));
  });

  test('a block that the server refuses is taken away, the one before it stays', async () => {
    const { draft, asked } = slow([1], floor([0, 0]), floor([0, 1]), floor([1, 2]));
    draft.addBlock(0);
    draft.addBlock(1);
    await asked[1]!.answer(null);
    expect(draft.blocks.raised).toEqual([0]);
    await asked[0]!.answer(drafted([1, 1], floor([0, 0])));
    expect(draft.blocks.heights).toEqual([1, 1]);
    expect(offered(draft)).toEqual([0]);
    draft.addBlock(0);
    await asked[2]!.answer(null);
    expect(draft.blocks.raised).toEqual([0]);
  });

  test('a refused first block takes with it what was laid on top of it', async () => {
    const { draft, asked } = slow([1], floor([0, 0]), floor([0, 1]), floor([1, 2]));
    draft.addBlock(1);
    draft.addBlock(2);
    await asked[0]!.answer(null);
    expect(draft.blocks.heights).toEqual([1]);
    await asked[1]!.answer(null);
    expect(draft.blocks.heights).toEqual([1]);
    expect(offered(draft)).toEqual([0, 1]);
  });

  test('an answer about a card that was put back changes nothing', async () => {
    const { draft, asked } = slow([1], floor([0, 0]), floor([0, 1]), floor([1, 2]));
    draft.addBlock(1);
    draft.pick('F5');
    draft.pick('F5');
    draft.addBlock(1);
    await asked[0]!.answer(null);
    expect(draft.blocks.raised).toEqual([1]);
  });

  test('a step back and the same step again are shown as they were answered', async () => {
    const { draft, asked } = slow([1], floor([0, 0]), floor([0, 1]), floor([1, 2]));
    draft.addBlock(1);
    await asked[0]!.answer(drafted([7], floor([1, 0])));
    draft.stepBack();
    expect(draft.blocks.heights).toEqual([1]);
    draft.addBlock(1);
    expect(draft.blocks.heights).toEqual([7]);
    expect(offered(draft)).toEqual([0]);
  });

  test('a card that shows something hidden is told by its list, its last block as it was touched', async () => {
    const { draft, asked } = slow([1], floor([0, 0]), floor([0, 1]), floor([1, 2]));
    draft.addBlock(1);
    await asked[0]!.answer(drafted([2], floor([1, 2])));
    draft.addBlock(2);
    await asked[1]!.answer({ ...drafted([1]), stops: 0 });
    expect(draft.blocks.heights).toEqual([3]);
    expect(draft.complete?.action).toEqual(floor([1, 2]));
  });
});

const permit = (height: number, prefecture: number): Action => ({
  type: 'permit',
  seat: 0,
  card: 'B3',
  height,
  shape: 'round',
  prefecture,
});

describe('permits', () => {
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

describe('what is held and is no action yet can be chosen once more', () => {
  const roof = (height: number, shape: 'round' | 'pitched'): Action => ({
    type: 'roof',
    seat: 0,
    card: 'R2',
    height,
    shape,
  });
  const every = [permit(1, 3), permit(1, 4), permit(2, 5), roof(3, 'round'), roof(3, 'pitched'), roof(4, 'round')];

  test.each<[string, (d: Draft) => void]>([
    ['a permit', (d) => d.pick('B3')],
    ['a house for it', (d) => (d.pick('B3'), d.pickHouse({ height: 1, shape: 'round' }))],
    ['a roof', (d) => d.pick('R2')],
    ['its house', (d) => (d.pick('R2'), d.pickHeight(3))],
  ])('%s', async (_, choose) => {
    const [before, after] = [draftOf([3, 4], ...every), draftOf([3, 4], ...every)];
    choose(before);
    expect(before.held).not.toBeNull();
    await after.restore(before.held!);
    expect(after.held).toEqual(before.held);
    expect([after.card, after.house, after.height, after.shape]).toEqual([
      before.card,
      before.house,
      before.height,
      before.shape,
    ]);
  });

  test('the first block of two', async () => {
    const floor = (raised: number[]): Action => ({ type: 'floor', seat: 0, card: 'F5', raised });
    const [before, after] = [draftOf([1], floor([0, 0]), floor([0, 1])), draftOf([1], floor([0, 0]), floor([0, 1]))];
    before.pick('F5');
    before.addBlock(0);
    expect(before.held).toEqual({ card: 'F5', raised: [0] });
    const again = after.restore(before.held!);
    expect(after.blocks.raised).toEqual([0]);
    await again;
  });

  test('nothing is held in an empty draft, nor in a whole one', () => {
    const d = draftOf([], permit(1, 3));
    expect(d.held).toBeNull();
    d.pick('B3');
    d.pickPrefecture(3);
    expect(d.held).toBeNull();
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

/** What is played step by step waits for the screen: a slow machine shows every step, and each can be skipped. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reveal, Scoring } from '../src/games/capitol/game/stage';
import { RevealWalk, ScoringWalk } from '../src/games/capitol/game/walk.svelte';

const reveal: Reveal = {
  kind: 'reveal',
  holds: true,
  tile: 'fountain',
  number: 1,
  hidden: [4, 4],
  scores: [0, 0],
  bids: [
    { seat: 0, cards: ['F7', 'F5'], sum: 12 },
    { seat: 1, cards: ['F6'], sum: 6 },
  ],
  outcome: { type: 'tile_won', seat: 0, tile: 'fountain', sum: 12, won_by: 'sum' },
};
const scoring: Scoring = {
  kind: 'scoring',
  holds: false,
  round: 1,
  before: [0, 0],
  prefectures: [0, 1, 2].map((prefecture) => ({ prefecture, rows: [{ seat: 0, place: 1, points: 2 }] })),
};

let frames: (() => void)[] = [];
/** The screen shows what is now, and all that waits for it goes on. */
function draw(): void {
  for (let i = 0; i < 2; i++) for (const work of frames.splice(0)) work();
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', (number: number) => {
    frames[number - 1] = () => undefined;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a reveal', () => new RevealWalk(reveal, () => undefined), 3],
  ['a scoring', () => new ScoringWalk(scoring), 3],
] as const)('%s goes on by one step for each time that it was drawn', (_, make, steps) => {
  const walk = make();
  for (let step = 0; step < steps; step++) {
    vi.advanceTimersByTime(10_000); // a machine that is busy with other things
    expect(walk.step).toBe(step);
    draw();
    vi.advanceTimersByTime(1000);
  }
  expect(walk.done).toBe(true);
});

test.each([
  ['a reveal', () => new RevealWalk(reveal, () => undefined)],
  ['a scoring', () => new ScoringWalk(scoring)],
] as const)('%s that was skipped stays at its end', (_, make) => {
  const walk = make();
  draw();
  walk.skip();
  const end = walk.step;
  draw();
  vi.advanceTimersByTime(10_000);
  expect([walk.done, walk.step]).toEqual([true, end]);
});

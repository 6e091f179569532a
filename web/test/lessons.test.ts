/** How far a draft leads in a lesson, and what its texts name. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reachedWith } from '../src/game/lessons';
import { GAMES } from '../src/games';
import { LANGUAGES } from '../src/i18n/fluent.svelte';
import { things } from '../src/i18n/pointed';
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

/** The texts of all lessons that wait for a goal, by their keys. */
function texts(language: string): Map<string, string> {
  const folders = GAMES.map((game) => join(__dirname, `../../src/aedilis/games/${game}/words/${language}`));
  const files = folders.flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  return new Map(files.flatMap((file) => [...file.matchAll(/^(lesson-\w+-\d+) = (.*)$/gm)].map((m) => [m[1]!, m[2]!])));
}

test.each(LANGUAGES)(
  'the texts of lessons in %s name the things that the English ones name, in their order',
  (language) => {
    const [said, english] = [texts(language), texts('en')];
    expect([...said.keys()].sort()).toEqual([...english.keys()].sort());
    expect(said.size).toBeGreaterThan(50);
    for (const [key, text] of said) {
      expect(things(text), key).not.toEqual([]);
      expect(things(text), key).toEqual(things(english.get(key)!));
      expect(text.includes('?'), `${key} leaves something to find`).toBe(english.get(key)!.includes('?'));
    }
  },
);

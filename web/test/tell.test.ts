/** Capitol's log: one line for what was done and what it was done with, public cards by name. */

import { beforeEach, expect, test } from 'vitest';
import fixtures from '../src/games/capitol/dev/round3.json';
import { newestFirst } from '../src/game/digest';
import type { Line } from '../src/game/story';
import { tell } from '../src/games/capitol/game/tell';
import type { GameEvent, View } from '../src/games/capitol/game/types';
import { speak } from './speaking';

const { build: view } = fixtures as unknown as { build: View };
const told = (...events: GameEvent[]): string[] =>
  tell(events, { view, name: (seat) => ['Ada', 'Bruno'][seat] ?? '', me: 0 }, 'k').map((l) => l.text);

beforeEach(() => speak('en', 'capitol/names', 'capitol/web'));

test('a card and what it did are one line', () => {
  expect(
    told(
      { type: 'card_played', seat: 1, card: 'C3', use: 'permit' },
      { type: 'house_placed', seat: 1, prefecture: 7, height: 3, shape: 'round' },
    ),
  ).toEqual(['**Bruno** built 3 on the **Caelian** (Permit 3, arch)']);
  expect(told({ type: 'card_played', seat: 0, card: 'R5', use: 'null' })).toEqual([
    '**You** played Roof 5 without effect',
  ]);
});

test('cards drawn one by one are named in one line', () => {
  const drawn = (card: string): GameEvent => ({ type: 'card_drawn', seat: 1, card, uncovered: null });
  expect(told(drawn('F5'), drawn('R2'))).toEqual(['**Bruno** drew 2 cards (Floor 5, Roof 2)']);
});

test('a tile is bought and paid for in one line', () => {
  expect(
    told(
      { type: 'tile_won', seat: 1, tile: 'fountain', sum: 7, won_by: 'low_score' },
      { type: 'bid_paid', seat: 1, cards: ['F2', 'R5'] },
    ),
  ).toEqual(['**Bruno** bought the fountain for 7 (Floor 2, Roof 5)', 'A tie: the lower score wins.']);
});

test('the newest line is on top, under its chapter, and no chapter is empty', () => {
  const line = (text: string, heading = false): Line => ({
    key: text,
    seat: null,
    text,
    place: null,
    key_line: false,
    heading,
  });
  const lines = [line('a'), line('I', true), line('b'), line('c'), line('II', true), line('III', true), line('d')];
  expect(newestFirst([...lines, line('IV', true)]).map((l) => l.text)).toEqual(['III', 'd', 'I', 'c', 'b', 'a']);
});

/** What the strip and the catalogue read off a view, and what is chosen for whoever builds. */

import { expect, test } from 'vitest';
import contentFixture from '../src/games/corduba/dev/content.json';
import threeFixture from '../src/games/corduba/dev/three.json';
import type { ContentData } from '../src/games/corduba/content.gen';
import { Book } from '../src/games/corduba/game/book';
import { autoStep } from '../src/games/corduba/game/defaults';
import type { Action, Corduba, View } from '../src/games/corduba/game/types';
import { calming, isBurning, levelsOf, waysOut, worst } from '../src/games/corduba/table/threat';
import type { LegalAction } from '../src/protocol.gen';

const book = new Book(contentFixture as unknown as ContentData);
const { view } = threeFixture as unknown as { view: View };
const calm: View['threat'] = {
  districts: { servorum: 0, plebeius: 0, patricius: 0 },
  revolting: 0,
  markers: 0,
  spreading: 0,
  handed_on: 0,
  upkeep: null,
  rome: null,
  ended: null,
};
const at = (threat: Partial<View['threat']>, more: Partial<View> = {}): ReturnType<typeof levelsOf> =>
  levelsOf({ ...view, unrest_limit: 15, ...more, threat: { ...calm, ...threat } }, book, 0);
const upkeep = (amphorae: number, unrest: number): NonNullable<View['threat']['upkeep']> => ({
  register: 4,
  specialists: 1,
  abilities: 0,
  harmony: 2,
  due: 3,
  food: 1,
  denarii: 1,
  amphorae,
  unrest,
});

test('each figure of the strip has its own state, and the strip the worst of them', () => {
  expect([0, 1, 2, 3].map((revolting) => at({ revolting }).revolt)).toEqual(['calm', 'calm', 'warning', 'alarm']);
  expect([9, 10, 12, 13, 15].map((markers) => at({ markers }).markers)).toEqual([
    'calm',
    'warning',
    'warning',
    'alarm',
    'alarm',
  ]);
  expect([upkeep(0, 0), upkeep(1, 0), upkeep(0, 1)].map((u) => at({ upkeep: u }).upkeep)).toEqual([
    'calm',
    'warning',
    'alarm',
  ]);
  expect(worst(['calm', 'warning', 'calm'])).toBe('warning');
  expect(worst(['calm', 'alarm', 'warning'])).toBe('alarm');
  expect(worst([])).toBe('calm');
});

test('that everybody loses is cried out while it can be averted, and not when it is over', () => {
  const three = (phase: View['phase']): View => ({ ...view, phase, threat: { ...calm, revolting: 3 } });
  expect(isBurning(three('actions'))).toBe(true);
  expect(isBurning(three('over'))).toBe(false);
});

test('what calms a district is named, whether it stands or not', () => {
  expect(calming(book)).toEqual(['Excubitorium']);
  const names = waysOut(view, book).map((way) => book.building(way.building).name);
  expect(names.filter((name) => !calming(book).includes(name))).toEqual([]);
});

test('what Rome lacks presses when its day is near, and not at the start of a decade', () => {
  const ends = book.content.board.track.round.decade_ends[0]!;
  const short = { troops: 1, offerings: 1, goods: 1 };
  const on = (round: number, rome: typeof short): string => at({ rome }, { decade: 1, round }).rome;
  expect([on(ends - 2, short), on(ends - 1, short), on(ends, short)]).toEqual(['calm', 'warning', 'alarm']);
  expect(on(ends, { ...short, goods: 0 })).toBe('warning');
  expect(on(ends, { troops: 0, offerings: 0, goods: 0 })).toBe('calm');
});

test('unrest that takes senators presses, and so does a place from which nobody wins', () => {
  const ended = (taken: number, can_win = true): NonNullable<View['threat']['ended']> => ({
    seats: [{ senators: 3, changes: [['unrest_rank', -taken]] }],
    winners: [],
    can_win,
  });
  expect([0, 1, 2, 3].map((n) => at({ ended: ended(n) }).ended)).toEqual(['calm', 'calm', 'warning', 'alarm']);
  expect(at({ ended: ended(0, false) }).ended).toBe('alarm');
});

test('the tile goes at once where it brings most own insulae, or where a hint points', () => {
  const doing: View['doing'] = [{ ...view.doing[0]!, kind: 'choose_spot' }];
  const spot = (row: number): Action => ({ type: 'spot', seat: 0, cell: [row, 0], orientation: 0 });
  const laid = { type: 'insula_laid', seat: 0, district: 'servorum', cell: [0, 0], owner: 0, reason: 'own' } as const;
  const legal = [0, 2, 1].map((n, row) => ({
    action: spot(row),
    notation: '',
    preview: { events: Array.from({ length: n }, () => laid), reveals: false },
  })) as unknown as LegalAction<Corduba>[];
  expect(autoStep({ ...view, doing }, legal)).toEqual(spot(1));
  expect(autoStep({ ...view, doing }, legal, [spot(2)])).toEqual(spot(2));
});

test('what was said of the use of a new tile is done when it is asked, and nothing is said by itself', () => {
  const doing: View['doing'] = [{ ...view.doing[0]!, kind: 'activate_new' }];
  const use = (line: number): Action => ({ type: 'activate', seat: 0, district: 'servorum', building: 'forum', line });
  const done: Action = { type: 'done', seat: 0 };
  const legal = [use(0), use(1), done].map((action) => ({
    action,
    notation: '',
    preview: null,
  })) as LegalAction<Corduba>[];
  expect(autoStep({ ...view, doing }, legal)).toBeNull();
  expect(autoStep({ ...view, doing }, legal, [], 1)).toEqual(use(1));
  expect(autoStep({ ...view, doing }, legal, [], 'not')).toEqual(done);
  expect(autoStep({ ...view, doing }, legal, [], 2)).toBeNull();
});

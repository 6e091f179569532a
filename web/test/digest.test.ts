/** The log cut at your last turn: what is news, and what of it is worth playing again. */

import { beforeEach, expect, test } from 'vitest';
import contentFixture from '../src/games/corduba/dev/content.json';
import threeFixture from '../src/games/corduba/dev/three.json';
import { digest, type Digest, type Telling } from '../src/game/digest';
import type { ContentData } from '../src/games/corduba/content.gen';
import type { Scene } from '../src/games/corduba/board/marks';
import { Book } from '../src/games/corduba/game/book';
import { belongs, tell } from '../src/games/corduba/game/story';
import type { Corduba, GameEvent, View } from '../src/games/corduba/game/types';
import { keysOf, stageOf, worthSeeing } from '../src/games/corduba/table/recap.svelte';
import type { Entry } from '../src/protocol.gen';
import { speak } from './speaking';

const book = new Book(contentFixture as unknown as ContentData);
const { view } = threeFixture as unknown as { view: View };
const telling: Telling<Corduba, Scene> = {
  tell: (events, teller, key) => tell(events, { ...teller, book }, key),
  goesOn: (last, next) => last.seq === next.seq || belongs(last.events, next.events),
};

/** every move an entry of its own, as those of a bot are */
const cut = (...moves: [seat: number, ...events: GameEvent[]][]): Digest<Corduba, Scene> =>
  digest(
    moves.map(([seat, ...events], i): Entry<Corduba> => ({
      type: 'acted',
      seq: i + 1,
      at: 0,
      seat,
      bot: false,
      moves: [{ move: i + 1, seat, action: null, notation: null, events }],
    })),
    moves.length,
    { view, name: (seat) => ['Ada', 'Bruno', 'Chiara'][seat]!, me: 0 },
    telling,
  );

const site = (seat: number): GameEvent => ({ type: 'site_used', seat, site: 'lapis', space: 'left' });
const built: GameEvent = {
  type: 'tile_built',
  seat: 1,
  district: 'plebeius',
  building: 'herbarium',
  cell: [0, 1],
  orientation: 0,
};
const insula: GameEvent = {
  type: 'insula_laid',
  seat: 1,
  district: 'plebeius',
  cell: [1, 1],
  owner: 1,
  reason: 'own_cell',
};
const paid: GameEvent = { type: 'paid', seat: 1, goods: 'worker', n: 2 };

beforeEach(() => speak('en', 'capitol/names', 'capitol/web', 'corduba/web'));

test('payments, the deed and what follows from it are one step, with the moves that it took', () => {
  const { steps, recent } = cut([0, site(0)], [1, paid], [1, built], [1, insula], [1], [2, { ...site(2) }]);
  expect(steps.filter((s) => s.lines.length).map((s) => [s.from, s.to])).toEqual([
    [1, 5],
    [5, 6],
  ]);
  expect(recent.map((l) => l.text)).toEqual([
    '**Bruno**: built **Herbarium** in Pars Plebeius; paid 2 workers; laid an insula',
    '**Chiara**: used **Lapis**',
  ]);
});

test('what one pays for the next deed is not told with the last', () => {
  const raised: GameEvent = { type: 'register_raised', seat: 1, value: 5 };
  const { recent } = cut([0, site(0)], [1, site(1), raised], [1, paid], [1, built]);
  expect(recent.map((l) => l.text)).toEqual([
    '**Bruno**: used **Lapis**; register 5',
    '**Bruno**: built **Herbarium** in Pars Plebeius; paid 2 workers',
  ]);
  const green: GameEvent = { type: 'specialist_used', seat: 1, colour: 'green' };
  const told = cut([0, site(0)], [1, site(1), paid], [1, green], [1, built]).recent.map((l) => l.text);
  expect(told).toEqual([
    '**Bruno**: used **Lapis**; paid 2 workers',
    `**Bruno**: built **Herbarium** in Pars Plebeius; paid ${book.specialist('green').name}`,
  ]);
});

test('what another did inside an own move is news, and a choice inside his turn is no own turn', () => {
  const acted: GameEvent = { type: 'caepio_acted', seat: 1, card: 0, row: 0, alternative: 0 };
  const drawn: GameEvent = { type: 'die_rolled', seat: 1, pips: 3, district: 'plebeius' };
  const { events, since } = cut(
    [0, site(0)],
    [0, { type: 'passed', seat: 0, place: 0 }, drawn, acted],
    [0, built, insula],
  );
  expect(since).toBe(true);
  expect(events.map((e) => e.type)).toEqual(['die_rolled', 'caepio_acted', 'tile_built', 'insula_laid']);
});

test('a chapter that began just before an own move that tells nothing stands over the news in it', () => {
  const { recent, older } = cut([1, site(1), { type: 'round_started', round: 2 }], [0], [2, site(2)]);
  expect(recent.map((l) => Boolean(l.heading))).toEqual([true, false]);
  expect(older.map((l) => Boolean(l.heading))).toEqual([false]);
});

test('what the start brought is shown from the beginning, not from before it', () => {
  const entries: Entry<Corduba>[] = [
    {
      type: 'started',
      seq: 1,
      at: 0,
      events: [
        { type: 'round_started', round: 1 },
        { type: 'price_moved', resource: 'food', price: 3 },
      ],
    },
  ];
  const { steps } = digest(entries, 1, { view, name: () => 'Ada', me: 0 }, telling);
  expect(steps.map((s) => [s.from, s.to])).toEqual([[0, 0]]);
});

test('of a long absence only what changed the city is played', () => {
  const many = Array.from({ length: 20 }, (_, i): [number, GameEvent] => [
    1 + (i % 2),
    i % 5 ? site(1 + (i % 2)) : { ...built, seat: 1 + (i % 2) },
  ]);
  const { steps } = cut([0, site(0)], ...many);
  expect(worthSeeing(steps).map((p) => p.events[0]!.type)).toEqual(Array<string>(4).fill('tile_built'));
  expect(worthSeeing(steps.slice(0, 8))).toHaveLength(7);
});

test('the map shows where a step happens', () => {
  expect([stageOf([paid, built]), stageOf([site(1)]), stageOf([paid])]).toEqual(['plebeius', 'places', null]);
  expect(keysOf([paid, built, insula])).toEqual(new Set(['tile plebeius herbarium', 'cell plebeius 1,1']));
});

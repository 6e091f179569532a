/** Corduba in words and numbers: every effect, choice and event can be told, and a turn adds up. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe as group, expect, test } from 'vitest';
import contentFixture from '../src/games/corduba/dev/content.json';
import forumFixture from '../src/games/corduba/dev/forum.json';
import fourFixture from '../src/games/corduba/dev/four.json';
import soloFixture from '../src/games/corduba/dev/solo.json';
import threeFixture from '../src/games/corduba/dev/three.json';
import { stepGlyphs } from '../src/games/corduba/art/effects';
import {
  COMPARISONS,
  METRICS,
  SCOPES,
  SIDES,
  WHERES,
  type ContentData,
  type Step,
} from '../src/games/corduba/content.gen';
import { deedTitle, question, retell, wayOf } from '../src/games/corduba/game/asking';
import { told } from '../src/games/corduba/game/abilities';
import { Book } from '../src/games/corduba/game/book';
import { actText } from '../src/games/corduba/game/caepio';
import { changesOf } from '../src/games/corduba/game/changes';
import { bestPayment, isSame } from '../src/games/corduba/game/defaults';
import { describe } from '../src/games/corduba/game/describe';
import { conditionText, effectText, stepText } from '../src/games/corduba/game/effects';
import { stages } from '../src/games/corduba/game/stage';
import { phrasesOf, tell } from '../src/games/corduba/game/story';
import type { Deciding } from '../src/games/corduba/table/desk';
import { confirm } from '../src/games/corduba/table/review';
import { DISTRICTS, type Action, type Corduba, type GameEvent, type View } from '../src/games/corduba/game/types';
import { bySource } from '../src/games/corduba/stats/sources';
import { why } from '../src/games/corduba/stats/why';
import { entriesOf } from '../src/games/corduba/table/catalogue';
import { lookAt, placeOf } from '../src/games/corduba/table/targets';
import type { LegalAction } from '../src/protocol.gen';
import type { GameStatistics } from '../src/games/corduba/types.gen';
import { has, LANGUAGES } from '../src/i18n/fluent.svelte';
import { pay } from './paying';
import { speak as speakWith, wordsOf } from './speaking';

const file = (path: string): string => readFileSync(join(__dirname, '../..', path), 'utf8');
const speak = (language: string): void => speakWith(language, 'corduba/web', 'corduba/web-content');
const keys = (language: string): string[] =>
  [...wordsOf(language, 'corduba/web-content').matchAll(/^[\w-]+ =/gm)].map(([key]) => key);

interface Fixture {
  view: View;
  legal: { action: Action }[];
}
const book = new Book(contentFixture as unknown as ContentData);
const tables = [threeFixture, fourFixture, soloFixture, forumFixture] as unknown as Fixture[];
const name = (seat: number): string => ['Ada', 'Bruno', 'Chiara', 'Dario'][seat]!;
/** a missing message shows its key, a missing argument a brace */
const bad = /co-[a-z]|undefined|\{|NaN/;

beforeEach(() => speak('en'));

/** A step with every word of the vocabulary; the compiler misses a word that is left out. */
const steps: { [Op in Step['op']]: Extract<Step, { op: Op }>[] } = {
  gain: [{ op: 'gain', item: 'food', n: 2 }],
  gain_choice: [{ op: 'gain_choice', n: 2, of: ['food', 'wood'], distinct: true }],
  lose: [{ op: 'lose', item: 'resource', n: 1 }],
  popularity: [{ op: 'popularity', n: -1 }],
  harmony: [{ op: 'harmony', n: 1 }],
  prestige: WHERES.map((where) => ({ op: 'prestige', n: 1, where })),
  register: [{ op: 'register', n: 1 }],
  unlock: [
    { op: 'unlock', n: 1 },
    { op: 'unlock', n: 1, colour: 'red' },
  ],
  peculium: [{ op: 'peculium', n: 1 }],
  trade: SIDES.map((sides) => ({ op: 'trade', sides, types: 1, units: 2, buy_mod: -1, sell_mod: 1 })),
  suppress: SCOPES.map((scope) => ({ op: 'suppress', n: 1, scope })),
  incite: SCOPES.map((scope) => ({ op: 'incite', n: 1, scope })),
  cause_unrest: [{ op: 'cause_unrest', n: 1 }],
  build: [{ op: 'build' }, { op: 'build', kinds: ['tile'], discount: { worker: 1, resource: 1 } }],
  replace_neutral: [{ op: 'replace_neutral', n: 1 }],
  senator: [{ op: 'senator', n: -1 }],
  transfer: [{ op: 'transfer', n: 3 }],
  choose: [{ op: 'choose', options: [[{ op: 'register', n: 1 }], [{ op: 'harmony', n: 1 }]] }],
  if: METRICS.flatMap((metric) =>
    COMPARISONS.map((op) => ({ op: 'if', cond: { metric, op, n: 1 }, then: [{ op: 'senator', n: 1 }] })),
  ),
};

group('words', () => {
  test.each(LANGUAGES)('every word of an effect has a text in %s, and a sign', (language) => {
    speak(language);
    for (const step of Object.values(steps).flat()) {
      expect(stepText(step), step.op).toMatch(/\S/);
      expect(stepText(step), step.op).not.toMatch(bad);
      expect(stepGlyphs(step).length, step.op).toBeGreaterThan(0);
    }
  });

  test.each(LANGUAGES)('every effect, condition and card of the pack has words in %s', (language) => {
    speak(language);
    const { board, buildings, families, postulationem, res_gestae, specialists, player_board, caepio } = book.content;
    const effects = [
      ...buildings.building.flatMap((b) => b.action.map((a) => a.effect)),
      ...specialists.specialist.map((s) => s.peculium),
      board.portus.effect,
      ...board.castra.spaces.map((s) => s.effect),
      ...DISTRICTS.flatMap((d) => board.prestige[d].spaces.map((s) => s.effect)),
      ...DISTRICTS.flatMap((d) => player_board.rows[d].spaces.map((s) => s.effect)).filter((e) => e.length),
      ...postulationem.card.flatMap((c) => [c.rank1, c.rank2, c.rank3, c.rank4]),
      ...families.family.flatMap((f) =>
        f.character.flatMap((c) => [
          ...(c.ability.use?.length ? [c.ability.use] : []),
          ...(c.ability.triggers ?? []).map((x) => x.effect),
        ]),
      ),
    ];
    const abilities = Array.from({ length: 16 + book.content.monuments.monument.length }, (_, i) =>
      told(book.ability(i).ability, book),
    );
    const said = [
      ...abilities,
      ...effects.map(effectText),
      ...res_gestae.milestone.map((m) => conditionText(m.cond)),
      ...caepio.card.flatMap((c) => c.rows.flat().map((act) => actText(act, book))),
    ];
    expect(said.filter((s) => !s || bad.test(s))).toEqual([]);
  });

  test.each(LANGUAGES)('every choice of four tables has words in %s', (language) => {
    speak(language);
    for (const { view, legal } of tables) {
      expect(legal.length).toBeGreaterThan(0);
      expect(
        legal.map(({ action }) => describe(action, { book, view, name })).filter((s) => !s || bad.test(s)),
      ).toEqual([]);
    }
  });

  test.each(LANGUAGES)('one is told as one, and a visit that must trade says so, in %s', (language) => {
    speak(language);
    const { view } = tables[0]!;
    const asks = (kind: string, more: object): string =>
      question({ ...view, doing: [{ ...view.doing[0]!, kind, ...more } as View['doing'][number]] }, book);
    for (const kind of ['choose_gain', 'choose_loss', 'hand_out_unrest']) {
      expect(asks(kind, { n: 1 })).not.toMatch(/1|[{]/);
      expect(asks(kind, { n: 2 })).toMatch(/2/);
    }
    const [ada] = view.seats;
    const stored = question(
      {
        ...view,
        phase: 'decade-end',
        seats: [{ ...ada!, storage: 6 }],
        doing: [{ ...view.doing[0]!, kind: 'choose_loss', seat: 0, n: 3 } as View['doing'][number]],
      },
      book,
    );
    expect(stored).toMatch(/6.*3/);
    const traded = asks('visit', { must: true, bought: [], sold: ['wood'] });
    expect(asks('visit', { must: false, bought: [], sold: [] })).toBe(traded);
    expect(asks('visit', { must: true, bought: [], sold: [] })).not.toBe(traded);
  });

  test('the catalogue tells every bonus of a district, and no price to whoever does not pay', () => {
    const copies = Object.fromEntries(
      book.content.buildings.building.map(({ id }) => [id, [1, 1]]),
    ) as unknown as View['copies'];
    const seen = new Set<string>();
    for (const { view } of tables)
      for (const entry of entriesOf({ ...view, copies }, book, []))
        for (const pill of entry.pills) {
          if (!pill.bill) continue;
          const { worker } = book.building(entry.building).cost;
          const fewer = pill.cheaper.find((c) => c.goods === 'worker');
          expect(fewer).toEqual(
            pill.bill.points < worker! ? { goods: 'worker', was: worker, now: pill.bill.points } : undefined,
          );
          if (fewer) seen.add(pill.district);
        }
    expect([...seen]).toContain('servorum');
    const watched = { ...structuredClone(tables[0]!.view), copies };
    for (const d of DISTRICTS) for (const offer of watched.districts[d].available) offer.bill = null;
    const states = entriesOf(watched, book, []).flatMap((e) => e.pills.map((p) => p.state));
    expect(states).toContain('open');
    expect(states).not.toContain('price');
  });

  test('a peculium that lets one choose names its specialist', () => {
    const choice = { kind: 'choose_gain', seat: 0, n: 2, goods: ['wood', 'stone'], colour: 'brown' };
    const view = { ...tables[0]!.view, phase: 'decade', doing: [choice] } as View;
    expect(deedTitle(view, book)).toBe('Peculium of Opifex');
  });

  test('every decision of the engine has its question, every obstacle and reason its words', () => {
    const table = file('src/aedilis/games/corduba/engine/state/table.py').split('_DECISIONS')[1]!;
    const decisions = [
      'choose-payment',
      ...[...table.matchAll(/^ +(\w+)\(.*\),$/gm)].map((m) =>
        m[1]!.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(),
      ),
    ];
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisions.filter((d) => !has(`co-ask-${d}`))).toEqual([]);
    const types = file('web/src/games/corduba/types.gen.ts');
    const words = (of: RegExp): string[] =>
      [...of.exec(types)![1]!.matchAll(/"(\w+)"/g)].map((m) => m[1]!.replaceAll('_', '-'));
    expect(words(/type Obstacle = ([^;]*);/).filter((w) => !has(`co-obstacle-${w}`))).toEqual([]);
    expect(words(/interface SenatorsChanged[^}]*reason: ([^;]*);/).filter((w) => !has(`co-reason-${w}`))).toEqual([]);
    expect(words(/type Phase = ([^;]*);/).filter((w) => !has(`co-phase-${w}`))).toEqual([]);
  });

  test('no event is forgotten by the log', () => {
    const types = file('web/src/games/corduba/types.gen.ts');
    const events = /export type Event = ([^;]*);/
      .exec(types)![1]!
      .split(' | ')
      .map((kind) => new RegExp(`interface ${kind} \\{\\s*type: "(\\w+)"`).exec(types)![1]!);
    const story = file('web/src/games/corduba/game/story.ts');
    expect(events.filter((e) => !story.includes(`'${e}'`))).toEqual([]);
  });
});

group('the log', () => {
  const lines = (events: GameEvent[]): string[] => tell(events, { book, name, me: 0 }, 'x').map((l) => l.text);
  const built: GameEvent[] = [
    { type: 'paid', seat: 0, goods: 'worker', n: 1 },
    { type: 'specialist_used', seat: 0, colour: 'green' },
    { type: 'paid', seat: 0, goods: 'wood', n: 2 },
    { type: 'tile_built', seat: 0, district: 'patricius', building: 'herbarium', cell: [0, 1], orientation: 0 },
    { type: 'insula_laid', seat: 0, district: 'patricius', cell: [1, 1], owner: 0, reason: 'own_cell' },
    { type: 'gained', seat: 0, goods: 'denarii', n: 2 },
    { type: 'insula_laid', seat: 0, district: 'patricius', cell: [1, 2], owner: 0, reason: 'own_cell' },
    { type: 'prestige_moved', seat: 0, district: 'patricius', value: 1 },
    { type: 'prestige_moved', seat: 0, district: 'patricius', value: 2 },
  ];

  test('a turn is one line: the deed, its price, what followed', () => {
    expect(lines(built)).toEqual([
      `**You**: built **Herbarium** in Pars Patricius; paid ${book.specialist('green').name}, 1 worker, 2 wood; laid 2 insulae; got 2 denarii; prestige 2 in Pars Patricius`,
    ]);
  });

  test('what is paid stands with what it is paid for', () => {
    const pays = (goods: string, n: number): GameEvent => ({ type: 'paid', seat: 0, goods, n }) as GameEvent;
    const used = { type: 'activated', seat: 0, district: 'servorum', building: 'officina_fabrorum', line: 0 };
    const brick = { type: 'site_used', seat: 0, site: 'lapis', space: 'left' };
    const calm = { type: 'unrest_placed', seat: 0, district: 'servorum', building: 'forum' };
    const told = lines([
      ...([calm, pays('worker', 2), pays('wood', 1), ...built.slice(3, 4), used, pays('worker', 1)] as GameEvent[]),
      ...built.slice(0, 4),
      ...([brick, { type: 'specialist_used', seat: 0, colour: 'green' }] as GameEvent[]),
    ]);
    const green = book.specialist('green').name;
    expect(told.map((line) => /paid ([^;]*)/.exec(line)?.[1])).toEqual([
      undefined,
      '2 workers, 1 wood',
      '1 worker',
      `${green}, 1 worker, 2 wood`,
      green,
    ]);
  });

  test('a bill of nothing is not told, and what a seat starts with once', () => {
    const settled = { type: 'upkeep_settled', seat: 0, paid: 0, need: 0 } as GameEvent;
    expect(phrasesOf([settled], { book, name, me: 0 })).toEqual([]);
    const start = [
      { type: 'register_raised', seat: 0, value: 4 },
      { type: 'prestige_moved', seat: 0, district: 'servorum', value: 1 },
      { type: 'started_with', seat: 0, register: 4, popularity: 5, harmony: 6 },
    ] as GameEvent[];
    expect(lines(start)).toEqual([
      '**You**: prestige 1 in Pars Servorum; starts with register 4, popularity 5, harmony 6',
    ]);
  });

  test('what another seat does is a line of its own, and a round a heading', () => {
    const log = tell(
      [
        ...built,
        { type: 'passed', seat: 1, place: 0 },
        { type: 'round_started', round: 2 },
        { type: 'price_moved', resource: 'food', price: 3 },
        { type: 'price_moved', resource: 'wood', price: 2 },
      ],
      { book, name, me: null },
      'x',
    );
    expect(log.map((l) => [l.seat, l.heading, l.key_line])).toEqual([
      [0, false, true],
      [1, false, false],
      [null, true, false],
      [null, false, false],
    ]);
    expect(log[3]!.text).toBe('Prices: food 3, wood 2');
  });

  test('what changes for a seat adds up, trade included', () => {
    const c = changesOf(
      [
        ...built,
        { type: 'traded', seat: 0, resource: 'stone', side: 'sell', units: 2, price: 3 },
        { type: 'gained', seat: 1, goods: 'denarii', n: 9 },
      ],
      0,
    );
    expect(c.net).toEqual({ worker: -1, wood: -2, denarii: 8, stone: -2 });
    expect([c.insulae.patricius, c.prestige.patricius, c.specialists]).toEqual([2, 2, ['green']]);
  });

  test('the hands for Rome open once, with rank and rewards', () => {
    const view = { ...tables[0]!.view, rome: { ...tables[0]!.view.rome!, card: 1 }, decade: 2 };
    const events: GameEvent[] = [
      { type: 'delivered', seat: 0, troops: 3, offerings: 2, resources: 4 },
      { type: 'delivered', seat: 1, troops: 4, offerings: 2, resources: 0 },
      { type: 'senators_changed', seat: 1, senators: 2, reason: 'most_troops' },
      { type: 'ranked', seat: 0, rank: 1 },
      { type: 'upkeep_settled', seat: 0, need: 1, paid: 1 },
      { type: 'senators_changed', seat: 0, senators: 5, reason: 'politics' },
    ];
    const [stage] = stages(events, view);
    expect(stage!.seats.map((s) => [s.seat, s.rank, s.events.length])).toEqual([
      [0, 1, 0],
      [1, 0, 1],
    ]);
    expect(stages([{ type: 'passed', seat: 0, place: 0 }], view)).toEqual([]);
    // Caepio has shown his before
    const given = {
      ...view,
      rome: {
        ...view.rome,
        seats: [
          { ...view.rome.seats[0]!, delivered: null },
          { ...view.rome.seats[1]!, delivered: [3, 2, 0] as [number, number, number] },
        ],
      },
    };
    expect(stages([events[0]!, events[2]!], given)[0]!.seats.map((s) => [s.seat, s.troops, s.events.length])).toEqual([
      [1, 3, 1],
      [0, 3, 0],
    ]);
  });
});

group('choices', () => {
  test('of equally many people the workers are sent before the specialists', () => {
    const [worker, green] = [pay({ workers: 1 }), pay({ specialists: ['green'] })];
    for (const offered of [
      [worker, green],
      [green, worker],
    ])
      expect(bestPayment(offered)).toEqual(worker);
    expect(
      bestPayment([
        pay({ specialists: ['green', 'yellow'] }),
        pay({ workers: 1, specialists: ['green'] }),
        pay({ workers: 2 }),
      ]),
    ).toEqual(pay({ workers: 2 }));
  });

  test('the payment that is offered first takes few people and no amphorae', () => {
    expect(
      bestPayment([
        pay({ workers: 2, wood: 1 }),
        pay({ specialists: ['green'], wood: 1 }),
        pay({ specialists: ['green'], amphora: 1 }),
      ]),
    ).toEqual(pay({ specialists: ['green'], wood: 1 }));
    expect(bestPayment([])).toBeNull();
  });

  test('actions are equal whatever the order of their keys', () => {
    expect(
      isSame(
        { type: 'site', seat: 0, site: 'lapis', space: 'left' },
        { space: 'left', site: 'lapis', seat: 0, type: 'site' },
      ),
    ).toBe(true);
    expect(
      isSame(
        { type: 'site', seat: 0, site: 'lapis', space: 'left' },
        { type: 'site', seat: 0, site: 'lapis', space: 'right' },
      ),
    ).toBe(false);
  });

  test('the way to answer follows what is asked', () => {
    for (const { view, legal } of tables) {
      const way = wayOf(view, new Set(legal.map((l) => l.action.type)));
      expect(legal.some((l) => l.action.type === 'spot') ? ['spot'] : ['turn', 'list']).toContain(way);
      expect(question(view, book)).not.toMatch(bad);
    }
  });

  test('what happens on the map has its place there', () => {
    expect(placeOf({ type: 'site', seat: 0, site: 'lapis', space: 'left' }, null)).toEqual({
      kind: 'site',
      site: 'lapis',
      space: 'left',
    });
    expect(placeOf({ type: 'link', seat: 0, cell: [2, 3] }, 'plebeius')).toEqual({
      kind: 'cell',
      district: 'plebeius',
      cell: [2, 3],
    });
    expect(placeOf({ type: 'pass', seat: 0 }, null)).toBeNull();
  });

  test('a trigger is named after its ability', () => {
    const { families, monuments } = book.content;
    const abilities = [...families.family.flatMap((f) => f.character), ...monuments.monument];
    const owners = abilities.flatMap((x) => (x.ability.triggers ?? []).map(() => x.name));
    const named = (trigger: number): string =>
      describe({ type: 'trigger', seat: 0, trigger }, { book, view: tables[0]!.view, name });
    expect(owners.length).toBeGreaterThan(0);
    expect(owners.map((_, trigger) => named(trigger))).toEqual(owners);
    expect(named(99)).toBe('99');
  });
});

group('what the Latin names mean', () => {
  const { buildings, monuments, board, heritage, specialists, postulationem } = book.content;
  const named = [
    ...buildings.building.map((b) => ['building', b.id, b.gloss] as const),
    ...monuments.monument.map((m) => ['monument', m.id, m.gloss] as const),
    ...Object.entries(board.site).map(([id, s]) => ['site', id, s.gloss] as const),
    ...specialists.specialist.map((s) => ['specialist', s.id, s.gloss] as const),
    ...postulationem.card.map((c) => ['rome', c.id, c.gloss] as const),
    ...heritage.card.map((c) => ['heritage', c.id, /\((.*)\)/.exec(c.name)?.[1]] as const),
  ];

  test('English says what the standard pack says, so that a changed pack is translated anew', () => {
    for (const [kind, id, own] of named) expect([id, book.gloss(kind, id, undefined)]).toEqual([id, own]);
    expect(keys('en')).toHaveLength(named.length);
  });

  test.each(LANGUAGES.filter((l) => l !== 'en'))('%s has its own words for them', (language) => {
    speak(language);
    expect(named.filter(([kind, id]) => !book.gloss(kind, id, undefined))).toEqual([]);
    // only what the language shares with English is the same
    expect(named.filter(([kind, id, own]) => book.gloss(kind, id, undefined) === own).length).toBeLessThan(6);
    expect(book.heritageName(0)).toMatch(/^Fundus \((?!country)/);
  });

  test('a pack of one’s own keeps its words', () => {
    speak('de');
    const own = new Book({ ...book.data, own: true });
    expect([
      own.gloss('building', 'forum', 'market square'),
      own.gloss('building', 'forum', undefined),
      own.heritageName(0),
    ]).toEqual(['market square', '', 'Fundus (country estate)']);
  });
});

test('an ability is told from its rules, whatever the pack says in words', () => {
  const balbus = told(book.ability(0).ability, book);
  expect(balbus).toBe('Once per round, as a free action: visit the market (one type).');
  speak('de');
  expect(told(book.ability(0).ability, book)).toBe(
    'Einmal pro Runde, als freie Aktion: den Markt besuchen (eine Sorte).',
  );
});

test('senators are counted by where they came from', () => {
  const change = (reason: 'politics' | 'unrest_rank', n: number): object => ({ round: 3, reason, district: null, n });
  const stats = {
    parties: [
      { senators: [change('politics', 1), change('unrest_rank', -2)] },
      { senators: [change('politics', 1), change('politics', 1)] },
    ],
  } as unknown as GameStatistics;
  expect(bySource(stats).map((s) => [s.reason, s.seats])).toEqual([
    ['politics', [1, 2]],
    ['unrest_rank', [-2, 0]],
  ]);
});

const PARTIES = ['Ada', 'Bruno', 'Chiara'];

test('whoever went too far on the unrest track learns that it cost the game', () => {
  // at the end, whatever moment of the game is looked at
  const ended = (unrest: number[], ending: string): GameStatistics =>
    ({
      ending,
      parties: unrest.map((n) => ({ senators: [], rounds: [{ standing: { unrest: n } }] })),
    }) as unknown as GameStatistics;
  const told = (stats: GameStatistics, winners: number[]): string =>
    why({ stats, book, view: tables[0]!.view, winners, order: [0, 1, 2], parties: PARTIES, me: 1 }).join(' ');
  expect(told(ended([3, 10, 10], 'scored'), [0])).toMatch(/space 10 of the unrest track: \*\*Bruno, Chiara\*\*/);
  expect(told(ended([10, 10, 10], 'scored'), [])).toMatch(/Ada, Bruno, Chiara/);
  expect(told(ended([3, 9, 2], 'scored'), [0])).toBe('');
});

test('whoever loses to a rebellion, to Caepio or to several learns why', () => {
  const party = (senators: number, received = 0, removed = 0, unpaid = 0): unknown => ({
    senators: [{ reason: 'politics', district: null, n: senators }],
    rounds: [
      {
        unrest_received: received,
        unrest_removed: removed,
        upkeep_need: unpaid + 1,
        upkeep_paid: 1,
        standing: { unrest: 0 },
      },
    ],
  });
  const ended = (ending: string, ...parties: unknown[]): GameStatistics =>
    ({ ending, parties, monuments: [{ number: 0, seat: 0, round: 3 }] }) as unknown as GameStatistics;
  const three = tables[0]!.view;
  const told = (stats: GameStatistics, of: View, winners: number[], order: number[], me: number | null): string[] =>
    why({ stats, book, view: of, winners, order, parties: PARTIES, me });
  expect(
    told(ended('rebellion_of_districts', party(3), party(2, 9, 2, 4), party(1, 3)), three, [], [0, 1, 2], 0),
  ).toEqual([
    '**Bruno** received 9 unrest, 4 of it for unpaid upkeep, and removed 2.',
    '**Chiara** received 3 unrest and removed 0.',
    '**Ada** received 0 unrest and removed 0.',
  ]);
  // two share the victory: who watches need not be told, who lost is
  const shared = ended('scored', party(5), party(5), party(1));
  expect(told(shared, three, [0, 1], [0, 1, 2], 0)).toEqual([]);
  expect(told(shared, three, [0, 1], [0, 1, 2], 2).join()).toMatch(/5 for Ada, 1 for Chiara/);
  // Caepio holds no seat and wins nothing, but he can be ahead
  const alone = (variant: string, needed: number): View =>
    ({
      ...three,
      players: 1,
      options: { ...three.options, variant },
      caepio: { monuments_needed: needed },
    }) as unknown as View;
  const beaten = ended('scored', party(4), party(7));
  const lines = (variant: string, needed: number): string[] => told(beaten, alone(variant, needed), [], [1, 0], 0);
  expect(lines('senators', 0)).toEqual([expect.stringMatching(/7 for Bruno, 4 for Ada/)]);
  expect(lines('monuments', 3)).toEqual(['Monuments of **Ada**: 1; needed: 3.']);
  expect(lines('combined', 3)).toHaveLength(2);
});

test('a turn of several deeds is told in the order in which they were done', () => {
  const events = [
    { type: 'merchant_sent', seat: 0 },
    { type: 'traded', seat: 0, side: 'buy', resource: 'wood', units: 1, price: 2 },
    { type: 'paid', seat: 0, goods: 'worker', n: 1 },
    { type: 'portus_used', seat: 0 },
    { type: 'passed', seat: 0 },
  ] as unknown as GameEvent[];
  const said = phrasesOf(events, { book, name, me: 0 });
  const at = (what: RegExp): number => said.findIndex((phrase) => what.test(phrase));
  expect(at(/merchant/)).toBeLessThan(at(/bought/));
  expect(at(/bought/)).toBeLessThan(at(/Portus/));
  expect(at(/Portus/)).toBeLessThan(at(/paid|1 worker/));
  expect(said[said.length - 1]).toMatch(/passed/);
});

test('a summary tells what was decided for Caepio, too, and with the names then', () => {
  const say = (...events: object[]): string => {
    const turn = { events, steps: [], empty: true };
    return confirm({ turn, book, names: ['Ada', 'Caepio'], choosing: {}, host: {} } as unknown as Deciding, 0).ask;
  };
  const [passed, coin] = [
    { type: 'passed', seat: 0, place: 0 },
    { type: 'gained', seat: 1, goods: 'denarii', n: 1 },
  ];
  expect(say(passed)).toBe('passed.');
  expect(say(passed, coin, { type: 'upkeep_settled', seat: 0, paid: 0, need: 0 })).toBe(
    '**You**: passed. **Caepio**: got 1 denarius.',
  );
});

test('a question about the map is shown where it can be answered', () => {
  const tile = (district: 'plebeius' | 'servorum'): LegalAction<Corduba> => ({
    action: { type: 'tile', seat: 0, district, building: 'forum' },
    notation: '',
    preview: null,
  });
  const unrest = [tile('plebeius'), tile('servorum')];
  expect(lookAt(unrest, null, 'places')).toBe('plebeius');
  expect(lookAt(unrest, null, 'servorum')).toBe('servorum'); // what is looked at stays
  expect(lookAt([{ action: { type: 'pass', seat: 0 }, notation: '', preview: null }], null, 'patricius')).toBe(
    'patricius',
  );
});

test('a part of a deed that is told alone names the deed, and a deed names itself', () => {
  const { view } = tables[0]!;
  const using = { ...view.doing[0]!, kind: 'production', site: 'oleum' } as View['doing'][number];
  const speaker = { book, view: { ...view, phase: 'actions' as const, doing: [using] }, name };
  const part: Action = { type: 'district', seat: 0, district: 'plebeius' };
  expect(retell(part, speaker)).toBe('Oleum: Pars Plebeius');
  const deed: Action = { type: 'site', seat: 0, site: 'oleum', space: 'left' };
  expect(retell(deed, speaker)).toBe(describe(deed, speaker));
});

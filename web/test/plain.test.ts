/** The table in words: its long lists can be searched, its bar says what is asked, and rules that a game brings become text. */

import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TableHost } from '../src/game/host';
import { LANGUAGES } from '../src/i18n/fluent.svelte';
import { blocks } from '../src/pages/rulebook';
import type { WordsOfChoice } from '../src/protocol.gen';
import { decisions, type Situation } from '../src/table/plain/decisions';
import { matching } from '../src/table/plain/search';
import { speak } from './speaking';

const choice = (text: string, notation: string): WordsOfChoice => ({
  text,
  notation,
  action: { type: 'seal', seat: 0 },
});
const CHOICES = [choice('Cède le pré', '0 yield'), choice('Seal lot 12', '0 lot 12'), choice('Seal lot 2', '0 lot 2')];
const found = (wanted: string): string[] => matching(CHOICES, wanted).map((c) => c.text);

describe('a long list', () => {
  test('is searched by parts of words, in any order, without accents and capitals', () => {
    expect(found('')).toHaveLength(3);
    expect(found('  ')).toHaveLength(3);
    expect(found('PRE cede')).toEqual(['Cède le pré']);
    expect(found('2 seal')).toEqual(['Seal lot 12', 'Seal lot 2']);
    expect(found('yield')).toEqual(['Cède le pré']);
    expect(found('nothing')).toEqual([]);
  });
});

describe.each(LANGUAGES)('the bar in %s', (language) => {
  beforeAll(() => {
    speak(language);
    vi.stubGlobal('document', { documentElement: { lang: language } });
  });
  const HOST = {
    names: ['Ada', 'Bruno'],
    proposal: null,
    undo: null,
    connected: true,
    sending: false,
    myTurn: false,
  } as unknown as TableHost;
  const view = (acting: number, ...winners: number[]): Situation['view'] => ({ to_act: [acting], winners });
  const bar = (host: Partial<TableHost>, more: Partial<Situation> = {}): ReturnType<typeof decisions> =>
    decisions({
      advice: [],
      ask: null,
      asking: false,
      follow: () => undefined,
      hideAdvice: () => undefined,
      host: { ...HOST, ...host },
      view: view(1, 1),
      me: 0,
      names: HOST.names,
      over: false,
      replay: false,
      choices: CHOICES,
      chosen: null,
      resultOpen: true,
      commit: vi.fn(),
      clear: vi.fn(),
      toggleResult: vi.fn(),
      rematch: null,
      ...more,
    });
  const ids = (made: ReturnType<typeof decisions>): string[] => made.choices.map((c) => c.id);

  test('asks, and names the act on its button', () => {
    expect(bar({ myTurn: true }).ask).toContain('3');
    expect(ids(bar({ myTurn: true }))).toEqual([]);
    const chosen = bar({ myTurn: true }, { chosen: CHOICES[1]! });
    expect(chosen.choices.find((c) => c.primary)?.label).toBe('Seal lot 12');
  });

  test('says whom the table waits for, and lets a move be taken back', () => {
    expect(bar({}).ask).toContain('Bruno');
    const undo = { free: 3, turn: null, consent: null } as unknown as NonNullable<TableHost['undo']>;
    expect(ids(bar({ undo }))).toEqual(['undo']);
    expect(ids(bar({ undo }, { me: null }))).toEqual([]);
  });

  test('takes no second answer while one is on its way', () => {
    const sent = bar({ myTurn: true, sending: true }, { chosen: CHOICES[0]! });
    expect(sent.choices.map((c) => c.act)).toEqual([undefined, undefined]);
  });

  test('asks for a vote before anything else', () => {
    const proposal = { seat: 1, move: 2, waiting: [0] };
    expect(ids(bar({ myTurn: true, proposal }))).toEqual(['no', 'yes']);
    expect(ids(bar({ myTurn: true, proposal: { ...proposal, waiting: [1] } }))).toEqual([]);
  });

  test('says who is next in a replay, also with the eyes of that seat', () => {
    for (const me of [0, null]) expect(bar({}, { me, view: view(0), replay: true }).ask).toContain('Ada');
  });

  test('tells who has won', () => {
    const ended = bar({}, { over: true, rematch: vi.fn() });
    expect(ended.ask).toContain('Bruno');
    expect(ids(ended)).toEqual(['board', 'rematch']);
    const mine = bar({}, { over: true, view: view(1, 0) });
    expect(mine.ask).not.toContain('Ada');
    const both = bar({}, { over: true, view: view(1, 0, 1) });
    expect(both.ask).toMatch(/Ada.*Bruno/);
  });
});

test('a rules page is text, whatever it says', () => {
  const page = [
    '# Rules',
    '',
    '- **S1.1** First,',
    '  and `more`.',
    '  - inner <script>alert(1)</script>',
    '',
    'Last.',
  ];
  expect(blocks(page.join('\n'))).toEqual([
    { kind: 'heading', level: 1, runs: [{ kind: 'text', text: 'Rules' }] },
    {
      kind: 'item',
      level: 0,
      runs: [
        { kind: 'strong', text: 'S1.1' },
        { kind: 'text', text: ' First, and ' },
        { kind: 'code', text: 'more' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'item', level: 1, runs: [{ kind: 'text', text: 'inner <script>alert(1)</script>' }] },
    { kind: 'paragraph', level: 0, runs: [{ kind: 'text', text: 'Last.' }] },
  ]);
  expect(blocks('')).toEqual([]);
});

/** The five languages say the same things, and the page asks for nothing else. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PrefectureView } from '../src/games/capitol/game/types';
import { arithmetic } from '../src/games/capitol/game/words';
import { install, LANGUAGES, makeBundle, preferred, rich } from '../src/i18n/fluent.svelte';

const HOUSE = join(__dirname, '../../src/aedilis');
const folders = (language: string): string[] =>
  [
    join(HOUSE, 'i18n', language),
    ...readdirSync(join(HOUSE, 'games')).map((game) => join(HOUSE, 'games', game, 'words', language)),
  ].filter((folder) => existsSync(folder));
const pages = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^(web.*|names)\.ftl$/.test(name))
    .map((name) => join(folder, name));
const read = (language: string): string =>
  folders(language)
    .flatMap(pages)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const keys = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((m) => m[1]!);

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'dev' ? [] : sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith('.gen.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}
const code = sources(join(__dirname, '../src')).join('\n');
/** t('key') and t(`prefix-${x}`): exact keys and families of keys */
const exact = new Set([...code.matchAll(/'([a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*)'/g)].map((m) => m[1]!));
const families = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((m) => m[1]!);

describe('words', () => {
  const english = keys(read('en'));

  test('no key is defined twice', () => {
    for (const language of LANGUAGES) {
      const list = keys(read(language));
      expect(
        list.filter((k, i) => list.indexOf(k) !== i),
        language,
      ).toEqual([]);
    }
  });

  test.each(LANGUAGES.filter((l) => l !== 'en'))('%s has exactly the keys of English', (language) => {
    const own = new Set(keys(read(language)));
    expect(
      english.filter((k) => !own.has(k)),
      'missing',
    ).toEqual([]);
    expect(
      [...own].filter((k) => !english.includes(k)),
      'too many',
    ).toEqual([]);
  });

  test.each(LANGUAGES.filter((l) => l !== 'en'))('%s uses the same variables as English', (language) => {
    const variables = (text: string): Map<string, string> =>
      new Map(
        text.split(/^(?=[a-zA-Z][\w-]* =)/m).flatMap((block) => {
          const key = /^([a-zA-Z][\w-]*) =/.exec(block)?.[1];
          return key
            ? [[key, [...new Set([...block.matchAll(/\$(\w+)/g)].map((m) => m[1]!))].sort().join()] as const]
            : [];
        }),
      );
    const [en, own] = [variables(read('en')), variables(read(language))];
    // a language may leave out what its grammar does not need, never add
    const added = [...own].filter(([k, v]) =>
      v
        .split(',')
        .filter(Boolean)
        .some((x) => !(en.get(k) ?? '').split(',').includes(x)),
    );
    expect(added).toEqual([]);
  });

  test.each(LANGUAGES)('%s parses without an error', (language) => {
    const bundle = makeBundle(language, read(language));
    for (const key of english) expect(bundle.hasMessage(key), key).toBe(true);
  });

  test('every key is used by the page', () => {
    expect(english.filter((k) => !exact.has(k) && !families.some((f) => k.startsWith(f)))).toEqual([]);
  });

  test('the page asks for no key that does not exist', () => {
    const asked = [...code.matchAll(/\bt\('([\w-]+)'/g)].map((m) => m[1]!);
    expect([...new Set(asked)].filter((k) => !english.includes(k))).toEqual([]);
  });

  test('the page holds no words of its own', () => {
    const bare = sources(join(__dirname, '../src')).flatMap((text) => {
      const markup = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '');
      if (markup === text) return [];
      return [...markup.matchAll(/>([^<>{}]*[A-Za-z]{3,}[^<>{}]*)</g)]
        .map((m) => m[1]!.trim())
        .filter((s) => !['STOP'].includes(s) && !/[=();&|]/.test(s));
    });
    expect(bare).toEqual([]);
  });
});

/** What a reader of each language must find in the text of an option, so that it says what its clause does. */
const OPTIONS: [key: string, clause: string, says: Record<string, RegExp>][] = [
  [
    'co-value-neutral-supply-forced-only',
    'C2.6',
    {
      en: /join no .*still fill/,
      de: /kein Gebäude mehr, füllen aber noch/,
      fr: /ne relient plus .*remplissent encore/,
      it: /non collegano più .*riempiono ancora/,
      nl: /geen gebouw meer, maar vullen nog/,
    },
  ],
  [
    'co-value-neutral-supply-hard16',
    'C2.6',
    {
      en: /join no .*fill no/,
      de: /kein Gebäude mehr .*füllen kein/,
      fr: /ne relient plus .*ne remplissent plus/,
      it: /non collegano più .*non riempiono più/,
      nl: /geen gebouw meer .*vullen geen/,
    },
  ],
  [
    'co-value-decade3-fail-all-lowest',
    'C10.9',
    {
      en: /^everybody/,
      de: /verlieren alle einen/,
      fr: /^tous perdent/,
      it: /^tutti perdono/,
      nl: /verliest iedereen/,
    },
  ],
  ['co-value-amphora-rome-always2', 'C10.4', { en: /marble/, de: /Marmor/, fr: /marbre/, it: /marmo/, nl: /marmer/ }],
  ['co-value-final-unrest-interphase-only', 'C12.3c', { en: /Rome/, de: /Rom/, fr: /Rome/, it: /Roma/, nl: /Rome/ }],
  [
    'co-value-unrest-rank-loss-false',
    'C12.3b',
    { en: /farthest/, de: /am weitesten/, fr: /plus avancé/, it: /più avanti/, nl: /verst/ },
  ],
  ['value-tallest-only', 'R1.10a', { en: /new/, de: /neue/, fr: /nouvelles/, it: /nuove/, nl: /nieuwe/ }],
];

test.each(LANGUAGES)('options say in %s what their clauses say', (language) => {
  const words = read(language);
  for (const [key, clause, says] of OPTIONS)
    expect(new RegExp(`^${key} = (.*)$`, 'm').exec(words)?.[1], clause).toMatch(says[language]!);
});

test('the language comes from the browser', () => {
  expect(preferred(['pt-BR', 'de-CH', 'en'])).toBe('de');
  expect(preferred(['ja'])).toBe('en');
});

test('stars set bold and nothing else', () => {
  expect(rich('**Ada** built <b>3</b>')).toEqual([
    { bold: true, text: 'Ada' },
    { bold: false, text: ' built <b>3</b>' },
  ]);
});

test('a seat without a place is not called second', () => {
  install(makeBundle('en', read('en')));
  const p = {
    sites_free: 1,
    fountains: 1,
    monument: null,
    shape: 'round',
    houses: [],
    standing: [],
  } as unknown as PrefectureView;
  expect(arithmetic({ seat: 0, place: 0, points: 0, blocks: 1, tallest: 1 }, p)).toBe('1 block, no place');
  expect(arithmetic({ seat: 0, place: 2, points: 1, blocks: 1, tallest: 1 }, p)).toBe('1 block, second: 1');
});

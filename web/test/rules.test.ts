/** The rules in five languages have the same clauses, and links from refusals find them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games';
import { LANGUAGES } from '../src/i18n/fluent.svelte';
import { rendered, rulesFile } from '../tools/rules-page';

const CLAUSE = '(?:B\\d+|[RC]\\d+\\.\\d+[a-z]?)';
const all = (text: string, pattern: string, flags = 'g'): string[] =>
  [...text.matchAll(new RegExp(pattern, flags))].map((m) => m[1]!);
const read = (game: string, language: string): string => readFileSync(rulesFile(game, language), 'utf8');
const clauses = (text: string): string[] => all(text, `^ *- \\*\\*(${CLAUSE})\\*\\* `, 'gm');
const anchors = (text: string, game: string): string[] => all(rendered(text, game), ` id="(${CLAUSE})"`);
const options = (text: string): string[] => all(text, '`(\\w+)`');
const PAGES = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

describe.each(PAGES)('the rules of $game in $language', ({ game, language }) => {
  const text = read(game, language),
    english = read(game, 'en');

  test('have exactly the clauses of the English page, in its order', () => {
    expect(clauses(text)).toEqual(clauses(english));
    expect(clauses(text).length).toBeGreaterThan(80);
  });

  test('have one place to link to for each clause', () => {
    expect(anchors(text, game)).toEqual(clauses(text));
  });

  test('cite no clause and no option that the English page does not have', () => {
    const known = new Set(clauses(english));
    expect(all(text, `\\b(${CLAUSE})`).filter((clause) => !known.has(clause))).toEqual([]);
    const words = new Set(options(english));
    expect(options(text).filter((word) => !words.has(word))).toEqual([]);
  });

  test('explain every clause that a refusal may name', () => {
    const refusals = readFileSync(
      join(__dirname, `../../src/aedilis/games/${game}/words/${language}/refusals.ftl`),
      'utf8',
    );
    const named = all(refusals, `^${game}-refusal-([RC]\\d+-\\d+[a-z]?) =`, 'gm').map((key) => key.replace('-', '.'));
    expect(named.length).toBeGreaterThan(10);
    const places = anchors(text, game);
    expect(named.filter((clause) => !places.includes(clause))).toEqual([]);
  });

  test('are told in short by sentences that each name their clause', () => {
    const short = (of: string): string[] =>
      all(
        readFileSync(join(__dirname, `../../src/aedilis/games/${game}/words/${of}/web-howto.ftl`), 'utf8'),
        '^howto-\\w+-\\d+ = (.*)$',
        'gm',
      );
    const links = (told: string[]): string[] => told.flatMap((one) => all(one, `\\[(${CLAUSE})\\]\\(\\1\\)`));
    const sections = short(language);
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) {
      const sentences = section.split(new RegExp(` ?\\[${CLAUSE}\\]\\(${CLAUSE}\\) ?`));
      expect(sentences.pop(), section).toBe('');
      expect(sentences.filter((sentence) => !/^[^.!?]+[.!?]$/.test(sentence))).toEqual([]);
    }
    expect(links(sections)).toEqual(links(short('en')));
    const places = anchors(text, game);
    expect(links(sections).filter((clause) => !places.includes(clause))).toEqual([]);
  });
});

test('the rulings on Corduba have a place to link to', () => {
  const text = read('corduba', 'en');
  const rulings = all(text, '^\\| (R\\d+) \\|', 'gm');
  expect(rulings).toHaveLength(74);
  expect(all(rendered(text, 'corduba'), ' id="(R\\d+)"')).toEqual(rulings);
});

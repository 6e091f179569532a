/** The rules in five languages have the same clauses, and links from refusals find them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/fluent.svelte';
import { rendered, rulesFile } from '../tools/rules-page';

const read = (language: string): string => readFileSync(rulesFile('capitol', language), 'utf8');
const clauses = (text: string): string[] => [...text.matchAll(/^ *- \*\*([BR]\d+(?:\.\d+)?[a-z]?)\*\* /gm)].map((m) => m[1]!);
const anchors = (text: string): string[] => [...rendered(text, 'capitol').matchAll(/ id="(B\d+|R\d+\.\d+[a-z]?)"/g)].map((m) => m[1]!);

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const text = read(language);

  test('have exactly the clauses of the English page, in its order', () => {
    expect(clauses(text)).toEqual(clauses(read('en')));
    expect(clauses(text).length).toBeGreaterThan(80);
  });

  test('have one place to link to for each clause', () => {
    expect(anchors(text)).toEqual(clauses(text));
  });

  test('cite no clause and no option that the English page does not have', () => {
    const known = new Set(clauses(read('en')));
    expect([...text.matchAll(/\bR\d\.\d+[a-z]?/g)].map((m) => m[0]).filter((c) => !known.has(c))).toEqual([]);
    expect([...text.matchAll(/`([a-zA-Z]+)` = `([A-Z_]+)`/g)].map((m) => m[1]!).filter((name) => !read('en').includes(`\`${name}\``))).toEqual([]);
  });

  test('explain every clause that a refusal may name', () => {
    const refusals = readFileSync(join(__dirname, `../../src/aedilis/i18n/${language}/capitol.ftl`), 'utf8');
    const named = [...refusals.matchAll(/^capitol-refusal-(R\d+)-(\d+[a-z]?) =/gm)].map((m) => `${m[1]}.${m[2]}`);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((c) => !anchors(text).includes(c))).toEqual([]);
  });
});

describe('the rules of Corduba', () => {
  const text = readFileSync(rulesFile('corduba', 'en'), 'utf8');
  const places = [...rendered(text, 'corduba').matchAll(/ id="([CR][\d.]+[a-z]?)"/g)].map((m) => m[1]!);

  test('have a place to link to for each clause and each ruling', () => {
    const defined = [...text.matchAll(/^ *- \*\*(C\d+\.\d+[a-z]?)\*\*/gm)].map((m) => m[1]!);
    const rulings = [...text.matchAll(/^\| (R\d+) \|/gm)].map((m) => m[1]!);
    expect(defined.length).toBeGreaterThan(100);
    expect(rulings).toHaveLength(28);
    expect([...defined, ...rulings].filter((c) => !places.includes(c))).toEqual([]);
  });

  test('explain every clause that a refusal may name', () => {
    const refusals = readFileSync(join(__dirname, '../../src/aedilis/i18n/en/corduba.ftl'), 'utf8');
    const named = [...refusals.matchAll(/^corduba-refusal-(C\d+)-(\d+[a-z]?) =/gm)].map((m) => `${m[1]}.${m[2]}`);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((c) => !places.includes(c))).toEqual([]);
  });
});

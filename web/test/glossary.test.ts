/** Every word and sign of the page is explained, in every language. */

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { marked, meaning, meanings, type Meaning } from '../src/book/glossary.svelte';
import { canonical, SIGNS } from '../src/games/corduba/art/signs';
import { install, LANGUAGES, makeBundle } from '../src/i18n/fluent.svelte';

const root = new URL('../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const GAMES = ['capitol', 'corduba'];
const filesOf = (language: string): string =>
  [
    `src/aedilis/i18n/${language}/web-glossary.ftl`,
    ...GAMES.map((game) => `src/aedilis/games/${game}/words/${language}/web-glossary.ftl`),
  ]
    .map(text)
    .join('\n');
const idsOf = (language: string): string[] => [...filesOf(language).matchAll(/^gloss-([\w-]+) =/gm)].map((m) => m[1]!);

/** What signs carry in `data-term`: the drawings themselves say which there are. */
const icons = [...text('web/src/art/Icon.svelte').matchAll(/^ {4}(\w+): '[Mm]/gm)].map((m) => `icon-${m[1]}`);
const symbols = [...SIGNS.map((name) => `corduba-${canonical(name)}`), 'corduba-specialist'];
const drawn = [
  ...icons,
  ...symbols,
  ...['roof', 'floor', 'permit', 'group-A', 'group-B', 'group-C', 'block', 'fountain', 'amphitheatre', 'temple'].map(
    (term) => `capitol-${term}`,
  ),
];

describe('the glossary', () => {
  it('finds the signs it must explain', () => {
    expect(icons.length).toBeGreaterThan(40);
    expect(symbols.length).toBeGreaterThan(35);
  });

  it.each(LANGUAGES)('explains every sign in %s', (language) => {
    const known = new Set(idsOf(language));
    expect(drawn.filter((id) => !known.has(id))).toEqual([]);
    expect(idsOf(language)).toEqual(idsOf('en'));
  });

  it.each(LANGUAGES)('has a word, a sentence and for a game a clause for each entry in %s', (language) => {
    install(makeBundle(language, filesOf(language)));
    for (const game of GAMES) {
      const clauses = text(`docs/rules/${game}.md`);
      for (const { id, word, text: said } of meanings(game)) {
        expect(word, id).toMatch(/\S/);
        expect(said, id).toMatch(/[.\])]$/);
        if (!id.startsWith(`${game}-`)) continue;
        const clause = /\[(\w[\w.]+)\]\(\1\)$/.exec(said)?.[1];
        expect(clauses, `${id} names a clause`).toContain(`**${clause}**`);
      }
    }
  });

  it('explains nothing that stands nowhere', () => {
    const folder = readdirSync(new URL('src/aedilis/i18n/en/', root));
    expect(folder).toContain('web-glossary.ftl');
    const signs = new Set(icons);
    expect(idsOf('en').filter((id) => id.startsWith('icon-') && !signs.has(id))).toEqual([]);
  });
});

describe('words in a text', () => {
  const known: Meaning[] = ['Baustein', 'Bausteinkarte', 'Haus'].map((word) => ({
    id: `capitol-${word}`,
    word,
    text: '',
  }));
  const terms = (said: string): [string, string][] =>
    marked(said, known).flatMap((p) => (p.term ? [[p.text, p.term] as [string, string]] : []));

  it('are marked with their endings, the longer before the shorter, each once', () => {
    expect(terms('Eine Bausteinkarte bringt zwei Bausteine auf ein Haus oder Bausteine.')).toEqual([
      ['Bausteinkarte', 'capitol-Bausteinkarte'],
      ['Bausteine', 'capitol-Baustein'],
      ['Haus', 'capitol-Haus'],
    ]);
  });
  it('are not found inside others', () => {
    expect(terms('Rathaus, Hausordnung')).toEqual([]);
  });
  it('lose nothing of the text', () => {
    const said = 'Ein Haus, ein Baustein und ein Haus.';
    expect(
      marked(said, known)
        .map((p) => p.text)
        .join(''),
    ).toBe(said);
  });
  it('are looked up by what a sign carries', () => {
    install(makeBundle('en', 'gloss-corduba-food = **Food** It is eaten. [C11.1](C11.1)'));
    expect(meaning('corduba-food')).toEqual({ id: 'corduba-food', word: 'Food', text: 'It is eaten. [C11.1](C11.1)' });
    expect(meaning('corduba-nothing').text).toBe('');
  });
});

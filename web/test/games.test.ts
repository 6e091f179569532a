/** Outside their own folders the page knows no game by name: it finds them, and takes from each what it declares. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { botName } from '../src/game/seats';
import { entryOf, GAMES } from '../src/games';
import { LANGUAGES, makeBundle } from '../src/i18n/fluent.svelte';

const SOURCE = join(__dirname, '../src');
const HOUSE = join(__dirname, '../../src/aedilis');
const OURS = readdirSync(join(HOUSE, 'games')).filter((name) => existsSync(join(HOUSE, 'games', name, '__init__.py')));

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });

test('no file outside the folders of games names one', () => {
  const named = new RegExp(OURS.join('|'), 'i');
  const outside = files(SOURCE).filter((path) => !relative(join(SOURCE, 'games'), path).match(/^[^.].*\//));
  expect(outside.length).toBeGreaterThan(60);
  const found = outside.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, i) => (named.test(line) ? [`${relative(SOURCE, path)}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('the games of the house are found by their folders', () => {
  expect(OURS.length).toBeGreaterThan(1);
  expect(GAMES).toEqual(OURS);
});

describe.each(GAMES)('%s declares', (game) => {
  const entry = entryOf(game)!;
  const read = (language: string): string =>
    readFileSync(join(HOUSE, 'games', game, 'words', language, 'web-start.ftl'), 'utf8');

  test.each(LANGUAGES)('what the start page says of it in %s', (language) => {
    const words = makeBundle(language, read(language));
    for (const part of ['text', ...entry.quick.slice(1).map((way) => way.id)])
      expect(words.hasMessage(`start-${game}-${part}`), part).toBe(true);
  });

  test('tables that begin with the player', () => {
    expect(entry.seats[0]).toBe('me');
    for (const way of entry.quick) expect(way.seats[0]).toBe('me');
  });
});

test('nothing is known of a game without a folder', () => {
  expect(entryOf('morra')).toBeNull();
});

test('server and page call bots by the same names', () => {
  const [, listed] = /^BOTS = \((.*)\)$/m.exec(readFileSync(join(HOUSE, 'server/tables/telling.py'), 'utf8'))!;
  expect([0, 1, 2, 3].map((seat) => `"${botName(seat)}"`).join(', ')).toBe(listed);
});

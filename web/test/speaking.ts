/** The words of the page as they stand in the repository, in any language. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, makeBundle } from '../src/i18n/fluent.svelte';

const HOUSE = join(__dirname, '../../src/aedilis');

/** A file of a game's words, by its name as the page learns it: `corduba/web`. */
export function wordsOf(language: string, file: string): string {
  const [game, name] = file.split('/') as [string, string];
  return readFileSync(join(HOUSE, 'games', game, 'words', language, `${name}.ftl`), 'utf8');
}

/** The page speaks this language, and knows these words of games. */
export function speak(language: string, ...files: string[]): void {
  const page = readFileSync(join(HOUSE, 'i18n', language, 'web.ftl'), 'utf8');
  install(makeBundle(language, [page, ...files.map((file) => wordsOf(language, file))].join('')));
}

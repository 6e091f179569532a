/** The games that the server has, with what it says of them in the reader's language. */

import { entryOf, GAMES } from '../games';
import { current } from '../i18n/fluent.svelte';
import { api } from '../net/api';
import type { GameShown, Options } from '../protocol.gen';

let known: GameShown[] = $state.raw([]);
let asked: { language: string; answer: Promise<GameShown[]> } | null = null;

/** All games of the server; asked for once in each language. */
export function allGames(): Promise<GameShown[]> {
  const { language } = current;
  if (asked?.language !== language) {
    const answer = api.games().then(({ games }) => (known = games));
    asked = { language, answer };
    answer.catch(() => (asked = null)); // the next one asks again
  }
  return asked!.answer;
}

/** The name on the box; a game that the page does not know goes by its short name until the server has answered. */
export const titleOf = (game: string): string =>
  entryOf(game)?.title ?? known.find(({ name }) => name === game)?.title ?? game;

/** The word for a table's content pack, unless it is the standard one of today; known once the server has answered. */
export function packOf(game: string, options: Options): '' | 'own-pack' | 'earlier-pack' {
  if (options['content'] === 'own') return 'own-pack';
  const today = known.find(({ name }) => name === game)?.presets[0]?.options['content_hash'];
  return today !== undefined && 'content_hash' in options && options['content_hash'] !== today ? 'earlier-pack' : '';
}

/** Those of the server's games that have no table of their own here. */
export const others = (games: readonly GameShown[]): GameShown[] => games.filter(({ name }) => !GAMES.includes(name));

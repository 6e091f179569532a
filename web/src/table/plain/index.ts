/** The page of any game that brings none: a table in words, which the server says in the reader's language. */

import { allGames } from '../../game/catalogue.svelte';
import type { GamePage } from '../../game/gamepage';
import Standing from './Standing.svelte';
import Table from './Table.svelte';

export const plain: GamePage = {
  name: 'plain',
  Table,
  Statistics: Standing,
  stages: () => [],
  isQuiet: () => false,
  marks: () => [],
  opened: (view) => view,
  // its title; without an answer the game goes by its short name
  ready: () =>
    allGames().then(
      () => undefined,
      () => undefined,
    ),
};

/** Who plays a game for the first time on this device is coached, until he closes the coach or the game ends. */

import { store, stored } from '../net/stored';

const KEY = 'aedilis.coached';

interface Coached {
  /** games in which the coach is not wanted any more */
  done: string[];
  /** tables with a coach */
  tables: string[];
}

const kept = (): Coached => ({ done: [], tables: [], ...stored<Partial<Coached>>(KEY, {}) });

/** True as long as a game is new to this device. */
export const isFirst = (game: string): boolean => !kept().done.includes(game);

export const isCoached = (table: string): boolean => kept().tables.includes(table);

export function coach(table: string): void {
  const { done, tables } = kept();
  store(KEY, { done, tables: [table, ...tables].slice(0, 20) });
}

/** The coach was closed, or the game is over. */
export function dismiss(game: string, table: string): void {
  const { done, tables } = kept();
  store(KEY, { done: [...new Set([...done, game])], tables: tables.filter((t) => t !== table) });
}

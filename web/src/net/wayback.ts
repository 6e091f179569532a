/** The table that this tab was at last: the way back to it, until its game is over. */

import { store, stored, tab } from './stored';

const KEY = 'aedilis.at';

interface WayBack {
  table: string;
  name: string;
}

export const leftAt = (table: string, name: string): void => store(KEY, { table, name }, tab);

export const wayBack = (): WayBack | null => stored<WayBack | null>(KEY, null, tab);

export function comeHome(table: string): void {
  if (wayBack()?.table === table) store(KEY, null, tab);
}

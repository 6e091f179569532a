/** The table that this tab was at last: the way back to it, until its game is over. */

const KEY = 'aedilis.at';

interface WayBack {
  table: string;
  name: string;
}

/** Storage may be full or forbidden; then there is no such way. */
function trying<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export const leftAt = (table: string, name: string): void =>
  void trying(() => sessionStorage.setItem(KEY, JSON.stringify({ table, name })));

export const wayBack = (): WayBack | null =>
  trying(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as WayBack | null);

export function comeHome(table: string): void {
  if (wayBack()?.table === table) trying(() => sessionStorage.removeItem(KEY));
}

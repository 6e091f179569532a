/** The seats this device holds: a seat's token is the only proof that it is ours, so it stays in the browser. */

import { store, stored } from './stored';

interface Held {
  table: string;
  name: string;
  /** seat number to token; several on a hot-seat device */
  seats: Record<string, string>;
  host: string | null;
  at: number;
}

/** Called when a seat was added. */
let told: () => void = () => undefined;
export const onkeep = (tell: () => void): void => void (told = tell);

const KEY = 'aedilis.tables';

const read = (): Record<string, Held> => stored(KEY, {});

export function held(table: string): Held | null {
  return read()[table] ?? null;
}

export function heldTables(): Held[] {
  return Object.values(read()).sort((a, b) => b.at - a.at);
}

export function keep(
  table: string,
  name: string,
  seats: { seat: number; token: string }[],
  host: string | null = null,
): void {
  const all = read();
  const old = all[table];
  const isNew = seats.some(({ seat, token }) => old?.seats[String(seat)] !== token);
  const merged = { ...(old?.seats ?? {}) };
  for (const { seat, token } of seats) merged[String(seat)] = token;
  all[table] = { table, name, seats: merged, host: host ?? old?.host ?? null, at: Date.now() };
  store(KEY, all);
  if (isNew) told();
}

export function forget(table: string): void {
  const all = read();
  delete all[table];
  store(KEY, all);
}

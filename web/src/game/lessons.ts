/** Which lessons this browser has played: their tables stay apart from "my games". */

import { store, stored } from '../net/stored';

export interface Played {
  table: string;
  token: string;
  done: boolean;
}

const KEY = 'aedilis.lessons';

export const played = (): Record<string, Played> => stored(KEY, {});

/** A fresh try; a lesson that was finished once stays finished. */
export function begun(lesson: string, table: string, token: string): void {
  const all = played();
  store(KEY, { ...all, [lesson]: { table, token, done: all[lesson]?.done ?? false } });
}

export function finished(lesson: string): void {
  const all = played();
  const one = all[lesson];
  if (one) store(KEY, { ...all, [lesson]: { ...one, done: true } });
}

export function forgetAll(): void {
  store(KEY, {});
}

/** Which lessons this browser has played: their tables stay apart from "my games". */

export interface Played {
  table: string;
  token: string;
  done: boolean;
}

const KEY = 'aedilis.lessons';

export function played(): Record<string, Played> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Played>;
  } catch {
    return {};
  }
}

function write(all: Record<string, Played>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage is full or forbidden: the lesson still works until the page is closed
  }
}

/** A fresh try; a lesson that was finished once stays finished. */
export function begun(lesson: string, table: string, token: string): void {
  const all = played();
  write({ ...all, [lesson]: { table, token, done: all[lesson]?.done ?? false } });
}

export function finished(lesson: string): void {
  const all = played();
  const one = all[lesson];
  if (one) write({ ...all, [lesson]: { ...one, done: true } });
}

export function forgetAll(): void {
  write({});
}

/** Which lessons this browser has played, whose tables stay apart from "my games", and how far a draft leads in one. */

import { GAMES } from '../games';
import { store, stored } from '../net/stored';
import type { Game, GoalState } from '../protocol.gen';

interface LessonTable {
  table: string;
  token: string;
  done: boolean;
}

const KEY = 'aedilis.lessons';

/** The page that lists the lessons of a game. */
export const lessonsOf = (game: string): string => (game === GAMES[0] ? '/learn' : `/learn?game=${game}`);

export const played = (): Record<string, LessonTable> => stored(KEY, {});

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

const fits = (event: Game['Event'], wanted: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(
    ([name, value]) => JSON.stringify((event as Record<string, unknown>)[name]) === JSON.stringify(value),
  );

/** Which goals are reached when these events happen too: one after another, in their order. */
export function reachedWith(
  goals: readonly GoalState[],
  reached: readonly boolean[],
  events: readonly Game['Event'][],
): boolean[] {
  const then = [...reached];
  for (const event of events) {
    const next = then.indexOf(false);
    const wanted = goals[next]?.event;
    if (wanted && fits(event, wanted)) then[next] = true;
  }
  return then;
}

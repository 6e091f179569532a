/** The deal of the day: whoever plays on that day (UTC) plays the same game. This browser remembers its own tries. */

import { store, stored } from '../net/stored';

const KEY = 'aedilis.daily';
const KEPT = 60; // days

export const today = (): string => new Date().toISOString().slice(0, 10);

/** The same words as `aedilis play --daily`, and so the same game. */
export const dailySeed = (day: string): string => `daily ${day}`;

interface Daily {
  day: string;
  table: string;
}

export const dailies = (): Daily[] => stored(KEY, []);

/** A second try of a day is only practice: the first one counts. */
export function begunDaily(day: string, table: string): void {
  const all = dailies();
  if (!all.some((d) => d.day === day)) store(KEY, [{ day, table }, ...all].slice(0, KEPT));
}

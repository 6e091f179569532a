/** Puzzles that this browser has solved, the one of the day, and how many days in a row. */

import { store, stored } from '../net/stored';
import type { PuzzleListed } from '../protocol.gen';
import { today } from './daily';

const KEY = 'aedilis.puzzles';

interface Solved {
  /** `game/name` of every puzzle that was solved at the first try or later */
  done: string[];
  /** days on which a puzzle of the day was solved, the latest first */
  days: string[];
}

export const keyOf = (puzzle: Pick<PuzzleListed, 'game' | 'name'>): string => `${puzzle.game}/${puzzle.name}`;

export const solved = (): Solved => ({ done: [], days: [], ...stored<Partial<Solved>>(KEY, {}) });

/** Remember a solved puzzle; that of the day counts for its day. */
export function solve(puzzle: Pick<PuzzleListed, 'game' | 'name'>, daily: boolean): void {
  const { done, days } = solved();
  store(KEY, {
    done: [...new Set([...done, keyOf(puzzle)])],
    days: daily ? [...new Set([today(), ...days])].slice(0, 400) : days,
  });
}

const DAY = 86_400_000;

/** A number that goes up by one with every day. */
const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

/** The puzzle of a day: one after the other through all of a game's, the same for everybody. */
export function ofDay<P>(puzzles: readonly P[], day: string): P | null {
  return puzzles.length ? puzzles[dayNumber(day) % puzzles.length]! : null;
}

/** Days in a row up to today, or up to yesterday while today's is still open. */
export function streak(days: readonly string[], day: string): number {
  const numbers = new Set(days.map(dayNumber));
  let at = dayNumber(day);
  if (!numbers.has(at)) at -= 1;
  let count = 0;
  while (numbers.has(at - count)) count += 1;
  return count;
}

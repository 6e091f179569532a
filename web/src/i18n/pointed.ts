/** Texts of a coach: **stars** set bold, and [words](thing) name a thing on the table that the coach points at. */

import { rich } from './fluent.svelte';

interface Pointed {
  bold: boolean;
  text: string;
  /** what the words name; the page of a game knows which element that is */
  thing: string | null;
}

const NAMED = /\[([^\]]+)\]\(([\w:,.-]+)\)/;

/** Something named, for an argument of a message. */
export const named = (words: string, thing: string): string => `[${words}](${thing})`;

export function pointed(text: string): Pointed[] {
  return rich(text).flatMap(({ bold, text: part }) => {
    const pieces = part.split(new RegExp(NAMED, 'g')); // words, thing and what is between, in turn
    return pieces.flatMap((piece, i): Pointed[] => {
      if (i % 3 === 2 || !piece) return [];
      return [{ bold, text: piece, thing: i % 3 === 1 ? pieces[i + 1]! : null }];
    });
  });
}

/** The things that a text names, in its order. */
export const things = (text: string): string[] => pointed(text).flatMap(({ thing }) => thing ?? []);

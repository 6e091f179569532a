/** What the page knows of a game before one of its tables is opened. On the first page: what is large comes when wanted. */

import type { Component } from 'svelte';
import type { Game } from '../protocol.gen';

/** Who sits in a seat of a new table; `here` shares this device. */
export type Who = 'me' | 'here' | 'open' | 'bot';

/** A table that is opened with one click. */
export interface Quick {
  /** `start-<game>-<id>` is what its button says */
  id: string;
  seats: Who[];
  hints?: boolean;
  /** everybody plays the same deal on one day */
  daily?: boolean;
}

export interface GameEntry {
  /** the name on the box */
  title: string;
  /** what the box says */
  box: { players: [number, number]; minutes: number; weight: 1 | 2 | 3 | 4 | 5 };
  /** who usually sits at a new table */
  seats: Who[];
  /** ways to begin at once, the usual one first; the words beside them are in `web-start.ftl` */
  quick: Quick[];
  /** fills what it is put into, whatever its form */
  poster(): Promise<{ default: Component }>;
  /** the coach of a first game: files of its words, and the aim in one picture */
  coach: { words: string[]; aim?(): Promise<{ default: Component }> };
  /** a picture of its land, which lies under the pages */
  ground?: Record<'light' | 'dark', string>;
  /** an aid of memory that a table may switch off */
  tracker: boolean;
  options: {
    /** files of words that must be learned first, such as `web-options` */
    words: string[];
    /** what an option is called, and one of its values */
    name(option: string): string;
    value(option: string, value: string): string;
    /** those that change nothing a player could notice */
    hidden: string[];
  };
  /** what is asked and said of a table with one seat; without it nobody plays alone */
  solo?: { options: string[]; title: string; hint: string };
  /** how it is played: files of words, and for each section the lesson whose picture it shows */
  howto?: { words: string[]; pictures: string[]; example?(): Promise<ExampleArt> };
  /** files of the words of its glossary */
  glossary: string[];
  /** files of the words of its puzzles */
  puzzles: string[];
  lessons: {
    words: string[];
    art(): Promise<LessonArt>;
    /** the pictures lie on their side */
    wide: boolean;
  };
  /** its `GamePage` */
  page(): Promise<unknown>;
}

/** Pictures of lessons, and what all of them refer to. */
export interface LessonArt {
  Symbols: Component;
  LessonArt: Component<{ lesson: string }>;
  /** the sign of a word of its glossary, where it has one */
  TermArt: Component<{ term: string }>;
}

/** The position of a lesson as an example, drawn by the game's own board. */
export interface ExampleArt {
  Example: Component<{ lesson: string; view: Game['View'] }>;
  /** what must be there first, such as the texts of its cards */
  ready(): Promise<void>;
}

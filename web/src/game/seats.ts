/** How seats are told apart: a colour, a letter and an outline of their own. */

const SEAT_LETTERS = ['B', 'G', 'Y', 'R'] as const;
/** Bots that nobody named. */
const BOT_NAMES = ['Marcus', 'Livia', 'Titus', 'Julia'] as const;
export const botName = (seat: number): string => BOT_NAMES[seat % 4] as string;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** A name that is read from right to left keeps to itself: numbers and commas beside it in a sentence stay where they are. */
export const inSentences = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

export const letter = (seat: number): string => SEAT_LETTERS[seat % 4] as string;

/** How seats are told apart: a colour, a letter and an outline of their own. */

const SEAT_LETTERS = ['B', 'G', 'Y', 'R'] as const;
/** Bots that nobody named. */
const BOT_NAMES = ['Marcus', 'Livia', 'Titus', 'Julia'] as const;
export const botName = (seat: number): string => BOT_NAMES[seat % 4] as string;

export const letter = (seat: number): string => SEAT_LETTERS[seat % 4] as string;

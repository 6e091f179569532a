/** What nearly everything that is shown of a game is read off. */

import type { Book } from './book';
import type { View } from './types';

export interface Seen {
  view: View;
  book: Book;
}

/** The same with who sits where, and which of them is looking. */
export interface SeenBy extends Seen {
  names: string[];
  me: number | null;
}

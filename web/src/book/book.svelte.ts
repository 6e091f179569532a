/** The book beside the table: which of its pages lies open, and where on it. */

/** how to play, the words, or every clause */
export type Chapter = 'howto' | 'words' | 'clauses';

export interface Opened {
  chapter: Chapter;
  /** the term or the clause that was looked up */
  at: string | null;
}

class OpenBook {
  opened: Opened | null = $state.raw(null);
  /** a table has its book beside it; elsewhere the rules are pages */
  isThere = false;

  open(chapter: Chapter, at: string | null = null): void {
    this.opened = { chapter, at };
  }

  close(): void {
    this.opened = null;
  }
}

export const book = new OpenBook();

/** A clause of a link to the rules, such as `/rules/<game>?all#C7.4`. */
export const clauseOf = (link: HTMLAnchorElement): string | null =>
  link.pathname.startsWith('/rules/') && /^#[A-Z]\d/.test(link.hash) ? link.hash.slice(1) : null;

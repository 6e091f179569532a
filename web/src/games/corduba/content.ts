/** What is printed on the boards and cards of a table's content pack; fetched once per pack. */

import { api } from '../../net/api';
import type { Table } from '../../protocol.gen';
import type { ContentData } from './content.gen';
import { Book } from './game/book';
import type { View } from './types.gen';

const known = new Map<string, Book>();

export async function loadContent(table: Table): Promise<void> {
  keep(await api.content<ContentData>(table.id));
}

function keep(content: ContentData): void {
  if (!known.has(content.hash)) known.set(content.hash, new Book(content));
}

/** The pack that comes with the game, for examples that belong to no table. */
export const loadStandard = async (): Promise<void> => keep(await api.standardContent<ContentData>('corduba'));

/**
 * The book of a view's pack, loaded before the table is shown. It stays the same one, so that nothing is drawn anew
 * for its sake.
 */
export function bookOf(view: View): Book {
  const book = known.get(String(view.options['content_hash']));
  if (!book) throw new Error('the content pack of this table was not loaded');
  return book;
}

/** What is printed on the boards and cards of a table's content pack; fetched once per pack. */

import { api } from '../../net/api';
import type { Table } from '../../protocol.gen';
import type { ContentData } from './content.gen';
import type { View } from './types.gen';

const known = new Map<string, ContentData>();

export async function loadContent(table: Table): Promise<ContentData> {
  const content = await api.content<ContentData>(table.id);
  known.set(content.hash, content);
  return content;
}

/** The pack of a view; loaded before the table is shown. */
export function contentOf(view: View): ContentData {
  const content = known.get(String(view.options['content_hash']));
  if (!content) throw new Error('the content pack of this table was not loaded');
  return content;
}

/** Which parts of a pack are reconstructed, and what their sources say of it. */

import { t } from '../../../i18n/fluent.svelte';
import type { ContentData } from './types';

/** A source that only says so; the others say more, such as the line of the rulebook for a part of it. */
const PLAIN = 'reconstructed';

/** What is said of an entry and of all that lies under it; '' where nothing is reconstructed. */
export function sourceText(content: ContentData, path: string): string {
  const found = Object.entries(content.reconstructed).filter(([at]) => at === path || at.startsWith(`${path}.`));
  if (!found.length) return '';
  const more = [...new Set(found.map(([, source]) => source).filter((source) => source !== PLAIN))].slice(0, 3);
  const whole = found.some(([at, source]) => at === path && source === PLAIN);
  return [
    t(whole ? 'co-reconstructed' : 'co-map-reconstructed'),
    ...more.map((m) => t('co-source', { source: m })),
  ].join(' ');
}

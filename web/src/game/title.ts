/** What a table's top bar says of it: its name, and whether the game counts. */

import { t } from '../i18n/fluent.svelte';
import type { Table } from '../protocol.gen';

export const tableTitle = (table: Table | null): string =>
  [table?.name, table?.practice ? t('practice') : ''].filter(Boolean).join(' · ');

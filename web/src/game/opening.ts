/** New tables: what the start page opens with one click, and the deal of the day. */

import { t } from '../i18n/fluent.svelte';
import { api } from '../net/api';
import { keep } from '../net/keyring';
import type { NewTable, SeatSetup } from '../protocol.gen';
import { go } from '../ui/router.svelte';
import { settings } from '../ui/settings.svelte';
import { begunDaily, dailySeed, today } from './daily';

export const me = (): SeatSetup => ({ kind: 'person', name: settings.name || t('your-name') });
const bots = (count: number): SeatSetup[] => Array.from({ length: count }, () => ({ kind: 'bot' }));

export const QUICK = {
  capitol: (): NewTable => ({ game: 'capitol', seats: [me(), ...bots(3)], hints: true }),
  corduba: (): NewTable => ({ game: 'corduba', seats: [me(), ...bots(1)], hints: true }),
  solo: (): NewTable => ({ game: 'corduba', seats: [me()], hints: true }),
  daily: (): NewTable => ({ game: 'corduba', seats: [me()], seed: dailySeed(today()) }),
} as const;

/** Make the table, keep its seats, and go there. */
export async function open(table: NewTable): Promise<void> {
  const made = await api.create(table, settings.account?.token);
  keep(made.table.id, made.table.name, made.tokens, made.host);
  if (table.seed === dailySeed(today())) begunDaily(today(), made.table.id);
  go(`/t/${made.table.id}`);
}

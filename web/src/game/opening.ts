/** New tables: what the start page opens with one click, and the deal of the day. */

import { t } from '../i18n/fluent.svelte';
import { api } from '../net/api';
import { keep } from '../net/keyring';
import type { GameShown, NewTable, SeatSetup } from '../protocol.gen';
import { go } from '../ui/router.svelte';
import { settings } from '../ui/settings.svelte';
import { coach } from './coaching';
import { begunDaily, dailySeed, today } from './daily';
import type { Quick, Who } from './entry';

export const me = (): SeatSetup => ({ kind: 'person', name: settings.name || t('your-name') });

/** The table of a quick start: the player, and bots of this level, else of the usual one. */
export const quickTable = (
  game: string,
  { seats, hints, daily }: Omit<Quick, 'id'>,
  level: string | null = null,
): NewTable => ({
  game,
  seats: seats.map((who) => (who === 'me' ? me() : { kind: 'bot', level })),
  hints: hints ?? false,
  seed: daily ? dailySeed(today()) : null,
});

/** Whom a game needs at least, for one that says no more about itself. */
export const fewest = (game: GameShown): Who[] =>
  Array.from({ length: game.min_players }, (_, seat) => (seat === 0 ? 'me' : 'bot'));

/** Make the table, keep its seats, and go there. */
export async function open(table: NewTable, coached = false): Promise<void> {
  const made = await api.create(table, settings.account?.token);
  keep(made.table.id, made.table.name, made.tokens, made.host);
  if (table.seed === dailySeed(today())) begunDaily(today(), made.table.id);
  if (coached) coach(made.table.id);
  go(`/t/${made.table.id}`);
}

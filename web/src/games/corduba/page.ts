/** Corduba's table and all that goes with it. */

import type { GamePage, Mark } from '../../game/gamepage';
import { learn, t } from '../../i18n/fluent.svelte';
import type { Move } from '../../protocol.gen';
import { bookOf, loadContent } from './content';
import { retell } from './game/asking';
import { describe, type Speaker } from './game/describe';
import { guide, moveLength, place } from './game/guide';
import { stages } from './game/stage';
import Statistics from './stats/Statistics.svelte';
import OpenHands from './table/OpenHands.svelte';
import Picture from './table/Picture.svelte';
import Table from './table/Table.svelte';
import type { Corduba, Event, View } from './types.gen';

/** Set-up and the end of a round come as one; only what somebody does is worth a pause. */
const QUIET = new Set<Event['type']>([
  'kept',
  'delivery_sealed',
  'workers_returned',
  'round_ended',
  'price_moved',
  'prices_changed',
  'market_refilled',
]);

function marks(moves: readonly Move<Corduba>[]): Mark[] {
  return moves.flatMap((m) =>
    m.events.flatMap((e): Mark[] =>
      e.type === 'round_started'
        ? [{ move: m.move, label: t('co-told-round-started', { round: e.round }) }]
        : e.type === 'game_over'
          ? [{ move: m.move, label: t('co-phase-over') }]
          : [],
    ),
  );
}

const speaker = (view: View, names?: readonly string[]): Speaker => ({
  book: bookOf(view),
  view,
  name: (seat) => names?.[seat] ?? `${seat + 1}`,
});

export const corduba: GamePage<Corduba> = {
  name: 'corduba',
  keys: [
    ['B', 'co-menu-build'],
    ['A', 'co-menu-activate'],
    ['S', 'co-menu-places'],
    ['G', 'co-menu-claim'],
    ['M', 'co-menu-merchant'],
    ['F', 'co-menu-ability'],
    ['P', 'co-menu-pass'],
    ['Y', 'co-pay-otherwise'],
    ['R', 'co-turn-tile'],
    ['← ↑ ↓ →', 'co-keys-arrows'],
    ['1 – 9', 'co-keys-figures'],
    ['C', 'co-catalogue'],
    ['H', 'keys-advice'],
  ],
  Table,
  Statistics,
  Picture,
  Open: OpenHands,
  describe: (action, view, names) => describe(action, speaker(view, names)),
  retell: (action, view, names) => retell(action, speaker(view, names)),
  guide,
  place,
  moveLength,
  stages,
  isQuiet: (event) => QUIET.has(event.type),
  marks,
  opened: (view, views) => ({
    ...view,
    seats: view.seats.map((s, i) => ({
      ...s,
      dealt: views[i]?.seats[i]?.dealt ?? null,
      fist: views[i]?.seats[i]?.fist ?? null,
    })),
  }),
  ready: async (table) => {
    await Promise.all([loadContent(table), learn('corduba/web', 'corduba/web-content')]);
  },
};

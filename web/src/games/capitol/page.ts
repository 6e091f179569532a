/** Capitol's table and all that goes with it. */

import type { GamePage, Mark } from '../../game/gamepage';
import { learn, t } from '../../i18n/fluent.svelte';
import { roman } from '../../i18n/numbers';
import { describe } from './game/describe';
import { guide, place } from './game/guide';
import { stages } from './game/stage';
import Statistics from './stats/Statistics.svelte';
import OpenHands from './table/OpenHands.svelte';
import Picture from './table/Picture.svelte';
import Table from './table/Table.svelte';
import type { Capitol } from './types.gen';

export const capitol: GamePage<Capitol> = {
  name: 'capitol',
  Table,
  Statistics,
  Picture,
  Open: OpenHands,
  describe,
  guide,
  place,
  keys: [
    ['1 – 0', 'keys-card'],
    ['← →', 'keys-place'],
    ['P', 'keys-pass'],
    ['N', 'keys-nothing'],
  ],
  stages,
  isQuiet: (event) => event.type === 'bid_sealed' || event.type === 'card_drawn',
  marks: (moves) => [
    { move: 0, label: t('tiles-round', { round: roman(1) }) },
    ...moves.flatMap((m) =>
      m.events.flatMap((e): Mark[] => {
        if (e.type === 'round_scored') return [{ move: m.move, label: t('replay-scoring', { round: roman(e.round) }) }];
        return e.type === 'round_started' && e.round > 1
          ? [{ move: m.move, label: t('tiles-round', { round: roman(e.round) }) }]
          : [];
      }),
    ),
  ],
  opened: (view, views) => ({
    ...view,
    seats: view.seats.map((s, i) => ({
      ...s,
      hand: views[i]?.seats[i]?.hand ?? null,
      known: views[i]?.seats[i]?.hand ?? s.known,
      secret: { permit: 0, floor: 0, roof: 0 },
    })),
  }),
  ready: () => learn('capitol/names', 'capitol/web'),
};

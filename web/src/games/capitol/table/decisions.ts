/** What the decision bar says and offers in each situation. */

import { kindOf } from '../game/cards';
import type { Draft } from '../game/draft.svelte';
import type { TableHost } from '../../../game/host';
import type { Capitol } from '../types.gen';
import type { Action, Card, View } from '../game/types';
import type { RevealWalk, ScoringWalk } from '../game/walk.svelte';
import { prefectureName } from '../game/words';
import { t } from '../../../i18n/fluent.svelte';
import { percent } from '../../../i18n/numbers';
import { adviceChoices, adviceText } from '../../../table/advising';
import { back, go, onward, withheld, type Bar, type Choice } from '../../../table/choices';
import {
  awaited,
  foreseen,
  listed,
  over,
  planned,
  planning,
  undoing,
  voting,
  waiting,
  wonBy,
  type Onlooker,
} from '../../../table/waiting';
import type { Advice } from '../../../protocol.gen';
import { layout } from '../../../ui/layout.svelte';
import { describe } from '../game/describe';
import { consequence } from './consequence';
import type { Holding } from './holding.svelte';

export interface Situation extends Onlooker {
  host: TableHost<Capitol>;
  view: View;
  draft: Draft;
  holding: Holding;
  reveal: RevealWalk | null;
  walk: ScoringWalk | null;
  /** what a bot would do, best first, while nothing is chosen */
  advice: readonly Advice<Capitol>[];
  hideAdvice(): void;
  commit(action: Action): void;
  seal(): void;
  decline(): void;
}

/** The bar; a decision that is on its way can no longer be changed. */
export function decisions(s: Situation): Bar {
  const bar = foreseen(s.host, situated(s), s.draft.empty && !s.holding.passing);
  return s.host.sending ? { ...bar, choices: withheld(bar.choices) } : bar;
}

function situated(s: Situation): Bar {
  const { host, view } = s;
  if (s.reveal) return revealing(s, s.reveal);
  if (s.walk) return scoring(s, s.walk);
  const vote = voting(s);
  if (vote) return vote;
  if (view.phase === 'over') return over(s, wonBy(s, 'over-winner'));
  const advice = advising(s);
  if (advice) return advice;
  if (s.me !== null && s.holding.bidding) return bidding(s);
  if (s.me !== null && view.phase === 'bid' && view.seats[s.me]!.sealed) return sealed(s);
  if (s.me !== null && host.myTurn) {
    if (view.phase === 'build') return building(s);
    if (view.phase === 'place') return placing(s);
    if (view.phase === 'draw') return drawing(s);
  }
  return waiting(s, view.phase === 'bid' ? 'wait-bids' : 'wait-for', undo(s));
}

const undo = ({ host, holding }: Situation): Choice[] =>
  undoing(host, holding.draft.empty ? null : () => holding.back());

/** A bot's act as if one had chosen it: the main button plays it. While one draws the piles do: see `drawing`. */
function advising(s: Situation): Bar | null {
  const [best, next] = s.advice;
  if (!best || s.host.sending || s.view.phase === 'draw') return null;
  const what = ({ action }: Advice<Capitol>): string => describe(action, s.view);
  return asked(
    [
      adviceText(what(best), best.chance),
      // a phone held sideways has room for the best alone
      next?.chance != null && !layout.is('flat')
        ? t('advice-next', { what: what(next), chance: percent(next.chance) })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    ...pass(s),
    ...adviceChoices(() => s.commit(best.action), s.hideAdvice),
  );
}

function building(s: Situation): Bar {
  const { draft } = s;
  if (s.holding.passing)
    return asked(
      t('build-pass-ask'),
      back(() => (s.holding.passing = false), t('undo'), 'back'),
      passed(s),
    );
  if (!draft.card) {
    return asked(t('build-choose'), ...pass(s), ...undo(s));
  }
  const ready = draft.complete;
  const { ask, go: label } = played(s, draft.card, ready !== null);
  if (ready)
    return asked(
      ask,
      ...pass(s),
      ...undo(s),
      go(label, () => s.commit(ready.action)),
    );
  const nothing: Choice = { id: 'null', label: t('build-null'), key: 'N', act: () => draft.playNothing() };
  return asked(ask, ...pass(s), ...undo(s), ...(draft.nothing || draft.blocks.full ? [] : [nothing]));
}

const pass = (s: Situation): Choice[] =>
  s.draft.canPass
    ? [{ id: 'pass', label: t('build-pass'), key: 'P', exit: true, act: () => (s.holding.passing = true) }]
    : [];

const asked = (ask: string, ...choices: Choice[]): Bar => ({ ask, alert: true, choices });

const passed = (s: Situation): Choice => ({
  id: 'pass-sure',
  label: t('build-pass-sure'),
  primary: true,
  key: 'Enter',
  act: () => s.commit({ type: 'pass', seat: s.me! }),
});

/** What is said about the card that is being played, and the name of the button that plays it. */
function played({ draft, view, me, names }: Situation, card: Card, ready: boolean): { ask: string; go: string } {
  if (draft.nothing)
    return { ask: t(draft.effective(card) ? 'build-null-ask' : 'build-null-only'), go: t('build-null-do') };
  switch (kindOf(card)) {
    case 'floor': {
      const { full, left, count } = draft.blocks;
      return { ask: full ? t('build-floor-ready', { count }) : t('build-floor', { left }), go: t('build-floor-do') };
    }
    case 'roof': {
      const { height } = draft;
      const missing = height === null ? 'build-roof' : 'build-roof-shape';
      return { ask: ready ? t('build-roof-ready', { height: height ?? 0 }) : t(missing), go: t('build-roof-do') };
    }
    default: {
      const missing = draft.house ? 'build-permit-where' : 'build-permit';
      return { ask: ready ? consequence(view, draft.preview, me!, names) : t(missing), go: t('build-permit-do') };
    }
  }
}

function bidding(s: Situation): Bar {
  const { draft } = s;
  const count = draft.bid.length;
  const tile = s.view.tiles[s.view.auction ?? 0]!.kind;
  if (s.holding.declining)
    return asked(
      t('bid-none-ask', { count }),
      back(() => (s.holding.declining = false), t('undo'), 'back'),
      { id: 'none-sure', label: t('bid-none'), primary: true, key: 'Enter', act: s.decline },
    );
  const seal: Choice = {
    id: 'seal',
    label: count ? t('bid-seal', { sum: draft.bidSum }) : t('bid-pick'),
    primary: true,
    key: 'Enter',
    ...(count ? { icon: 'check', act: s.seal } : {}),
  };
  const none: Choice = {
    id: 'none',
    label: t('bid-none'),
    key: 'N',
    exit: true,
    act: () => (count ? (s.holding.declining = true) : s.decline()),
  };
  const before = count ? [back(() => s.holding.back(), t('bid-clear'))] : [];
  return asked(
    count ? t('bid-chosen', { sum: draft.bidSum, count, tile }) : t('bid-choose', { tile }),
    none,
    ...before,
    seal,
  );
}

function sealed(s: Situation): Bar {
  const waits: Choice = { id: 'wait', label: t('bid-sealed-wait'), wait: true };
  // whatever else may be taken back, the bid is what was done last
  const { free, consent: bid } = s.host.undo ?? { free: null, consent: null };
  const again = free === null || bid === null ? [] : [back(() => void s.host.takeBack(bid), t('bid-change'))];
  return {
    ask: planned(s.host) ?? t('bid-waiting', { names: awaited(s) }),
    alert: false,
    choices: [...again, ...(s.host.plans ? planning(s.host) : [waits])],
  };
}

function placing(s: Situation): Bar {
  const { view, draft } = s;
  const tile = view.tiles[view.auction ?? 0]!.kind;
  const ready = draft.complete;
  if (!ready) return asked(t('place-choose', { tile }));
  const place = prefectureName(view.board.prefectures[draft.prefecture!]!.name);
  const ask = [
    t('place-here', { tile, place }),
    tile === 'amphitheatre' ? '' : consequence(view, ready.preview, s.me!, s.names).replace(/^\*\*[^*]*\*\* /, ''),
  ].join(' ');
  return asked(
    ask,
    ...undo(s),
    go(t('place-do'), () => s.commit(ready.action)),
  );
}

function drawing(s: Situation): Bar {
  const draw = s.view.draw;
  const best = s.host.sending ? undefined : s.advice[0];
  const stop = s.host.legal?.actions.find((l) => l.action.type === 'stop');
  const choices: Choice[] = stop
    ? [
        {
          id: 'stop',
          label: t('draw-stop'),
          key: 'P',
          exit: true,
          hinted: best?.action.type === 'stop',
          act: () => s.commit(stop.action),
        },
      ]
    : [];
  const ask = best
    ? adviceText(describe(best.action, s.view), best.chance)
    : t('draw-choose', { base: draw?.base ?? 0, bonus: draw?.bonus ?? 0 });
  return asked(ask, ...choices);
}

function revealing(s: Situation, walk: RevealWalk): Bar {
  const own = s.me === null ? null : walk.stage.bids[s.me];
  const ask = own
    ? own.cards.length
      ? t('reveal-you-bid', { sum: own.sum, count: own.cards.length })
      : t('reveal-you-none', { left: s.view.seats[s.me!]!.hand_size })
    : t('reveal-watch');
  if (walk.done)
    return asked(
      ask,
      onward(t('continue'), () => s.host.finishStage()),
    );
  return { ask, alert: false, choices: underWay(() => walk.skip(), t('reveal-under-way')) };
}

/** What plays by itself can be skipped. */
const underWay = (skip: () => void, label: string): Choice[] => [
  { id: 'skip', label: t('skip'), key: 'Enter', act: skip },
  { id: 'wait', label, wait: true },
];

function scoring(s: Situation, walk: ScoringWalk): Bar {
  const round = walk.stage.round;
  const last = round === 4;
  if (!walk.done)
    return { ask: t('scoring-counting'), alert: false, choices: underWay(() => walk.skip(), t('scoring-under-way')) };
  const totals = s.view.seats.map((_, seat) => walk.total(seat));
  const most = Math.max(...totals);
  const lead = totals.flatMap((n, seat) => (n === most ? [s.names[seat] ?? ''] : []));
  const mine = s.me !== null && totals[s.me] === most && lead.length === 1 ? 'yes' : 'no';
  const second = Math.max(0, ...totals.filter((n) => n !== most));
  const ask =
    lead.length > 1
      ? t('scoring-ask-level', { names: listed(lead) })
      : t('scoring-ask-lead', { name: lead[0] ?? '', me: mine, by: most - second });
  const next = t('scoring-next', { name: s.names[s.view.consul] ?? '', me: s.view.consul === s.me ? 'yes' : 'no' });
  return asked(
    last ? ask : `${ask} ${next}`,
    { id: 'again', label: t('scoring-replay'), icon: 'undo', act: () => walk.restart() },
    onward(last ? t('scoring-result') : t('scoring-on'), () => s.host.finishStage()),
  );
}

/** What the decision bar says and offers in each situation. */

import { kindOf } from '../game/cards';
import type { Draft } from '../game/draft.svelte';
import type { TableHost } from '../../../game/host';
import type { Capitol } from '../types.gen';
import type { Action, View } from '../game/types';
import type { RevealWalk, ScoringWalk } from '../game/walk.svelte';
import { prefectureName } from '../game/words';
import { t } from '../../../i18n/fluent.svelte';
import { withheld, type Choice } from '../../../table/choices';
import { consequence } from './consequence';

export interface Situation {
  host: TableHost<Capitol>;
  view: View;
  me: number | null;
  names: string[];
  draft: Draft;
  reveal: RevealWalk | null;
  walk: ScoringWalk | null;
  bidding: boolean;
  rebidding: boolean;
  passing: boolean;
  resultOpen: boolean;
  replay: boolean;
  commit(action: Action): void;
  seal(): void;
  setPassing(yes: boolean): void;
  undoDraft(): void;
  rebid(): void;
  keepBid(): void;
  toggleResult(): void;
  rematch: (() => void) | null;
}

export interface Bar {
  ask: string;
  choices: Choice[];
  /** the player is asked something */
  alert: boolean;
}

/** The bar; a decision that is on its way can no longer be changed. */
export function decisions(s: Situation): Bar {
  const bar = situated(s);
  return s.host.sending ? { ...bar, choices: withheld(bar.choices) } : bar;
}

function situated(s: Situation): Bar {
  const { host, view } = s;
  if (s.reveal) return revealing(s, s.reveal);
  if (s.walk) return scoring(s, s.walk);
  if (host.proposal && s.me !== null && host.proposal.waiting.includes(s.me)) {
    return {
      ask: t('undo-vote', { name: s.names[host.proposal.seat] ?? '' }),
      alert: true,
      choices: [
        { id: 'no', label: t('undo-refuse'), act: () => host.vote(false) },
        { id: 'yes', label: t('undo-allow'), primary: true, act: () => host.vote(true) },
      ],
    };
  }
  if (view.phase === 'over') return over(s);
  if (s.me !== null && s.bidding) return bidding(s);
  if (s.me !== null && view.phase === 'bid' && view.seats[s.me]!.sealed) return sealed(s);
  if (s.me !== null && host.myTurn) {
    if (view.phase === 'build') return building(s);
    if (view.phase === 'place') return placing(s);
    if (view.phase === 'draw') return drawing(s);
  }
  return waiting(s);
}

function undoChoice({ host, draft, undoDraft }: Situation): Choice[] {
  if (!draft.empty) return [{ id: 'undo', label: t('undo'), icon: 'undo', key: 'U', act: undoDraft }];
  const free = host.undo?.turn ?? host.undo?.free;
  if (free !== null && free !== undefined)
    return [{ id: 'undo', label: t('undo-move'), icon: 'undo', key: 'U', act: () => void host.takeBack(free) }];
  return [];
}

function building(s: Situation): Bar {
  const { draft, view, me, names } = s;
  const card = draft.card;
  if (s.passing) {
    return {
      ask: t('build-pass-ask'),
      alert: true,
      choices: [
        { id: 'back', label: t('undo'), icon: 'undo', key: 'U', act: () => s.setPassing(false) },
        {
          id: 'pass',
          label: t('build-pass-sure'),
          primary: true,
          key: 'Enter',
          act: () => s.commit({ type: 'pass', seat: me! }),
        },
      ],
    };
  }
  const pass: Choice[] =
    draft.canPass && !card ? [{ id: 'pass', label: t('build-pass'), key: 'P', act: () => s.setPassing(true) }] : [];
  if (!card) return { ask: t('build-choose'), alert: true, choices: [...undoChoice(s), ...pass] };
  const ready = draft.complete;
  const nothing: Choice[] = draft.nothing
    ? []
    : [{ id: 'null', label: t('build-null'), key: 'N', act: () => draft.playNothing() }];
  const go = (label: string): Choice[] =>
    ready ? [{ id: 'go', label, primary: true, icon: 'check', key: 'Enter', act: () => s.commit(ready.action) }] : [];
  const undo = undoChoice(s);
  if (draft.nothing)
    return {
      ask: t(draft.effective(card) ? 'build-null-ask' : 'build-null-only'),
      alert: true,
      choices: [...undo, ...go(t('build-null-do'))],
    };
  switch (kindOf(card)) {
    case 'floor': {
      const left = draft.blocks - draft.raised.length;
      return ready
        ? {
            ask: t('build-floor-ready', { count: draft.blocks }),
            alert: true,
            choices: [...undo, ...go(t('build-floor-do'))],
          }
        : { ask: t('build-floor', { left }), alert: true, choices: [...undo, ...nothing] };
    }
    case 'roof':
      return ready
        ? {
            ask: t('build-roof-ready', { height: draft.height ?? 0 }),
            alert: true,
            choices: [...undo, ...go(t('build-roof-do'))],
          }
        : {
            ask: draft.height === null ? t('build-roof') : t('build-roof-shape'),
            alert: true,
            choices: [...undo, ...nothing],
          };
    default:
      return ready
        ? {
            ask: consequence(view, draft.preview, me!, names),
            alert: true,
            choices: [...undo, ...go(t('build-permit-do'))],
          }
        : {
            ask: draft.house ? t('build-permit-where') : t('build-permit'),
            alert: true,
            choices: [...undo, ...nothing],
          };
  }
}

function bidding(s: Situation): Bar {
  const { draft } = s;
  const count = draft.bid.length;
  const seal: Choice[] = count
    ? [{ id: 'seal', label: t('bid-seal', { sum: draft.bidSum }), primary: true, key: 'Enter', act: s.seal }]
    : [];
  const back: Choice[] = s.rebidding
    ? [{ id: 'keep', label: t('bid-keep'), act: s.keepBid }]
    : count
      ? [{ id: 'undo', label: t('undo'), icon: 'undo', key: 'U', act: s.undoDraft }]
      : [];
  return {
    ask: count ? t('bid-chosen', { sum: draft.bidSum, count }) : t('bid-choose'),
    alert: true,
    choices: [...back, ...seal],
  };
}

/** To bid nothing is no main button: it lies with the cards on the table, far from where the last question was answered. */
export function noBid(s: Pick<Situation, 'bidding' | 'draft' | 'seal'>): Choice | null {
  return s.bidding && s.draft.bid.length === 0
    ? { id: 'none', label: t('bid-none'), key: 'N', act: s.draft.sent ? undefined : s.seal }
    : null;
}

function sealed(s: Situation): Bar {
  const waits = s.view.to_act.filter((seat) => seat !== s.me).map((seat) => s.names[seat] ?? '');
  const again: Choice[] = s.host.legal?.selection
    ? [{ id: 'rebid', label: t('bid-change'), icon: 'undo', key: 'U', act: s.rebid }]
    : [];
  return {
    ask: t('bid-waiting', { names: list(waits) }),
    alert: false,
    choices: [...again, { id: 'wait', label: t('bid-sealed-wait'), wait: true }],
  };
}

function placing(s: Situation): Bar {
  const { view, draft } = s;
  const tile = view.tiles[view.auction ?? 0]!.kind;
  const ready = draft.complete;
  if (!ready) return { ask: t('place-choose', { tile }), alert: true, choices: [] };
  const place = prefectureName(view.board.prefectures[draft.prefecture!]!.name);
  const ask = [
    t('place-here', { tile, place }),
    tile === 'amphitheatre' ? '' : consequence(view, ready.preview, s.me!, s.names).replace(/^\*\*[^*]*\*\* /, ''),
  ].join(' ');
  return {
    ask,
    alert: true,
    choices: [
      ...undoChoice(s),
      { id: 'go', label: t('place-do'), primary: true, icon: 'check', key: 'Enter', act: () => s.commit(ready.action) },
    ],
  };
}

function drawing(s: Situation): Bar {
  const draw = s.view.draw;
  const stop = s.host.legal?.actions.find((l) => l.action.type === 'stop');
  const choices: Choice[] = stop
    ? [{ id: 'stop', label: t('draw-stop'), key: 'P', act: () => s.commit(stop.action) }]
    : [];
  return { ask: t('draw-choose', { base: draw?.base ?? 0, bonus: draw?.bonus ?? 0 }), alert: true, choices };
}

function revealing(s: Situation, walk: RevealWalk): Bar {
  const own = s.me === null ? null : walk.stage.bids[s.me];
  const ask = own
    ? own.cards.length
      ? t('reveal-you-bid', { sum: own.sum, count: own.cards.length })
      : t('reveal-you-none')
    : t('reveal-watch');
  return walk.done
    ? {
        ask,
        alert: true,
        choices: [{ id: 'on', label: t('continue'), primary: true, key: 'Enter', act: () => s.host.finishStage() }],
      }
    : {
        ask,
        alert: false,
        choices: [
          { id: 'skip', label: t('skip'), key: 'Enter', act: () => walk.skip() },
          { id: 'wait', label: t('reveal-under-way'), wait: true },
        ],
      };
}

function scoring(s: Situation, walk: ScoringWalk): Bar {
  const round = walk.stage.round;
  const last = round === 4;
  if (!walk.done)
    return {
      ask: t('scoring-counting'),
      alert: false,
      choices: [
        { id: 'skip', label: t('skip'), key: 'Enter', act: () => walk.skip() },
        { id: 'wait', label: t('scoring-under-way'), wait: true },
      ],
    };
  const totals = s.view.seats.map((_, seat) => walk.total(seat));
  const most = Math.max(...totals);
  const lead = totals.flatMap((n, seat) => (n === most ? [s.names[seat] ?? ''] : []));
  const mine = s.me !== null && totals[s.me] === most && lead.length === 1 ? 'yes' : 'no';
  const second = Math.max(0, ...totals.filter((n) => n !== most));
  const ask =
    lead.length > 1
      ? t('scoring-ask-level', { names: list(lead) })
      : t('scoring-ask-lead', { name: lead[0] ?? '', me: mine, by: most - second });
  return {
    ask: last
      ? ask
      : `${ask} ${t('scoring-next', { name: s.names[s.view.consul] ?? '', me: s.view.consul === s.me ? 'yes' : 'no' })}`,
    alert: true,
    choices: [
      { id: 'again', label: t('scoring-replay'), icon: 'undo', act: () => walk.restart() },
      {
        id: 'on',
        label: last ? t('scoring-result') : t('scoring-on'),
        primary: true,
        key: 'Enter',
        act: () => s.host.finishStage(),
      },
    ],
  };
}

function over(s: Situation): Bar {
  const winners = (s.view.winners ?? []).map((seat) => s.names[seat] ?? '');
  const won = s.me !== null && (s.view.winners ?? []).includes(s.me);
  const choices: Choice[] = [
    { id: 'board', label: s.resultOpen ? t('over-board') : t('over-result'), act: s.toggleResult },
  ];
  if (s.rematch) choices.push({ id: 'rematch', label: t('over-rematch'), primary: true, act: s.rematch });
  return {
    ask: t('over-winner', {
      names: list(winners),
      count: winners.length,
      me: won && winners.length === 1 ? 'yes' : 'no',
    }),
    alert: true,
    choices,
  };
}

function waiting(s: Situation): Bar {
  const waits = s.view.to_act.filter((seat) => seat !== s.me).map((seat) => s.names[seat] ?? '');
  if (s.replay) return { ask: waits.length ? t('replay-next', { names: list(waits) }) : '', alert: false, choices: [] };
  if (!s.host.connected) return { ask: t('wait-reconnecting'), alert: false, choices: [] };
  return {
    ask: waits.length ? t(s.view.phase === 'bid' ? 'wait-bids' : 'wait-for', { names: list(waits) }) : t('wait-moment'),
    alert: false,
    choices: s.me === null ? [] : undoChoice(s),
  };
}

const list = (names: string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(names);

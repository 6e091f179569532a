/** What the decision bar of a plain table says and offers in each situation. */

import type { TableHost } from '../../game/host';
import { current, t } from '../../i18n/fluent.svelte';
import type { Advice, Game, WordsOfChoice } from '../../protocol.gen';
import { adviceChoices, adviceText, askingBot } from '../advising';
import { withheld, type Choice } from '../choices';
import { foreseen, planned, planning } from '../waiting';

export interface Situation {
  host: TableHost;
  over: boolean;
  replay: boolean;
  choices: readonly WordsOfChoice[] | null;
  chosen: WordsOfChoice | null;
  resultOpen: boolean;
  /** what a bot would do, the best first */
  advice: readonly Advice[];
  /** asks a bot; null where none may be asked */
  ask: (() => void) | null;
  /** it thinks */
  asking: boolean;
  follow(action: Game['Action']): void;
  hideAdvice(): void;
  commit(): void;
  clear(): void;
  toggleResult(): void;
  rematch: (() => void) | null;
}

interface PlainBar {
  ask: string;
  choices: Choice[];
  /** the player is asked something */
  alert: boolean;
}

/** The bar; a decision that is on its way can no longer be changed. */
export function decisions(s: Situation): PlainBar {
  const bar = foreseen(s.host, situated(s), s.chosen === null);
  return s.host.sending ? { ...bar, choices: withheld(bar.choices) } : bar;
}

function situated(s: Situation): PlainBar {
  const { proposal, seat } = s.host;
  if (proposal && seat !== null && proposal.waiting.includes(seat)) return vote(s, proposal.seat);
  if (s.over) return over(s);
  return s.host.myTurn ? choosing(s) : waiting(s);
}

function vote({ host }: Situation, asker: number): PlainBar {
  return {
    ask: t('undo-vote', { name: host.names[asker] ?? '' }),
    alert: true,
    choices: [
      { id: 'no', label: t('undo-refuse'), act: () => host.vote(false) },
      { id: 'yes', label: t('undo-allow'), primary: true, act: () => host.vote(true) },
    ],
  };
}

function choosing(s: Situation): PlainBar {
  const { chosen, choices } = s;
  const [best] = s.advice;
  if (best)
    return {
      ask: adviceText(best.text, best.chance),
      alert: true,
      choices: adviceChoices(() => s.follow(best.action), s.hideAdvice),
    };
  if (!chosen)
    return {
      ask: choices ? t('plain-choose', { count: choices.length }) : t('wait-moment'),
      alert: true,
      choices: [...undo(s.host), ...(s.ask ? [askingBot(s.ask, s.asking, { key: 'A' })] : [])],
    };
  return {
    ask: t('plain-chosen'),
    alert: true,
    choices: [
      { id: 'undo', label: t('undo'), icon: 'undo', key: 'U', act: s.clear },
      { id: 'go', label: chosen.text, primary: true, icon: 'check', key: 'Enter', act: s.commit },
    ],
  };
}

function over(s: Situation): PlainBar {
  const { host } = s;
  const winners = host.table?.winners ?? [];
  const choices: Choice[] = [
    { id: 'board', label: s.resultOpen ? t('over-board') : t('over-result'), act: s.toggleResult },
  ];
  if (s.rematch) choices.push({ id: 'rematch', label: t('over-rematch'), primary: true, act: s.rematch });
  return { ask: winner(host, winners), alert: true, choices };
}

function waiting({ host, replay }: Situation): PlainBar {
  const waits = (host.view?.to_act ?? [])
    .filter((seat) => replay || seat !== host.seat)
    .map((seat) => host.names[seat] ?? '');
  if (replay) return { ask: waits.length ? t('replay-next', { names: list(waits) }) : '', alert: false, choices: [] };
  if (!host.connected) return { ask: t('wait-reconnecting'), alert: false, choices: [] };
  return {
    ask: planned(host) ?? (waits.length ? t('wait-for', { names: list(waits) }) : t('wait-moment')),
    alert: false,
    choices: host.seat === null ? [] : [...undo(host), ...planning(host)],
  };
}

function undo(host: TableHost): Choice[] {
  const free = host.undo?.turn ?? host.undo?.free;
  return free === null || free === undefined
    ? []
    : [{ id: 'undo', label: t('undo-move'), icon: 'undo', key: 'U', act: () => void host.takeBack(free) }];
}

/** Who has won, in a sentence. */
export const winner = (host: Pick<TableHost, 'names' | 'seat'>, winners: readonly number[]): string =>
  t('plain-winner', {
    names: list(winners.map((seat) => host.names[seat] ?? '')),
    count: winners.length,
    me: winners.length === 1 && winners[0] === host.seat ? 'yes' : 'no',
  });

const list = (names: string[]): string => new Intl.ListFormat(current.language, { type: 'conjunction' }).format(names);

/**
 * What the decision bar of every game says while nothing of the game is to be decided: a vote, others' turns, the
 * end.
 */

import type { TableHost } from '../game/host';
import { t } from '../i18n/fluent.svelte';
import { back, type Bar, type Choice } from './choices';

/** What these situations are read off. */
export interface Onlooker {
  host: Pick<TableHost, 'proposal' | 'vote' | 'undo' | 'takeBack' | 'connected' | 'plans'>;
  view: { to_act: readonly number[]; winners?: readonly number[] | null };
  me: number | null;
  names: readonly string[];
  replay: boolean;
  resultOpen: boolean;
  rematch: (() => void) | null;
  toggleResult(): void;
}

/** Somebody asks to take back what others have seen; null if this seat is not asked. */
export function voting({ host, me, names }: Onlooker): Bar | null {
  if (!host.proposal || me === null || !host.proposal.waiting.includes(me)) return null;
  return {
    ask: t('undo-vote', { name: names[host.proposal.seat] ?? '' }),
    alert: true,
    choices: [
      { id: 'no', label: t('undo-refuse'), act: () => host.vote(false) },
      { id: 'yes', label: t('undo-allow'), primary: true, act: () => host.vote(true) },
    ],
  };
}

/** The way back: a step of the draft, if there is one (`step`), else your last turn, if that is free. */
export function undoing(host: Onlooker['host'], step: (() => void) | null): Choice[] {
  if (step) return [back(step)];
  const free = host.undo?.turn ?? host.undo?.free ?? null;
  return free === null ? [] : [back(() => void host.takeBack(free), t('undo-move'))];
}

/** The names of those who must decide, this seat apart. */
export const awaited = ({ view, me, names }: Pick<Onlooker, 'view' | 'me' | 'names'>): string =>
  listed(view.to_act.filter((seat) => seat !== me).map((seat) => names[seat] ?? ''));

/** Others decide; `asks` is the message that names them. */
export function waiting(o: Onlooker, asks: string, undo: Choice[]): Bar {
  const others = awaited(o);
  const count = o.view.to_act.filter((seat) => seat !== o.me).length;
  const quiet = { alert: false, choices: [] };
  if (o.replay) {
    const next = awaited({ ...o, me: null }); // also whoever one looks with the eyes of
    return { ...quiet, ask: next ? t('replay-next', { names: next }) : '' };
  }
  if (!o.host.connected) return { ...quiet, ask: t('wait-reconnecting') };
  const ask = others ? t(asks, { names: others, count }) : t('wait-moment');
  return { ...quiet, ask: planned(o.host) ?? ask, choices: o.me === null ? [] : [...undo, ...planning(o.host)] };
}

/** A bar that is not for now: what it asks is planned, and its main button keeps it. */
export function foreseen(host: Pick<TableHost, 'ahead'>, bar: Bar, empty: boolean): Bar {
  if (!host.ahead) return bar;
  const choices = bar.choices.map((c) => (c.primary ? { ...c, label: t('plan-keep') } : c));
  return { ...bar, choices, ask: empty ? t('plan-choose') : bar.ask };
}

/** What is planned, in the place of who is waited for. */
export const planned = ({ plans }: Pick<TableHost, 'plans'>): string | null =>
  plans?.plan ? t(plans.plan.at_once ? 'plan-will' : 'plan-shown', { what: plans.what }) : null;

/** While others play: plan the next turn, or drop what was planned. */
export function planning({ plans }: Pick<TableHost, 'plans'>): Choice[] {
  if (!plans) return [];
  if (!plans.plan) return [{ id: 'plan', label: t('plan-open'), icon: 'wait', key: 'L', act: plans.open }];
  return [
    { id: 'plan-drop', label: t('plan-drop'), icon: 'close', act: plans.drop },
    { id: 'plan', label: t('plan-change'), key: 'L', act: plans.open },
  ];
}

/** The game has ended. */
export function over(o: Onlooker, ask: string): Bar {
  const choices: Choice[] = [
    { id: 'board', label: o.resultOpen ? t('over-board') : t('over-result'), act: o.toggleResult },
  ];
  if (o.rematch) choices.push({ id: 'rematch', label: t('over-rematch'), primary: true, act: o.rematch });
  return { ask, alert: true, choices };
}

/** Who has won, in the words of this message. */
export function wonBy({ view, me, names }: Pick<Onlooker, 'view' | 'me' | 'names'>, message: string): string {
  const winners = view.winners ?? [];
  return t(message, {
    names: listed(winners.map((seat) => names[seat] ?? '')),
    count: winners.length,
    me: winners.length === 1 && winners[0] === me ? 'yes' : 'no',
  });
}

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(names);

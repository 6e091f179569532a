/** The tile in hand: the places where it may lie, and where a hint would put it. */

import type { LegalAction } from '../../../protocol.gen';
import { innermost } from '../game/asking';
import { isSame } from '../game/defaults';
import type { Turn, TurnStep } from '../game/turn.svelte';
import type { Action, Corduba, View } from '../game/types';

interface Laying {
  list: readonly LegalAction<Corduba>[];
  /** the position in which it is laid */
  view: View;
  /** where it lies, and where a hint would put it, by their place in the list */
  at: number | null;
  hint: number | null;
}

/**
 * It may still be moved while it is joined to the city. `chosen` is the step that may be chosen anew, if there is
 * one.
 */
export function layingOf(
  turn: Turn,
  shown: View,
  chosen: TurnStep | null,
  pickable: readonly LegalAction<Corduba>[],
  advised: Action | null,
  suggest: readonly Action[],
): Laying {
  const joining =
    innermost(shown)?.kind === 'choose_link' ? turn.steps.findLast((s) => s.action.type === 'spot') : undefined;
  // a place that was chosen for the player may be changed like one of his own
  const laid = chosen ? turn.steps.findLast((s) => s.action.type === 'spot') : undefined;
  const step = joining ?? (laid && (chosen!.action.type === 'spot' || chosen!.action.type === 'build') ? laid : null);
  const list = (step ? (step.before.legal?.actions ?? []) : pickable).filter((l) => l.action.type === 'spot');
  const told = list.length || advised?.type !== 'spot' ? list : [{ action: advised, notation: '', preview: null }];
  const place = (a: Action): number => told.findIndex((l) => isSame(l.action, a));
  return {
    list: told,
    view: step?.before.view ?? shown,
    at: step ? place(step.action) : null,
    hint: suggest.map(place).find((i) => i >= 0) ?? null,
  };
}

/** The next step of the hint that can be taken; in a replay, where nothing can, its first. */
export function advisedOf(turn: Turn, suggest: readonly Action[], myTurn: boolean): Action | null {
  const taken = (a: Action): boolean => turn.steps.some((s) => isSame(s.action, a));
  // a visit to the market is not over before everything is ordered
  const open = (a: Action, i: number): boolean =>
    a.type !== 'done' || suggest.slice(0, i).every((b) => b.type !== 'order' || taken(b));
  const next = suggest.find((a, i) => turn.legal.some((l) => isSame(l.action, a)) && open(a, i));
  return next ?? (myTurn ? null : (suggest[0] ?? null));
}

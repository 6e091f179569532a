/**
 * What lies on the map as a draft that is not one's own: a bot's advice, until something of one's own is chosen, and a
 * plan that is kept, until its turn comes or something happens.
 */

import { untrack } from 'svelte';
import type { TableProps } from '../../../game/gamepage';
import type { Advice } from '../../../protocol.gen';
import { latest } from '../../../ui/latest';
import { changesOf, type Changes } from '../game/changes';
import { moveLength } from '../game/guide';
import type { Turn } from '../game/turn.svelte';
import type { Action, Corduba, GameEvent, View } from '../game/types';
import type { Choosing } from './choosing.svelte';

type HintSources = Required<TableProps<Corduba>>;

export class Guidance {
  private ghost: { of: Advice<Corduba>; view: View; events: readonly GameEvent[] } | null = $state.raw(null);
  private followed: readonly Action[] = $state.raw([]);
  private foreseen: View | null = $state.raw(null);

  /** Made while a table's component starts. */
  constructor(
    private readonly host: () => HintSources['host'],
    private readonly counsel: () => HintSources['counsel'],
    private readonly suggest: () => HintSources['suggest'],
    private readonly turn: Turn,
    private readonly choosing: Choosing,
  ) {
    $effect(() => {
      const of = this.advice[0];
      this.ghost = null;
      if (!of) return undefined;
      return latest(host().tryOut?.(wholeOf(of)), (tried) => {
        if (tried) this.ghost = { of, view: tried.view, events: tried.events };
      });
    });
    const moment = $derived(host().entries.length);
    $effect(() => {
      void moment;
      const plan = this.kept;
      this.foreseen = null;
      const coming = plan?.actions.length ? untrack(() => host().plans)?.foreseen() : undefined;
      return latest(coming, (view) => (this.foreseen = view as View | null));
    });
    $effect(() => {
      const place = (this.kept?.actions as Action[] | undefined)?.find((action) => 'district' in action);
      if (place && 'district' in place && place.district) choosing.focus = place.district;
    });
  }

  readonly advice: readonly Advice<Corduba>[] = $derived.by(() =>
    this.turn.empty && !this.turn.busy && !this.choosing.open ? (this.counsel()?.now ?? []) : [],
  );

  private readonly kept = $derived.by(() => (this.turn.empty ? (this.host().plans?.plan ?? null) : null));

  /** What a hint points at, in order. */
  readonly pointed: readonly Action[] = $derived.by(() => {
    if (this.advice[0]) return wholeOf(this.advice[0]);
    return this.followed.length ? this.followed : this.suggest();
  });

  /** What advice would do to a seat: what it costs and what it brings. */
  price(seat: number | null): Changes | null {
    return this.ghost && seat !== null ? changesOf(this.ghost.events, seat) : null;
  }

  /** The city as advice or a plan would make it, and what of its own is drafted between the two. */
  drafted(own: View | null): View | null {
    return this.ghost?.view ?? own ?? this.foreseen;
  }

  /** The actions that lead to what is drafted. */
  coming(own: View | null): readonly Action[] {
    if (this.ghost) return wholeOf(this.ghost.of);
    if (own) return this.turn.steps.map((s) => s.action);
    return this.foreseen ? ((this.kept?.actions ?? []) as Action[]) : [];
  }

  async follow(advice: Advice<Corduba>): Promise<void> {
    this.followed = wholeOf(advice);
    this.counsel()?.hide();
    await this.choosing.take(advice.action);
  }

  /** Nothing is followed any more. */
  forget(): void {
    this.followed = [];
  }
}

/** The whole of it: the deed with its place, its payment and its use. */
function wholeOf({ action, then }: Advice<Corduba>): Action[] {
  const all = [action, ...(then ?? [])];
  return all.slice(0, moveLength(all));
}

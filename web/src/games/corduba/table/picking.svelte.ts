/**
 * The map while something is chosen on it: what may be picked now, or instead of what was chosen last, and why the rest
 * is closed.
 */

import { untrack } from 'svelte';
import type { TableHost } from '../../../game/host';
import { layout } from '../../../ui/layout.svelte';
import { placeKey, spotsOf, type Place, type Target } from '../board/marks';
import { rotate } from '../board/spots';
import type { Book } from '../game/book';
import type { Turn } from '../game/turn.svelte';
import type { Action, Corduba, View } from '../game/types';
import type { Choosing } from './choosing.svelte';
import { layingOf } from './laying';
import { actionAt, lookAt, placeOf, targetsOf } from './targets';

/** Where it reads what is on the table. */
interface MapSources {
  host: () => TableHost<Corduba>;
  /** changes with every decision that the server asks for */
  decision: () => string;
  book: () => Book;
  names: () => readonly string[];
  /** the position that is shown, with what is drafted */
  shown: () => View;
  /** the next step of a hint, and all of them */
  advised: () => Action | null;
  hints: () => readonly Action[];
}

export class Picking {
  /** why places are closed, as far as somebody asked */
  private refusals: ReadonlyMap<string, Target> = $state.raw(new Map());

  /** Made while a table's component starts. */
  constructor(
    private readonly now: MapSources,
    private readonly turn: Turn,
    private readonly choosing: Choosing,
  ) {
    // a question about the map is asked where it can be answered; after that one may look elsewhere
    const question = $derived(turn.empty ? now.decision() : turn.steps.length);
    $effect(() => {
      void question;
      untrack(() => {
        if (layout.small && !this.laying.list.length) choosing.focus = lookAt(turn.legal, this.site, choosing.focus);
      });
    });
    $effect(() => {
      if (this.spots) choosing.focus = this.spots.district;
    });
    $effect(() => {
      const advised = now.advised();
      if (advised && 'district' in advised) choosing.focus = advised.district;
      else if (advised && layout.small && placeOf(advised, null)) choosing.focus = 'places';
    });
  }

  clear(): void {
    this.refusals = new Map();
  }

  private readonly chosen = $derived.by(() =>
    this.turn.reviewing ? (this.turn.steps.findLast((s) => !s.auto) ?? null) : null,
  );

  private readonly pickable = $derived.by(() => {
    if (this.now.host().sending) return [];
    return this.chosen ? (this.chosen.before.legal?.actions ?? []) : this.turn.legal;
  });

  private readonly site = $derived.by(() => {
    const { doing } = this.chosen?.before.view ?? this.now.shown();
    return doing.findLast((d) => d.building && d.district)?.district ?? null;
  });

  readonly targets = $derived.by(() => {
    const names = this.now.names();
    const speaker = { book: this.now.book(), view: this.now.shown(), name: (s: number) => names[s] ?? '' };
    const open = targetsOf(this.pickable, this.chosen?.action ?? null, this.now.advised(), this.site, speaker);
    return new Map([...this.refusals, ...open]);
  });

  private readonly laying = $derived.by(() => {
    const { shown, advised, hints } = this.now;
    return layingOf(this.turn, shown(), this.chosen, this.pickable, advised(), hints());
  });

  readonly spots = $derived.by(() => {
    const { list, view, at, hint } = this.laying;
    return list.length ? spotsOf(this.now.book().data, view, list, at, hint) : null;
  });

  pick(place: Place): void {
    const key = placeKey(place);
    const found = this.pickable.filter((l) => {
      const at = placeOf(l.action, this.site);
      return at !== null && placeKey(at) === key;
    });
    if (found.length === 1) void this.choosing.take(found[0]!.action);
    else if (found.length > 1) {
      if (this.chosen) this.turn.back();
      this.choosing.narrowed = found;
    }
  }

  pickSpot(i: number): void {
    const action = this.laying.list[i]?.action;
    if (action && i !== this.laying.at) void this.choosing.take(action);
  }

  /** The tile in hand takes its next orientation. */
  turnTile(): void {
    const { spots } = this;
    if (spots) this.pickSpot(spots.chosen === null ? 0 : rotate(spots.list, spots.chosen));
  }

  /** Why is a place closed? Asked when somebody points at it. */
  async ask(place: Place): Promise<void> {
    const host = this.now.host();
    const key = placeKey(place);
    if (host.seat === null || !host.myTurn || !this.turn.empty || this.refusals.has(key)) return;
    const action = actionAt(place, host.seat);
    const answer = action && (await host.why([action]))[0];
    if (!answer) return;
    const { text, rule } = answer;
    this.refusals = new Map([...this.refusals, [key, { legal: false, chosen: false, refusal: { text, rule } }]]);
  }
}

/** What is held before it is an action: cards picked or marked for a bid, and what is asked about them. */

import { untrack } from 'svelte';
import type { TableHost } from '../../../game/host';
import { play, wake } from '../../../ui/sound';
import { sorted } from '../game/cards';
import { Draft, type Chosen } from '../game/draft.svelte';
import type { Action, Card, FinishedHouse } from '../game/types';
import type { Capitol } from '../types.gen';
import { Drag } from './drag.svelte';

export class Holding {
  readonly draft: Draft;
  passing = $state(false);
  /** no bid is asked for although cards lie ready */
  declining = $state(false);
  /** by their places in the hand */
  private picked: number | null = $state(null);
  private marks: boolean[] = $state([]);
  private before: string[] = [];
  /** the cards that just came into the hand */
  fresh: ReadonlySet<number> = $state.raw(new Set());

  /** Made while a table's component starts. `decision` changes with everything that the server asks for. */
  constructor(
    private readonly host: () => TableHost<Capitol>,
    decision: () => string,
    cleared: () => void,
  ) {
    const legal = () => (host().myTurn ? host().legal : null);
    const yard = () => this.mine?.unfinished ?? [];
    this.draft = new Draft({
      get legal() {
        return legal();
      },
      get yard() {
        return yard();
      },
      get sending() {
        return host().sending;
      },
      draft: (actions) => host().draft(actions),
    });
    // a new decision starts with an empty draft
    $effect(() => {
      void decision();
      untrack(() => {
        this.drop();
        cleared();
      });
    });
    // what was drafted before a reload, or planned to be shown first, lies on the table again
    $effect(() => {
      if (host().restored && host().myTurn) untrack(() => void this.restore(host().takeUp?.()[0]));
    });
    // and so does what was only held
    $effect(() => {
      void decision();
      if (host().myTurn) untrack(() => this.takeUp());
    });
    // the server keeps what is chosen, so that it is here again after a reload
    $effect(() => {
      const actions = this.keeping;
      untrack(() => host().keepDraft?.(actions));
    });
    $effect(() => {
      if (host().myTurn) host().hold?.(host().sending ? null : this.draft.held);
    });
    $effect(() => {
      const left = [...this.before]; // not state: only the hand starts this
      const fresh = new Set<number>();
      this.hand.forEach((card, i) => {
        const at = left.indexOf(card);
        if (at >= 0) left.splice(at, 1);
        else if (this.before.length) fresh.add(i);
      });
      this.before = [...this.hand];
      this.fresh = fresh;
    });
  }

  private get mine() {
    const { seat, view } = this.host();
    return seat === null ? null : view!.seats[seat]!;
  }

  readonly hand: readonly Card[] = $derived.by(() => sorted(this.mine?.hand ?? []));

  readonly bidding = $derived.by(() => {
    const { view, legal, stage } = this.host();
    return view!.phase === 'bid' && legal?.selection != null && !this.mine?.sealed && stage === null;
  });

  readonly building = $derived.by(() => this.host().myTurn && this.host().view!.phase === 'build');

  readonly chosen = $derived.by(() =>
    this.hand.map((card, i) =>
      this.bidding ? (this.marks[i] ?? false) : this.picked === i && this.draft.card === card,
    ),
  );
  readonly weak = $derived.by(() => this.hand.map((card) => this.building && !this.draft.effective(card)));

  /** Nothing of one's own is chosen. */
  get empty(): boolean {
    return this.draft.empty && !this.passing && !this.declining;
  }

  /** Hills that a finished house could go to at once: a click there takes the cheapest permit that allows it. */
  readonly quick: ReadonlyMap<number, Card> = $derived.by(() =>
    this.building && this.draft.empty && !this.passing ? this.draft.shortcuts : new Map<number, Card>(),
  );

  private readonly keeping = $derived.by((): Action[] => {
    const { seat, myTurn, sending } = this.host();
    const { draft } = this;
    if (seat === null || !myTurn || sending) return [];
    if (this.bidding) return draft.bid.length ? [{ type: 'bid', seat, cards: [...draft.bid] }] : [];
    return draft.complete ? [draft.complete.action] : [];
  });

  private takeUp(): void {
    const held = this.host().held?.() as Chosen | null;
    if (!held?.card || !this.draft.empty) return;
    this.picked = this.hand.indexOf(held.card);
    void this.draft.restore(held);
  }

  private async restore(action: Action | undefined): Promise<void> {
    if (!action) return;
    if (action.type === 'pass') this.passing = true;
    else if (action.type === 'bid') {
      const left = [...action.cards];
      this.mark((card) => left.includes(card) && left.splice(left.indexOf(card), 1).length > 0);
      this.declining = action.cards.length === 0;
    } else {
      if ('card' in action) this.picked = this.hand.indexOf(action.card);
      await this.draft.restore(action);
    }
  }

  private mark(isMarked: (card: Card, i: number) => boolean): void {
    this.marks = this.hand.map(isMarked);
    this.draft.toggleBid(this.hand.filter((_, i) => this.marks[i]));
  }

  /** Everything that is held goes back where it was. */
  drop(): void {
    this.draft.clear();
    this.picked = null;
    this.marks = [];
    this.passing = false;
    this.declining = false;
  }

  /** One step of the draft, or the whole of a bid. */
  back(): void {
    if (this.bidding) this.drop();
    else this.draft.stepBack();
    if (!this.draft.card) this.picked = null;
  }

  pick(i: number): void {
    const { draft, hand } = this;
    const card = hand[i];
    if (card === undefined || this.host().sending) return;
    wake();
    play('card');
    if (this.bidding) {
      this.declining = false;
      const before = this.marks;
      this.mark((_, n) => (n === i ? !before[n] : (before[n] ?? false)));
    } else if (this.building && draft.playable(card)) {
      this.passing = false;
      if (this.picked === i) {
        draft.clear();
        this.picked = null;
      } else {
        if (draft.card === card) draft.clear();
        draft.pick(card);
        this.picked = i;
      }
    }
  }

  /** A card that is marked for the bid is taken out of it. */
  unmark(card: Card): void {
    const i = this.hand.findIndex((c, n) => c === card && this.marks[n]);
    if (i >= 0) this.pick(i);
  }

  pickPrefecture(i: number): void {
    const { draft } = this;
    wake();
    const card = this.quick.get(i);
    if (card !== undefined) {
      draft.pick(card);
      this.picked = this.hand.indexOf(card);
    }
    draft.pickPrefecture(i);
    if (draft.prefecture === i) play(this.host().view!.phase === 'place' ? 'water' : 'house');
  }

  /** A card dragged onto a hill or a house. */
  readonly cardDrag = new Drag<number>(
    (i) => {
      if (!this.bidding && this.picked !== i) this.pick(i);
    },
    (i, at) => {
      const { draft } = this;
      if (this.bidding) {
        if (!this.marks[i]) this.pick(i);
      } else if (at.prefecture !== null) this.pickPrefecture(at.prefecture);
      else if (at.yard !== null && draft.blocks.next.has(at.yard)) draft.addBlock(at.yard);
      else if (at.yard !== null && draft.heights.includes(at.yard)) draft.pickHeight(at.yard);
    },
  );

  /** A finished house dragged onto a hill, once a permit is chosen. */
  readonly houseDrag = new Drag<FinishedHouse>(
    (house) => this.draft.pickHouse(house),
    (_, at) => {
      if (at.prefecture !== null) this.pickPrefecture(at.prefecture);
    },
  );
}

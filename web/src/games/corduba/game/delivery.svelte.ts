/**
 * The closed fist for Rome as it is filled: troops, offerings and goods, each a step of the turn. What is changed
 * shows at once, and the
 * server's draft follows; of several changes before its answer the last one counts, which has all of them.
 */

import type { LegalAction } from '../../../protocol.gen';
import type { Book } from './book';
import type { Turn } from './turn.svelte';
import type { Action, ActionOf, Corduba, View } from './types';

export type DeliveryPart = 'troops' | 'offerings' | 'goods';
type PartAction = ActionOf<DeliveryPart>;
/** Kinds of markers, each with what one of them is worth. */
export type Kinds = readonly (readonly ['velites' | 'legionary' | 'equites' | 'offering1' | 'offering2', number])[];

export const TROOPS: Kinds = [
  ['velites', 2],
  ['legionary', 3],
  ['equites', 4],
];
export const OFFERINGS: Kinds = [
  ['offering1', 1],
  ['offering2', 2],
];

const isPart = (a: Action): a is PartAction => a.type === 'troops' || a.type === 'offerings' || a.type === 'goods';
/** How many of a kind an action or a seat has. */
export const countOf = (of: object | undefined, kind: string): number =>
  (of as Record<string, number> | undefined)?.[kind] ?? 0;

export class Delivery {
  /** the steps that are on their way to the server */
  private wish: readonly Action[] | null = $state.raw(null);
  private listed: Partial<Record<DeliveryPart, LegalAction<Corduba>[]>> = $state.raw({});

  constructor(
    private readonly turn: Turn,
    private readonly view: () => View,
    private readonly book: () => Book,
    private readonly seat: () => number,
  ) {}

  private get actions(): readonly Action[] {
    return this.wish ?? this.turn.steps.map((s) => s.action);
  }

  of<T extends DeliveryPart>(type: T): ActionOf<T> | undefined {
    return this.actions.find((a): a is ActionOf<T> => a.type === type);
  }

  /** Nothing can be changed any more. */
  get sealed(): boolean {
    return this.turn.sent;
  }

  /**
   * How many of a kind are in the fist. A part that was not asked for has one answer, and all of it may always be
   * sent (C10.3).
   */
  sent(action: object | undefined, kind: string): number {
    const asked = this.turn.final || this.of('goods') !== undefined;
    return action || !asked ? countOf(action, kind) : countOf(this.view().seats[this.seat()]!.goods, kind);
  }

  get value(): Record<DeliveryPart, number> {
    const sum = (kinds: Kinds, action: object | undefined): number =>
      kinds.reduce((n, [kind, worth]) => n + worth * this.sent(action, kind), 0);
    const goods = this.of('goods');
    return {
      troops: sum(TROOPS, this.of('troops')),
      offerings: sum(OFFERINGS, this.of('offerings')),
      goods: goods ? this.worth(goods) : 0,
    };
  }

  /** The most of some goods that may be sent. */
  most(kind: 'units' | 'amphora'): number {
    return [...(this.listed.goods ?? []).map((l) => l.action), this.of('goods')].reduce(
      (most, a) => (a?.type === 'goods' ? Math.max(most, a[kind]) : most),
      0,
    );
  }

  get others(): number[] {
    const { seats, players } = this.view();
    return seats.map((_, s) => s).filter((s) => s !== this.seat() && s < players);
  }

  /** The goods that the others have. */
  get held(): number {
    return this.others.reduce((n, s) => n + this.view().rome!.seats[s]!.goods, 0);
  }

  /** Begin with a fist that Rome would take. */
  async fill(): Promise<void> {
    // three parts; a new decision may clear the first try
    for (let tries = 0; tries < 6 && !this.turn.final; tries++) {
      const listed = this.turn.legal;
      const action = this.first(listed);
      if (!action || !isPart(action)) return;
      this.listed = { ...this.listed, [action.type]: listed };
      await this.turn.take(action);
      if (this.turn.refusal) return;
    }
  }

  async change(fresh: PartAction): Promise<void> {
    if (this.sealed) return;
    const wish = (this.wish = this.actions.map((a) => (a.type === fresh.type ? fresh : a)));
    await this.turn.compose(0, wish);
    if (this.wish === wish) this.wish = null;
  }

  /** As little as Rome allows; of the goods a fair share, and what the others do not have, as far as they go. */
  private first(listed: LegalAction<Corduba>[]): Action | null {
    const { rome, players } = this.view();
    const fair = Math.max(Math.ceil(rome!.minimum / players), rome!.minimum - this.held);
    const sorted = listed.map((l) => l.action).sort((a, b) => this.worth(a) - this.worth(b));
    if (sorted[0]?.type !== 'goods') return sorted[0] ?? null;
    return sorted.find((a) => this.worth(a) >= fair) ?? sorted[sorted.length - 1] ?? null;
  }

  private worth(a: Action): number {
    const sum = (kinds: Kinds): number => kinds.reduce((n, [kind, worth]) => n + worth * countOf(a, kind), 0);
    if (a.type === 'goods') return a.units + a.amphora * this.book().rome(this.view().rome!.card).amphora_value;
    return a.type === 'troops' ? sum(TROOPS) : a.type === 'offerings' ? sum(OFFERINGS) : 0;
  }
}

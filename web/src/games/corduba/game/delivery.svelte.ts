/**
 * The closed fist for Rome as it is filled: troops, offerings and goods, each a step of the turn. What is changed
 * shows at once, and the
 * server's draft follows; of several changes before its answer the last one counts, which has all of them.
 */

import type { LegalAction } from '../../../protocol.gen';
import { isSame } from './defaults';
import type { Turn } from './turn.svelte';
import type { Action, ActionOf, Corduba, View } from './types';

export type DeliveryPart = 'troops' | 'offerings' | 'goods';
type PartAction = ActionOf<DeliveryPart>;
/** Kinds of markers, each with the number that is printed on it. */
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

  /** A part that was not asked for until now has one answer, all of it (C10.3). */
  private get asked(): boolean {
    return this.turn.final || this.of('goods') !== undefined;
  }

  /** How many of a kind are in the fist. */
  sent(action: object | undefined, kind: string): number {
    return action || !this.asked ? countOf(action, kind) : countOf(this.view().seats[this.seat()]!.goods, kind);
  }

  /** What the parts of the fist count for Rome. */
  get value(): Record<DeliveryPart, number> {
    const share = this.view().rome!.seats[this.seat()]!;
    const markers = (part: 'troops' | 'offerings'): number => {
      const action = this.of(part);
      return action ? this.worth(action) : this.asked ? share[part] : 0;
    };
    const goods = this.of('goods');
    return { troops: markers('troops'), offerings: markers('offerings'), goods: goods ? this.worth(goods) : 0 };
  }

  /** What could be in the fist instead. */
  private options(part: DeliveryPart): LegalAction<Corduba>[] {
    const step = this.turn.steps.find(({ action }) => action.type === part);
    return this.listed[part] ?? step?.before.legal?.actions ?? [];
  }

  /** The most of some goods that may be sent. */
  most(kind: 'units' | 'amphora'): number {
    return [...this.options('goods').map((l) => l.action), this.of('goods')].reduce(
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
    const worth = (l: LegalAction<Corduba>): number => l.preview?.worth ?? 0;
    const sorted = [...listed].sort((a, b) => worth(a) - worth(b));
    const [least] = sorted;
    if (least?.action.type !== 'goods') return least?.action ?? null;
    return (sorted.find((l) => worth(l) >= fair) ?? sorted[sorted.length - 1]!).action;
  }

  private worth(action: PartAction): number {
    return this.options(action.type).find((l) => isSame(l.action, action))?.preview?.worth ?? 0;
  }
}

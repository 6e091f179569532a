/**
 * A turn before it is confirmed. It knows no rules: every choice it offers is read off the server's list of legal
 * actions, or off the server's answer to what is chosen so far, and the finished draft is one of them.
 */

import type { Drafted, Legal as AnyLegal, LegalAction as AnyLegalAction } from '../../../protocol.gen';
import type { Capitol, Preview } from '../types.gen';
import { BlockDraft, isFloor } from './blocks.svelte';
import { kindOf, sumOf, valueOf } from './cards';
import type { Action, ActionOf, Card, FinishedHouse, Shape } from './types';

type Legal = AnyLegal<Capitol>;
type LegalAction = AnyLegalAction<Capitol>;

const isOf =
  <T extends Action['type']>(type: T) =>
  (l: LegalAction): l is LegalAction & { action: ActionOf<T> } =>
    l.action.type === type;

/** What a turn is chosen of: an action is all of it that its type asks for. */
export interface Chosen {
  type?: Action['type'];
  card?: Card;
  /** onto which heights blocks went, one after another */
  raised?: readonly number[];
  /** of a house that gets a roof, or is brought to a hill */
  height?: number;
  shape?: Shape;
  prefecture?: number;
}

/** What a draft needs of the table. */
interface Drafting {
  /** what the seat may do, if it is asked */
  readonly legal: Legal | null;
  /** the heights of its unfinished houses */
  readonly yard: readonly number[];
  /** the draft is on its way to the server, and does not change any more */
  readonly sending: boolean;
  draft(actions: Action[]): Promise<Drafted<Capitol> | null>;
}

export class Draft {
  card: Card | null = $state(null);
  readonly blocks: BlockDraft;
  house: FinishedHouse | null = $state(null);
  height: number | null = $state(null);
  shape: Shape | null = $state(null);
  prefecture: number | null = $state(null);
  nothing = $state(false);
  bid: Card[] = $state([]);

  constructor(private readonly table: Drafting) {
    this.blocks = new BlockDraft(
      () => (this.nothing ? [] : this.actions.filter(isFloor).filter((l) => l.action.card === this.card)),
      () => table.yard,
      (action) => table.draft([action]),
    );
  }

  get sent(): boolean {
    return this.table.sending;
  }

  clear(): void {
    this.card = null;
    this.rest();
    this.bid = [];
  }

  private rest(): void {
    this.blocks.clear();
    this.house = null;
    this.height = null;
    this.shape = null;
    this.prefecture = null;
    this.nothing = false;
  }

  get empty(): boolean {
    return this.card === null && this.prefecture === null && this.bid.length === 0;
  }

  get actions(): LegalAction[] {
    return this.table.legal?.actions ?? [];
  }

  private of<T extends Action['type']>(type: T): (LegalAction & { action: ActionOf<T> })[] {
    return this.actions.filter(isOf(type));
  }

  get canPass(): boolean {
    return this.of('pass').length > 0;
  }

  get tiles(): (LegalAction & { action: ActionOf<'tile'> })[] {
    return this.of('tile');
  }

  /** Cards that may be played at all. */
  playable(card: Card): boolean {
    return this.actions.some((l) => 'card' in l.action && l.action.card === card);
  }

  /** Does the card do something, or could it only be played without effect? */
  effective(card: Card): boolean {
    return this.actions.some((l) => 'card' in l.action && l.action.card === card && l.action.type !== 'null');
  }

  pick(card: Card): void {
    if (this.sent) return;
    if (this.card === card) {
      this.clear();
      return;
    }
    this.rest();
    this.card = card;
    const kind = kindOf(card);
    if (!this.effective(card)) this.nothing = true;
    else if (kind === 'permit') {
      const houses = this.houses;
      if (houses.length === 1) this.house = houses[0]!;
    } else if (kind === 'roof') {
      const heights = this.heights;
      if (heights.length === 1) this.pickHeight(heights[0]!);
    }
  }

  addBlock(height: number): void {
    if (!this.sent) void this.blocks.add(height);
  }

  // ---- roof cards

  get heights(): number[] {
    return [
      ...new Set(
        this.of('roof')
          .filter((l) => l.action.card === this.card)
          .map((l) => l.action.height),
      ),
    ];
  }

  get shapes(): Shape[] {
    return [
      ...new Set(
        this.of('roof')
          .filter((l) => l.action.card === this.card && l.action.height === this.height)
          .map((l) => l.action.shape),
      ),
    ];
  }

  pickHeight(height: number): void {
    if (this.sent) return;
    this.height = height;
    const shapes = this.shapes;
    this.shape = shapes.length === 1 ? shapes[0]! : this.shape && shapes.includes(this.shape) ? this.shape : null;
  }

  pickShape(shape: Shape): void {
    if (!this.sent) this.shape = shape;
  }

  // ---- permits and tiles

  get permits(): (LegalAction & { action: ActionOf<'permit'> })[] {
    return this.of('permit').filter((l) => l.action.card === this.card);
  }

  get houses(): FinishedHouse[] {
    const seen = new Map<string, FinishedHouse>();
    for (const { action } of this.permits)
      seen.set(`${action.height}${action.shape}`, { height: action.height, shape: action.shape });
    return [...seen.values()];
  }

  /** By prefecture: the permit of the lowest value that would bring a house there. */
  get shortcuts(): Map<number, Card> {
    const map = new Map<number, Card>();
    for (const { action } of this.of('permit')) {
      const known = map.get(action.prefecture);
      if (known === undefined || valueOf(action.card) < valueOf(known)) map.set(action.prefecture, action.card);
    }
    return map;
  }

  fits(house: FinishedHouse): boolean {
    return this.houses.some((h) => h.height === house.height && h.shape === house.shape);
  }

  pickHouse(house: FinishedHouse): void {
    if (this.sent) return;
    this.house = { height: house.height, shape: house.shape };
    if (this.prefecture !== null && !this.placements.has(this.prefecture)) this.prefecture = null;
  }

  /** Prefectures the draft could go to, with what it would change. */
  get placements(): Map<number, LegalAction & { action: ActionOf<'permit'> | ActionOf<'tile'> }> {
    const map = new Map<number, LegalAction & { action: ActionOf<'permit'> | ActionOf<'tile'> }>();
    for (const l of this.tiles) map.set(l.action.prefecture, l);
    if (this.nothing) return map;
    for (const l of this.permits) {
      const a = l.action;
      if (!this.house || (a.height === this.house.height && a.shape === this.house.shape)) {
        const other = map.get(a.prefecture)?.action;
        // several houses fit: the tallest is the natural first offer
        if (!other || (other.type === 'permit' && other.height < a.height)) map.set(a.prefecture, l);
      }
    }
    return map;
  }

  pickPrefecture(i: number): void {
    const placed = this.sent ? undefined : this.placements.get(i);
    if (!placed) return;
    if (placed.action.type === 'permit') this.house = { height: placed.action.height, shape: placed.action.shape };
    this.prefecture = i;
  }

  // ---- bids

  toggleBid(cards: Card[]): void {
    if (!this.sent) this.bid = cards;
  }

  get bidSum(): number {
    return sumOf(this.bid);
  }

  // ---- the result

  /** What is chosen so far, while it amounts to no action; null when that is nothing. */
  get held(): Chosen | null {
    if (this.card === null || this.complete) return null;
    const { card, blocks } = this;
    const { height, shape } = this.house ?? this;
    return { card, ...(height !== null && { height }), ...(shape !== null && { shape }), raised: [...blocks.raised] };
  }

  /** Choose all of this once more, as far as it is still possible. */
  async restore({ type, card, height, shape, raised = [], prefecture }: Chosen): Promise<void> {
    if (card !== undefined && this.playable(card)) this.pick(card);
    if (type === 'null') this.playNothing();
    for (const block of raised) await this.blocks.add(block);
    if (height !== undefined && this.heights.includes(height)) this.pickHeight(height);
    if (shape !== undefined && this.shapes.includes(shape)) this.pickShape(shape);
    if (height !== undefined && shape !== undefined && this.fits({ height, shape })) this.pickHouse({ height, shape });
    if (prefecture !== undefined) this.pickPrefecture(prefecture);
  }

  playNothing(): void {
    if (this.sent) return;
    this.rest();
    this.nothing = true;
  }

  /** The action this draft amounts to, once it is complete. */
  get complete(): LegalAction | null {
    if (this.prefecture !== null) {
      const placed = this.placements.get(this.prefecture);
      if (placed) return placed;
    }
    if (this.card === null) return null;
    if (this.nothing) return this.of('null').find((l) => l.action.card === this.card) ?? null;
    switch (kindOf(this.card)) {
      case 'floor':
        return this.blocks.whole;
      case 'roof':
        return (
          this.of('roof').find(
            (l) => l.action.card === this.card && l.action.height === this.height && l.action.shape === this.shape,
          ) ?? null
        );
      default:
        return null;
    }
  }

  get preview(): Preview | null {
    return this.complete?.preview ?? null;
  }

  /** Take back the last step of the draft. */
  stepBack(): void {
    if (this.sent) return;
    if (this.bid.length) this.bid = this.bid.slice(0, -1);
    else if (this.prefecture !== null) this.prefecture = null;
    else if (this.blocks.raised.length) this.blocks.back();
    else if (this.shape !== null) this.shape = null;
    else if (this.height !== null) this.height = null;
    else if (this.house !== null && this.houses.length > 1) this.house = null;
    else this.clear();
  }
}

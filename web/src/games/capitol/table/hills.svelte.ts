/**
 * The hills while a house or a tile is placed: which are open, what each would bring, and why the others are closed.
 */

import type { TableHost } from '../../../game/host';
import type { Target, Worth } from '../board/marks';
import { groupOf, kindOf } from '../game/cards';
import type { Draft } from '../game/draft.svelte';
import type { Action, View } from '../game/types';
import type { Capitol } from '../types.gen';
import { gain } from './consequence';

const WORTHLESS: ReadonlyMap<number, Worth> = new Map();
const NOWHERE: ReadonlyMap<number, Target> = new Map();

export class Hills {
  private refusals: ReadonlyMap<number, NonNullable<Target['refusal']>> = $state.raw(new Map());
  private asked = '';

  constructor(
    private readonly host: () => TableHost<Capitol>,
    private readonly draft: Draft,
  ) {}

  clear(): void {
    this.refusals = new Map();
    this.asked = '';
  }

  targets = $derived.by((): ReadonlyMap<number, Target> => {
    const { seat: me, stage, view, myTurn } = this.host();
    if (me === null || stage || !view) return NOWHERE;
    const placing = view.phase === 'place' && myTurn;
    const { card } = this.draft;
    if (!placing && !(card !== null && kindOf(card) === 'permit' && !this.draft.nothing)) return NOWHERE;
    return new Map(view.board.prefectures.map((_, i) => [i, this.target(i, view, me, placing)]));
  });

  /** What the tile that is bid for would bring this seat, and where: hills on which it brings nothing are left out. */
  worth = $derived.by((): ReadonlyMap<number, Worth> => {
    const { seat: me, stage, view, legal } = this.host();
    const prospects = legal?.selection?.prospects ?? [];
    if (me === null || stage || !view || view.phase !== 'bid' || view.auction === null) return WORTHLESS;
    const { kind } = view.tiles[view.auction]!;
    return new Map(
      prospects.flatMap((p) => {
        const more = gain(view, p, me) ?? 0;
        return more > 0 ? [[p.prefecture, { tile: kind, gain: more }]] : [];
      }),
    );
  });

  private target(i: number, view: View, me: number, placing: boolean): Target {
    const { draft } = this;
    const { sending } = this.host();
    const tile = placing && view.auction !== null ? view.tiles[view.auction]!.kind : undefined;
    const colour = draft.card ? groupOf(draft.card) : null;
    const chosen = draft.prefecture === i;
    const legal = sending && !chosen ? undefined : draft.placements.get(i);
    const action = legal?.action;
    return {
      legal: legal !== undefined,
      chosen,
      gain: legal ? gain(view, legal.preview, me) : null,
      standing: chosen ? (legal?.preview?.standing ?? null) : null,
      house:
        action?.type === 'permit' ? { height: action.height, shape: action.shape, seat: me, ghost: !chosen } : null,
      site: tile === undefined ? 'house' : tile === 'fountain' ? 'fountain' : 'monument',
      ...(tile ? { tile } : {}),
      closed: !legal && !sending && (placing || colour === null || view.board.prefectures[i]!.colour === colour),
      refusal: legal ? null : (this.refusals.get(i) ?? null),
    };
  }

  /** Why are these prefectures closed? Asked once per choice, for the whole map. */
  async ask(): Promise<void> {
    const { seat: me, view, legal } = this.host();
    const { draft, targets } = this;
    if (me === null || !view || targets.size === 0) return;
    const closed = [...targets].filter(([, target]) => !target.legal).map(([i]) => i);
    const house = draft.house ?? view.seats[me]!.finished[0] ?? { height: 1, shape: 'round' as const };
    const key = `${legal?.decision}/${view.phase}/${draft.card}/${house.height}${house.shape}`;
    if (this.asked === key || closed.length === 0) return;
    this.asked = key;
    const actions = closed.map((prefecture): Action =>
      view.phase === 'place'
        ? { type: 'tile', seat: me, prefecture }
        : { type: 'permit', seat: me, card: draft.card!, ...house, prefecture },
    );
    const answers = await this.host().why(actions);
    if (this.asked !== key) return;
    this.refusals = new Map(
      answers.flatMap((a, n) => (a ? [[closed[n]!, { text: a.text, rule: a.rule }] as const] : [])),
    );
  }
}

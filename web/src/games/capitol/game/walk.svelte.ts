/** Staged moments, step by step: bid cards turned over, prefectures scored one after another. */

import { untrack } from 'svelte';
import type { TableHost } from '../../../game/host';
import { shownFor } from '../../../ui/later.svelte';
import { reducedMotion } from '../../../ui/settings.svelte';
import { play } from '../../../ui/sound';
import type { Capitol } from '../types.gen';
import type { Reveal, Scoring, Showing } from './stage';

/** All first cards together, then one more card each; the same rhythm whatever is hidden. */
export class RevealWalk {
  step = $state(0);
  readonly steps: number;
  private cancel: (() => void) | undefined;

  constructor(
    readonly stage: Reveal,
    private readonly ended: () => void,
  ) {
    // one step more than the longest bid: its STOP card
    this.steps = Math.max(...stage.bids.map((b) => b.cards.length)) + 1;
    if (reducedMotion()) this.skip();
    else this.cancel = shownFor(700, () => this.advance());
  }

  get done(): boolean {
    return this.step >= this.steps;
  }

  shown(i: number): number {
    return Math.min(this.step, this.stage.bids[i]!.cards.length);
  }

  stopped(i: number): boolean {
    return this.step > this.stage.bids[i]!.cards.length;
  }

  sum(i: number): number {
    return this.stage.bids[i]!.cards.slice(0, this.shown(i)).reduce((n, c) => n + Number(c.slice(1)), 0);
  }

  /** Seats that lead with what lies open. */
  get leaders(): number[] {
    const sums = this.stage.bids.map((_, i) => this.sum(i));
    const most = Math.max(...sums);
    return most === 0 ? [] : sums.flatMap((s, i) => (s === most ? [i] : []));
  }

  skip(): void {
    this.cancel?.();
    this.step = this.steps;
    this.ended();
  }

  dispose(): void {
    this.cancel?.();
  }

  private advance(): void {
    this.step += 1;
    play('reveal');
    if (this.done) this.ended();
    else this.cancel = shownFor(this.step + 1 >= this.steps ? 900 : 700, () => this.advance());
  }
}

export class ScoringWalk {
  /** prefectures already counted */
  step = $state(0);
  private cancel: (() => void) | undefined;

  constructor(readonly stage: Scoring) {
    this.restart();
  }

  restart(): void {
    this.cancel?.();
    this.step = 0;
    if (reducedMotion()) this.step = this.stage.prefectures.length;
    else this.cancel = shownFor(600, () => this.advance());
  }

  get done(): boolean {
    return this.step >= this.stage.prefectures.length;
  }

  /** The prefecture whose badge and row are lit. */
  get lit(): number | null {
    return this.step === 0 || this.done ? null : this.stage.prefectures[this.step - 1]!.prefecture;
  }

  get scored(): Set<number> {
    return new Set(this.stage.prefectures.slice(0, this.step).map((p) => p.prefecture));
  }

  gained(seat: number): number {
    return this.stage.prefectures
      .slice(0, this.step)
      .flatMap((p) => p.rows)
      .filter((r) => r.seat === seat)
      .reduce((n, r) => n + r.points, 0);
  }

  total(seat: number): number {
    return this.stage.before[seat]! + this.gained(seat);
  }

  skip(): void {
    this.cancel?.();
    this.step = this.stage.prefectures.length;
  }

  dispose(): void {
    this.cancel?.();
  }

  private advance(): void {
    const next = this.stage.prefectures[this.step];
    this.step += 1;
    if (next?.rows.length) play('column');
    if (!this.done) this.cancel = shownFor(next?.rows.length ? 450 : 180, () => this.advance());
  }
}

/** The moment that is staged now, if there is one. */
export class Walks {
  reveal: RevealWalk | null = $state.raw(null);
  walk: ScoringWalk | null = $state.raw(null);

  /** Made while a table's component starts. */
  constructor(host: () => TableHost<Capitol>) {
    $effect(() => {
      const stage = host().stage as Showing | null;
      return untrack(() => {
        const turning = stage?.kind === 'reveal' ? new RevealWalk(stage, () => host().revealed()) : null;
        const counting = stage?.kind === 'scoring' ? new ScoringWalk(stage) : null;
        [this.reveal, this.walk] = [turning, counting];
        return () => {
          turning?.dispose();
          counting?.dispose();
        };
      });
    });
  }
}

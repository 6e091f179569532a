/** What happened since your last turn, played piece by piece when one comes back, and again when asked. */

import { tick, untrack } from 'svelte';
import type { Game } from '../protocol.gen';
import { shownFor } from '../ui/later.svelte';
import { reducedMotion, settings } from '../ui/settings.svelte';
import { play } from '../ui/sound';
import type { TableHost } from './host';

const LONGEST = 6000; // milliseconds for the whole, however much happened
const FIRST = 500;
const STEP = 800;

interface Ways<S> {
  /** how much longer than the others a piece is shown */
  weight?: (piece: S) => number;
  /** brings what the pieces need; false: it cannot be had, and nothing is played */
  prepare?: (pieces: readonly S[]) => Promise<boolean>;
}

/** Made by a table while its component starts. Whoever decides, or sees the next thing happen, has caught up. */
export class CatchUp<G extends Game, S> {
  /** what is played; none: nothing is */
  pieces: readonly S[] = $state.raw([]);
  /** how many of them have arrived */
  arrived = $state(0);
  private asked = 0;
  private cancel: (() => void) | undefined;

  constructor(
    host: () => TableHost<G>,
    private readonly news: () => readonly S[],
    private readonly ways: Ways<S> = {},
  ) {
    $effect(() => {
      if (host().returns === 0) return;
      void tick().then(() => {
        if (host().seat !== null && settings.calm && host().stage === null) void this.start();
      });
      return () => this.stop();
    });
    $effect(() => {
      void host().shown;
      void host().sending;
      return () => untrack(() => this.stop());
    });
  }

  get running(): boolean {
    return this.pieces.length > 0;
  }

  /** The piece that arrived last. */
  get now(): S | null {
    return this.pieces[this.arrived - 1] ?? null;
  }

  async start(): Promise<void> {
    this.stop();
    const [asked, pieces] = [this.asked, this.news()];
    if (pieces.length === 0 || reducedMotion()) return;
    if (this.ways.prepare && !((await this.ways.prepare(pieces)) && asked === this.asked)) return;
    this.pieces = pieces;
    const whole = pieces.reduce((sum, piece) => sum + this.weigh(piece), 1);
    this.cancel = shownFor(FIRST, () => this.advance(Math.min(STEP, (LONGEST - FIRST) / whole)));
  }

  stop(): void {
    this.asked += 1;
    this.cancel?.();
    [this.pieces, this.arrived] = [[], 0];
  }

  private weigh(piece: S): number {
    return this.ways.weight?.(piece) ?? 1;
  }

  private advance(pace: number): void {
    if (this.arrived >= this.pieces.length) return this.stop();
    this.arrived += 1;
    play('house');
    this.cancel = shownFor(pace * this.weigh(this.now!), () => this.advance(pace));
  }
}

/** The catalogue of tiles: docked where there is room, else a drawer or a sheet; a small screen has chips to build from. */

import type { LegalAction } from '../../../protocol.gen';
import { layout } from '../../../ui/layout.svelte';
import type { Turn } from '../game/turn.svelte';
import type { Action, Corduba, View } from '../game/types';
import type { Choosing } from './choosing.svelte';
import type { DeskBar } from './desk';

/** Where it reads what is on the table. */
interface ShelfSources {
  way: () => DeskBar['way'];
  /** something else lies over the city */
  covered: () => boolean;
  /** a coach stands beside the table */
  coached: () => boolean;
  replay: () => boolean;
}

export class Shelf {
  /** it lies open, to be read or to build from */
  reading = $state(false);

  constructor(
    private readonly now: ShelfSources,
    private readonly turn: Turn,
    private readonly choosing: Choosing,
  ) {}

  readonly building = $derived.by(() => this.choosing.building || this.now.way() === 'build');
  readonly docked = $derived.by(() => layout.is('wide') && !this.now.coached() && !this.now.replay());
  readonly open = $derived.by(
    () => this.docked || (!this.now.covered() && (this.reading || (this.building && !layout.small))),
  );

  private readonly step = $derived.by(
    () => this.turn.steps.findLast((s) => s.action.type === 'build' || s.action.type === 'monument') ?? null,
  );

  /** The tile or monument that is being built. */
  get inHand(): Action | null {
    return this.step?.action ?? null;
  }

  /** What can be built now, or instead of what is in hand. */
  readonly buildable: readonly LegalAction<Corduba>[] = $derived.by(() => {
    const { turn, step } = this;
    if (turn.sent) return [];
    const now = turn.legal.filter((l) => l.action.type === 'build' || l.action.type === 'monument');
    if (now.length || !step) return now;
    const open = turn.reviewing || this.now.way() === 'spot' || turn.busy;
    return open ? (step.before.legal?.actions ?? []) : [];
  });

  /** Prices and what is lacking are those of when one chooses, not of what is left after the tile in hand. */
  readonly priced: View = $derived.by(() => {
    const { step } = this;
    return step && step.before.legal?.actions === this.buildable ? step.before.view : this.turn.view;
  });

  readonly chips = $derived.by(
    () => layout.small && (this.building || (this.step !== null && this.buildable.length > 0)),
  );

  /** Beside a flat map the chips stand in a column, over the others' panels. */
  readonly column = $derived.by(() => layout.is('flat') && !this.now.coached());

  close = (): void => {
    this.reading = false;
    if (!layout.small) this.choosing.building = false; // the chips are still there
  };

  take = (action: Action): void => {
    this.reading = false;
    void this.choosing.take(action);
  };
}

/**
 * What happened meanwhile, each step on the table as it was then: the server keeps every position, the page only
 * shows them.
 */

import { CatchUp } from '../../../game/catchup.svelte';
import type { Digest, Step } from '../../../game/digest';
import type { TableHost } from '../../../game/host';
import { focusOn, scene, placeKey, type Focus, type Scene } from '../board/marks';
import { stages, type RomeOpening } from '../game/stage';
import type { Corduba, GameEvent, Resource, View } from '../game/types';

/** More than this cannot be followed in the time; of a longer absence only what changed the city is shown. */
const MOST = 12;

/** One line of the log, with the step that it is a part of. */
type RecapStep = Step<Corduba, Scene> & { text: string };

export class Recap {
  readonly catchUp: CatchUp<Corduba, RecapStep>;
  /** what a line of the log tells, as it is shown on the map */
  marked: Scene | null = $state.raw(null);
  private views: ReadonlyMap<number, View> = $state.raw(new Map());

  constructor(
    private readonly host: () => TableHost<Corduba>,
    private readonly told: () => Digest<Corduba, Scene>,
  ) {
    this.catchUp = new CatchUp(host, () => worthSeeing(told().steps), {
      // the hands for Rome take longer to read than a worker on a field
      weight: (step) => (isRome(step.events) ? 3 : 1),
      prepare: (steps) => this.load(steps),
    });
  }

  get running(): boolean {
    return this.catchUp.running;
  }

  get now(): RecapStep | null {
    return this.catchUp.now;
  }

  /** The number of the last move that is shown; null when nothing is played. */
  get move(): number | null {
    return this.running ? (this.now?.to ?? this.catchUp.pieces[0]!.from) : null;
  }

  /** The table as it was then. */
  get view(): View | null {
    return this.move === null ? null : (this.views.get(this.move) ?? null);
  }

  get opened(): RomeOpening | null {
    const before = this.now ? this.views.get(this.now.from) : undefined;
    return this.now && before ? (stages(this.now.events, before)[0] ?? null) : null;
  }

  /** The steps that are played, or all that happened meanwhile. */
  get events(): readonly GameEvent[] {
    return this.running ? (this.now?.events ?? []) : this.told().events;
  }

  /** The places where something has just happened. */
  readonly fresh: ReadonlySet<string> = $derived.by(() => {
    if (this.running) return keysOf(this.events);
    return this.marked ? new Set(this.marked.map(placeKey)) : keysOf(lasting(this.events));
  });

  /** What the map must show so that this can be seen. */
  readonly stage: Focus | null = $derived.by(() =>
    this.now ? stageOf(this.now.events) : this.marked && focusOn(this.marked),
  );

  /** The goods whose price or stock changed. */
  readonly traded: ReadonlySet<Resource> = $derived.by(
    () =>
      new Set(
        this.now?.events.flatMap((e) => (e.type === 'traded' || e.type === 'price_moved' ? [e.resource] : [])) ?? [],
      ),
  );

  /** The positions before and after each step. */
  private async load(steps: readonly RecapStep[]): Promise<boolean> {
    const moves = [...new Set(steps.flatMap((s) => [s.from, s.to]))];
    const views = await Promise.all(moves.map((move) => this.host().moment(move)));
    if (views.includes(null)) return false;
    this.views = new Map(moves.map((move, i) => [move, views[i]!]));
    return true;
  }
}

export function worthSeeing(steps: readonly Step<Corduba, Scene>[]): RecapStep[] {
  const all = steps.flatMap((step) => {
    const lines = step.lines.filter((l) => !l.heading);
    // the hands for Rome open all at once
    return (isRome(step.events) ? lines.filter((l) => l.key_line).slice(0, 1) : lines).map((line) => ({
      piece: { ...step, text: line.text },
      big: line.key_line,
    }));
  });
  return (all.length <= MOST ? all : all.filter(({ big }) => big).slice(-MOST)).map(({ piece }) => piece);
}

const isRome = (events: readonly GameEvent[]): boolean => events.some((e) => e.type === 'delivered');

/** What stays on the map after a turn; a worker is gone when the round ends. */
const LASTING = new Set<GameEvent['type']>(['tile_built', 'unrest_placed', 'monument_built', 'insula_laid']);

const lasting = (events: readonly GameEvent[]): GameEvent[] => events.filter((e) => LASTING.has(e.type));

export const keysOf = (events: readonly GameEvent[]): Set<string> =>
  new Set(events.flatMap((e) => scene(e) ?? []).map(placeKey));

/** What a map must show so that this can be seen happen; null where nothing happens on it. */
export const stageOf = (events: readonly GameEvent[]): Focus | null => focusOn(events.flatMap((e) => scene(e) ?? []));

/**
 * The blocks of a floor card, laid one after another. A touch shows at once, as a block on the house that was
 * touched; the yard
 * that it makes, where the next block may go and what the card is played for are the server's draft.
 */

import type { Drafted, LegalAction } from '../../../protocol.gen';
import type { Capitol } from '../types.gen';
import type { ActionOf } from './types';

export type Floor = LegalAction<Capitol> & { action: ActionOf<'floor'> };
export const isFloor = (l: LegalAction<Capitol>): l is Floor => l.action.type === 'floor';

/** What the server told about the first blocks. */
interface Laid {
  yard: readonly number[];
  /** the actions that begin with them */
  wholes: readonly Floor[];
}

export class BlockDraft {
  /** each the height of the house that it went onto, 0 for a new one */
  raised: readonly number[] = $state.raw([]);
  /** by the blocks that they are about */
  private answers: ReadonlyMap<string, Laid> = $state.raw(new Map());
  private begun = 0;

  /** `listed`: what the card may be played for. `yard`: the heights of the houses in it, before the card. */
  constructor(
    private readonly listed: () => readonly Floor[],
    private readonly yard: () => readonly number[],
    private readonly draft: (action: ActionOf<'floor'>) => Promise<Drafted<Capitol> | null>,
  ) {}

  clear(): void {
    this.begun += 1; // what is still answered was about another card
    this.raised = [];
    this.answers = new Map();
  }

  /** How many the card brings. */
  get count(): number {
    return this.listed().reduce((most, l) => Math.max(most, l.action.raised.length), 0);
  }

  get left(): number {
    return this.count - this.raised.length;
  }

  /** All of them are laid. */
  get full(): boolean {
    return this.count > 0 && this.left <= 0;
  }

  /**
   * The heights that may get the next block. While an answer is on its way, those that were offered last and those
   * just touched.
   */
  get next(): Set<number> {
    if (this.left <= 0) return new Set();
    const { told, laid } = this.known;
    const offered = told
      ? laid.wholes.flatMap((l) => l.action.raised[told] ?? [])
      : [0, ...laid.yard].filter((h) => laid.wholes.some((l) => l.action.raised.includes(h)));
    return new Set([...offered, ...this.raised.slice(told).map((h) => h + 1)]);
  }

  /** The houses as they are shown. */
  get heights(): number[] {
    const { told, laid } = this.known;
    const heights = [...laid.yard];
    for (const h of this.raised.slice(told)) {
      if (heights.includes(h)) heights.splice(heights.indexOf(h), 1);
      heights.push(h + 1);
    }
    return heights.sort((a, b) => a - b);
  }

  /** The card with all its blocks; null while one is missing or not yet answered. */
  get whole(): Floor | null {
    const told = [...this.listed(), ...[...this.answers.values()].flatMap((laid) => laid.wholes)];
    return told.find((l) => isSame(l.action.raised, this.raised)) ?? null;
  }

  /** Lay the next block; one that the server refuses is taken away again, with what was laid on top of it. */
  async add(height: number): Promise<void> {
    const card = this.listed()[0]?.action;
    if (!card || !this.next.has(height)) return;
    const raised = (this.raised = [...this.raised, height]);
    const { begun } = this;
    const answer = await this.draft({ ...card, raised });
    if (begun !== this.begun) return;
    if (!answer) {
      if (isSame(this.raised.slice(0, raised.length), raised)) this.raised = raised.slice(0, -1);
    } else if (answer.stops === null) {
      const wholes = (answer.legal?.actions ?? [])
        .filter(isFloor)
        .filter((l) => raised.length < l.action.raised.length);
      const laid = { yard: answer.view.seats[card.seat]!.unfinished, wholes };
      this.answers = new Map([...this.answers, [raised.join(), laid]]);
    }
  }

  back(): void {
    this.raised = this.raised.slice(0, -1);
  }

  /** The last answer about what is laid now, and how many of its blocks it tells of. */
  private get known(): { told: number; laid: Laid } {
    for (let told = this.raised.length; told > 0; told--) {
      const laid = this.answers.get(this.raised.slice(0, told).join());
      if (laid) return { told, laid };
    }
    return { told: 0, laid: { yard: this.yard(), wholes: this.listed() } };
  }
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

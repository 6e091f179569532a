/** How a finished game was won, as the server finds it out: a little more with each answer. */

import { learn } from '../i18n/fluent.svelte';
import { api, inWords } from '../net/api';
import { gamePage } from '../games';
import type { Analysis as Found, ChancePoint, Turning } from '../protocol.gen';

/** what was found stays as long as the page is open */
const known = new Map<string, Found>();
const MOST_TRIES = 5;
const PAUSE = 2000;

export class Analysis {
  private found: Found | null = $state.raw(null);
  problem = $state('');
  ready = $state(false);
  private stopped = false;

  constructor(
    private readonly table: string,
    private readonly game: string,
    private readonly names: readonly string[],
  ) {
    this.found = known.get(table) ?? null;
  }

  get points(): readonly ChancePoint[] {
    return this.found?.points ?? [];
  }

  get moments(): readonly Turning[] {
    return this.found?.moments ?? [];
  }

  get slips(): readonly (Turning | null)[] {
    return this.found?.slips ?? [];
  }

  get whole(): boolean {
    return this.found?.whole ?? false;
  }

  /** the bots of this game can judge it, as far as is known */
  get judged(): boolean {
    return !this.whole || this.points.length > 0;
  }

  /** Whose chance a decision changed most: the one who decided, unless another gained or lost more. */
  static concerned(turn: Turning): number {
    const change = (seat: number): number => Math.abs(turn.after.chances[seat]! - turn.before.chances[seat]!);
    return turn.after.chances.reduce((most, _, seat) => (change(seat) > change(most) + 0.02 ? seat : most), turn.seat);
  }

  /** What was played and what would have been better, in the words of the game's own table. */
  private async inWords(found: Found): Promise<Found> {
    const page = await gamePage(this.game);
    const said = async (turn: Turning): Promise<Turning> => {
      const say = page.retell ?? page.describe;
      if (!say) return turn;
      const { view } = await api.moment(this.table, turn.move - 1, 'public', null);
      const better_text = turn.better && say(turn.better, view, this.names);
      return { ...turn, text: say(turn.action, view, this.names), better_text };
    };
    return {
      ...found,
      moments: await Promise.all(found.moments.map(said)),
      slips: await Promise.all(found.slips.map((turn) => turn && said(turn))),
    };
  }

  /** Ask until all is known, or nobody looks any more; a busy server is asked again. */
  async follow(): Promise<void> {
    await learn('web-end');
    this.ready = true;
    let tries = 0;
    while (!this.stopped && !this.whole) {
      try {
        this.found = await this.inWords(await api.analysis(this.table, this.found?.done ?? 0));
        known.set(this.table, this.found);
        [tries, this.problem] = [0, ''];
      } catch (problem) {
        tries += 1;
        this.problem = inWords(problem);
        if (tries === MOST_TRIES) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE * tries));
      }
    }
  }

  stop(): void {
    this.stopped = true;
  }
}

/** What a seat is choosing: the list that lies open, where it looks, and what is done with what it found. */

import type { TableHost } from '../../../game/host';
import type { LegalAction } from '../../../protocol.gen';
import { layout } from '../../../ui/layout.svelte';
import { settings } from '../../../ui/settings.svelte';
import { play, wake } from '../../../ui/sound';
import type { Focus } from '../board/marks';
import type { Turn } from '../game/turn.svelte';
import type { Action, Corduba, District } from '../game/types';

export type Menu = 'activate' | 'claim' | 'ability' | 'places' | null;

export class Choosing {
  menu: Menu = $state(null);
  /** a tile or a monument is being looked for */
  building = $state(false);
  passing = $state(false);
  /** the deed is agreed to, and the rest of it on its way */
  agreeing = $state(false);
  /** several things can be done at the place that was picked */
  narrowed: readonly LegalAction<Corduba>[] | null = $state.raw(null);
  /** the part of the map that is looked at */
  focus: Focus = $state('patricius');

  constructor(
    private readonly host: () => TableHost<Corduba>,
    private readonly turn: Turn,
  ) {}

  get district(): District {
    return this.focus === 'places' ? 'patricius' : this.focus;
  }

  /** Something is being looked for that is no step yet. */
  get open(): boolean {
    return this.building || this.passing || this.menu !== null || this.narrowed !== null;
  }

  widen = (): void => {
    this.menu = null;
    this.building = false;
    this.passing = false;
    this.narrowed = null;
  };

  show(menu: Menu): void {
    this.menu = menu;
    if (menu === 'places' && layout.small) this.focus = 'places';
  }

  /** It opens where something can be built. */
  openBuild = (): void => {
    this.building = true;
    const places = this.turn.of('build').map((l) => l.action.district);
    if (places.length && !places.includes(this.focus as District))
      this.focus = places.includes(this.district) ? this.district : places[0]!;
  };

  async take(action: Action): Promise<void> {
    const { turn } = this;
    if (this.host().sending) return;
    wake();
    play('card');
    this.widen();
    await turn.retake(action);
    if ('district' in action && action.district) this.focus = action.district;
    // who wants no drafts sees every decision done at once
    if (!settings.confirm && turn.final && !turn.refusal) await this.commit();
    else if (!settings.confirm) turn.reviewing = false;
  }

  /** Take it and, when nothing else is to be decided, commit. */
  async finish(action: Action): Promise<void> {
    await this.take(action);
    if (this.turn.final && !this.turn.refusal) await this.commit();
  }

  /** The deed is agreed to; a turn in which nothing free is left ends by itself. */
  agree = async (): Promise<void> => {
    const { turn } = this;
    if (this.host().sending || this.agreeing || turn.busy || !turn.reviewing) return;
    play('card');
    this.agreeing = true;
    try {
      await turn.agree();
      if (turn.final && !turn.refusal && settings.finish) await this.commit();
    } finally {
      this.agreeing = false;
    }
  };

  commit = async (): Promise<void> => {
    if (this.host().sending || this.turn.empty) return;
    play('house');
    this.widen();
    await this.turn.commit();
  };
}

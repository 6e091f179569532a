/** What calls a person to the table, whatever is played there: clock, bell, notice and the title of the window. */

import { untrack } from 'svelte';
import type { TableHost } from '../game/host';
import { t } from '../i18n/fluent.svelte';
import { notify } from '../ui/notify';
import { play } from '../ui/sound';

type Host = Pick<TableHost, 'table' | 'seat' | 'clocks' | 'skew' | 'myTurn' | 'ahead'>;

export class Attention {
  private now = $state(Date.now());

  /** Made while a table's component is set up; a table without a name goes by its game. */
  constructor(
    private readonly host: () => Host,
    game: string,
  ) {
    const table = $derived(host().table?.name || game);
    /** a turn that is only planned calls nobody */
    const called = $derived(host().myTurn && !host().ahead);
    const title = $derived(called ? t('title-your-turn', { table }) : `${table} · Aedilis`);
    $effect(() => {
      if (host().clocks.length === 0) return;
      const timer = setInterval(() => (this.now = Date.now()), 500);
      return () => clearInterval(timer);
    });
    $effect(() => {
      if (called)
        untrack(() => {
          play('bell');
          notify(table, t('me-your-turn'));
        });
    });
    // after the frame: a new title is sent to the window, which takes longer than the whole board
    $effect(() => {
      const words = title;
      const timer = setTimeout(() => (document.title = words), 30);
      return () => clearTimeout(timer);
    });
    $effect(() => () => (document.title = 'Aedilis'));
  }

  /** What is left of your time; null where nobody counts it. */
  readonly clock = $derived.by(() => {
    const { clocks, seat, skew } = this.host();
    const own = clocks.find((clock) => clock.seat === seat);
    if (!own) return null;
    const grace = own.ends - this.now - skew < 0;
    const left = Math.max(0, Math.ceil(((grace ? own.grace_ends : own.ends) - this.now - skew) / 1000));
    return { text: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`, late: grace || left <= 10 };
  });
}

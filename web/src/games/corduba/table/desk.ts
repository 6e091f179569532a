/** What lies on the desk when something is decided: what the panel is made from, and what it is made of. */

import type { IconName } from '../../../art/Icon.svelte';
import type { TableHost } from '../../../game/host';
import { t } from '../../../i18n/fluent.svelte';
import type { Advice } from '../../../protocol.gen';
import type { Bar as SharedBar, Choice } from '../../../table/choices';
import { undoing, type Onlooker } from '../../../table/waiting';
import type { Way } from '../game/asking';
import type { Book } from '../game/book';
import type { Changes } from '../game/changes';
import type { Turn } from '../game/turn.svelte';
import type { Use } from '../game/defaults';
import type { Action, Amounts, Building, Corduba, Doing, Effect, View } from '../game/types';
import type { Choosing } from './choosing.svelte';
import type { PanelRow } from './panel';

/** What lies before the player: a deed with its price and its gains. */
interface Deed {
  building: Building | null;
  orientation: number;
  changes: Changes;
  /** the price before bonuses */
  printed: Amounts | null;
  /** what is still to be chosen, in order */
  later: readonly Doing[];
  /** a tile that is being built may be used at once */
  uses: UseRow[];
}

/** A line of the new tile, or to leave it to all. */
export interface UseRow {
  use: Use;
  on: boolean;
  cost: Amounts;
  effect: Effect;
  /** what is missing for it */
  lacks: Amounts | null;
  /** a hint would use it so */
  best?: boolean;
  act?: () => void;
}

export interface DeskBar extends SharedBar {
  way: Way | 'wait' | 'review' | 'confirm' | 'over';
  title: string;
  rows: PanelRow[];
  deed: Deed | null;
  /** what is paid for it where it is no deed of one's own yet */
  price?: Changes | null;
}

/** Nothing is asked. */
export const empty: DeskBar = { way: 'wait', title: '', ask: '', rows: [], choices: [], deed: null, alert: false };

export const asked = (way: DeskBar['way'], ask: string, choices: Choice[], more: Partial<DeskBar> = {}): DeskBar => ({
  ...empty,
  way,
  ask,
  choices,
  alert: true,
  ...more,
});

export interface Deciding extends Onlooker {
  host: TableHost<Corduba>;
  view: View;
  book: Book;
  turn: Turn;
  choosing: Choosing;
  turnTile(): void;
  /** an action that a lesson or a bot points at */
  suggest: Action | null;
  /** what a bot advised for the decision that is open, the best first */
  advice: readonly Advice<Corduba>[];
  /** what the best of it costs and brings; null while the server works that out */
  price: Changes | null;
  /** asks a bot; null where none may be asked */
  askAdvice: (() => void) | null;
  /** it thinks */
  asking: boolean;
  hideAdvice(): void;
  /** takes all of it into the draft */
  follow(advice: Advice<Corduba>): void;
}

export const undo = ({ turn, host }: Deciding): Choice[] => undoing(host, turn.empty ? null : () => turn.back());

export const button = (
  id: string,
  label: string,
  key: string,
  act: () => void,
  primary = false,
  icon?: IconName,
): Choice => ({ id, label, key, act, primary, ...(icon ? { icon } : {}) });

/** R does the same on the map itself. */
export const turning = (d: Deciding): Choice => ({
  id: 'turn',
  label: t('co-turn-tile'),
  icon: 'turn',
  iconOnly: true,
  act: d.turnTile,
});

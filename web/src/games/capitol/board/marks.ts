/** What the table marks on the map. */

import type { FinishedHouse, Standing, TileKind } from '../game/types';

export interface Target {
  legal: boolean;
  chosen: boolean;
  /** what your next scoring would gain by it */
  gain: number | null;
  standing: Standing[] | null;
  house: (FinishedHouse & { seat: number; ghost: boolean }) | null;
  site: 'house' | 'fountain' | 'monument';
  tile?: TileKind;
  /** not a target of this card at all (another colour): dimmed, no question asked */
  closed: boolean;
  refusal: { text: string; rule: string | null } | null;
}

/** Pieces that arrived since the player's last turn, each with its number among all of them. */
export interface Fresh {
  houses: number[];
  fountains: number[];
  monument: number | null;
}

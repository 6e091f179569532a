/** What a table page needs to know; a live seat, a replay and a lesson all provide it. */

import type { Answer } from '../net/live';
import type { Action, Clock, Entry, Event, Legal, Proposal, Refused, Table, UndoState, View } from '../protocol.gen';
import type { Stage } from './stage';

export interface TableHost {
  readonly table: Table | null;
  readonly seat: number | null;
  readonly view: View | null;
  readonly legal: Legal | null;
  readonly undo: UndoState | null;
  readonly entries: Entry[];
  /** entries up to this number are on the screen; later ones are still being played */
  readonly shown: number;
  readonly clocks: Clock[];
  readonly proposal: Proposal | null;
  readonly connected: boolean;
  readonly stage: Stage | null;
  /** how often the table was shown anew after an absence, instead of move by move */
  readonly returns: number;
  readonly skew: number;
  readonly sending: boolean;
  readonly refusal: Refused | null;
  readonly names: string[];
  readonly myTurn: boolean;
  act(...actions: Action[]): Promise<Answer>;
  why(actions: Action[]): Promise<(Refused | null)[]>;
  takeBack(move: number): Promise<void>;
  vote(yes: boolean): void;
  finishStage(): void;
  revealed(): void;
  onshow: ((events: Event[]) => void) | null;
}

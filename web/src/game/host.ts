/** What a table page needs to know; a live seat, a replay and a lesson all provide it. */

import type { CommandAnswer } from '../net/live';
import type * as wire from '../protocol.gen';
import type { StagedMoment } from './gamepage';
import type { PlanDesk } from './planning.svelte';

export interface TableHost<G extends wire.Game = wire.Game> {
  readonly table: wire.Table | null;
  readonly seat: number | null;
  readonly view: G['View'] | null;
  readonly legal: wire.Legal<G> | null;
  readonly undo: wire.UndoState | null;
  readonly entries: wire.Entry<G>[];
  /** entries up to this number are on the screen; later ones are still being played */
  readonly shown: number;
  readonly clocks: wire.Clock[];
  readonly proposal: wire.Proposal | null;
  readonly connected: boolean;
  readonly stage: StagedMoment | null;
  /** a stage plays, or goes up with the next frame */
  readonly playing: boolean;
  /** how often the table was shown anew after an absence, instead of move by move */
  readonly returns: number;
  readonly skew: number;
  readonly sending: boolean;
  readonly refusal: wire.Refused | null;
  readonly names: string[];
  readonly myTurn: boolean;
  /** it is not this seat's turn: one is planned */
  readonly ahead?: boolean;
  /** plans for the next turn, while others play and there is time for them */
  readonly plans?: PlanDesk | null;
  /** a draft from before the page was loaded, or a plan that waits for a word: the table takes it up */
  readonly restored?: { actions: readonly G['Action'][] } | null;
  /** the actions that were restored, once */
  takeUp?(): readonly G['Action'][];
  /** let the server keep a draft that it was not asked about, so that it is there after a reload */
  keepDraft?(actions: G['Action'][]): void;
  /** let this tab keep what is chosen and is no action yet; null is nothing */
  hold?(what: unknown): void;
  /** what was held in this decision before the page was loaded */
  held?(): unknown;
  /** commit actions of your seat, all or none */
  act(...actions: G['Action'][]): Promise<CommandAnswer>;
  /** the private situation after these actions, which nobody else learns of; null when the server refuses them */
  draft(actions: G['Action'][]): Promise<wire.Drafted<G> | null>;
  /** what others' actions would lead to, as a bot's; what is drafted stays */
  tryOut?(actions: G['Action'][]): Promise<wire.Drafted<G> | null>;
  why(actions: G['Action'][]): Promise<(wire.Refused | null)[]>;
  /** the view after an earlier move, as this seat knew it; null when it cannot be had */
  moment(move: number): Promise<G['View'] | null>;
  /** the table after a move in words, with the log after so many moves; null when they cannot be had */
  words(since: number, move: number): Promise<wire.TableWords<G> | null>;
  takeBack(move: number): Promise<void>;
  vote(yes: boolean): void;
  finishStage(): void;
  revealed(): void;
  onshow: ((events: G['Event'][]) => void) | null;
}

/** What a game brings to the page. Everything else (session, replay, lobby, menu) is the same for all games. */

import type { Component, Snippet } from 'svelte';
import type { Words } from '../i18n/fluent.svelte';
import type { Game, Move, Table } from '../protocol.gen';
import type { Counsel } from '../table/counsel.svelte';
import type { TableHost } from './host';

/** A moment that is played before the table goes on. */
export interface StagedMoment {
  kind: string;
  /** it plays over the table as it was: the new view is shown when the table calls `host.revealed()` */
  holds: boolean;
}

export interface TableProps<G extends Game> {
  host: TableHost<G>;
  onmenu: () => void;
  onrematch?: (() => void) | null;
  /** tools of a replay, beside the decision */
  extra?: Snippet;
  /** the coach of a lesson */
  beside?: Snippet;
  replay?: boolean;
  /** what a lesson or a bot would do, in this order; the table marks the first that can be done now */
  suggest?: readonly G['Action'][];
  /** a bot that can be asked for advice on the decision that is open */
  counsel?: Counsel<G> | null;
  /** a refusal, with its clause, is on the screen */
  onrefused?: (rule: string | null) => void;
  /** the draft of a turn changed, or what of the hint comes next in it */
  oncompose?: (composed: Composed<G>) => void;
  /** what the player has agreed to in a draft of his own changed: this would happen */
  ondraft?: (events: readonly G['Event'][]) => void;
}

/** A turn that is composed step by step, as far as it is. */
export interface Composed<G extends Game = Game> {
  /** the steps so far, with those that followed by themselves */
  steps: readonly G['Action'][];
  /** a step is on its way, or others follow from it */
  busy: boolean;
  /** nothing is left to decide in it */
  final: boolean;
  /** a deed lies there to be looked at, and agreed to */
  reviewing: boolean;
  /** the step of the hint that can be taken now */
  next: G['Action'] | null;
}

export const nothingComposed: Composed = { steps: [], busy: false, final: false, reviewing: false, next: null };

export interface StatisticsProps<G extends Game> {
  table: string;
  view: G['View'];
  scores: number[];
  winners: number[];
  names: string[];
  /** whoever reads them, if a seat */
  me?: number | null;
  /** goes to a move of the game; without it the replay opens there */
  onpick?: (move: number) => void;
}

/** What the coach of a first game knows. */
export interface Guided<G extends Game> {
  view: G['View'];
  me: number;
  names: readonly string[];
  /** what a bot would do, one step of it; null while it thinks, or where nothing is asked */
  action: G['Action'] | null;
  stage: StagedMoment | null;
  /** a deed lies there to be looked at; what the bot would do comes after it */
  reviewing: boolean;
  /** all is decided and waits for a press */
  ready: boolean;
}

/** A message, and what fills it in; things are named as `named` does. */
export interface Sentence {
  id: string;
  words?: Words;
}

/** A place of a replay worth jumping to. */
export interface Mark {
  move: number;
  label: string;
}

export interface GamePage<G extends Game = Game> {
  name: string;
  Table: Component<TableProps<G>>;
  /** the numbers that explain a result */
  Statistics: Component<StatisticsProps<G>>;
  /** the city for a picture to keep, without anything to press */
  Picture?: Component<{ view: G['View']; names: string[] }>;
  /** what a replay shows beside the table when everything lies open, unless the table itself does */
  Open?: Component<{ view: G['View']; names: string[] }>;
  /** an action in words, for advice and hints; without it the server's words serve */
  describe?(action: G['Action'], view: G['View'], names?: readonly string[]): string;
  /** the same where nobody sees what it is a part of, such as the moments of a game; without it `describe` serves */
  retell?(action: G['Action'], view: G['View'], names?: readonly string[]): string;
  /** what the coach of a first game says now; null where it has nothing to say */
  guide?(now: Guided<G>): Sentence | null;
  /** the element that a thing in a coach's text is: selectors, the preferred first, between ` || ` */
  place?(thing: string): string;
  /** how many of these actions are one move; without it each is one */
  moveLength?(actions: readonly G['Action'][]): number;
  /** the keys of its table beside those of every table, each with the message that says what it does */
  keys?: readonly (readonly [key: string, says: string])[];
  /** the moments inside what just happened, in order; `before` is the view that the table still shows */
  stages(events: readonly G['Event'][], before: G['View']): StagedMoment[];
  /** the others' moves pause a moment so that they can be seen; not after these events */
  isQuiet(event: G['Event']): boolean;
  /** where chapters of the game begin */
  marks(moves: readonly Move<G>[]): Mark[];
  /** the public view with what each seat saw of its own, when the game is over */
  opened(view: G['View'], views: readonly G['View'][]): G['View'];
  /** what must be there before the table can be shown, such as the texts of its cards */
  ready(table: Table): Promise<void>;
}

/** Names for the parts of the generated types. */

import type { ContentData } from '../content.gen';
import type { Action, Corduba, Event, Preview, ViewData } from '../types.gen';

export type { Action, ContentData, Corduba, Preview };
export type View = ViewData;
export type GameEvent = Event;
export type Content = ContentData['content'];
/** An alternative of Caepio's row. */
export type Act = Content['caepio']['card'][number]['rows'][number][number];
export type SeatView = View['seats'][number];
export type Doing = View['doing'][number];
export type Phase = View['phase'];
export type District = keyof View['districts'];
export type Bill = NonNullable<View['bill']>;
export type Resource = keyof View['market'];
export type Cell = readonly [number, number];
export type Building = View['districts'][District]['tiles'][number]['building'];
export type Colour = SeatView['unlocked'][number];
export type Site = keyof View['sites'];
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** What is counted by name, such as a purse or a price; what is 0 may be left out. */
export type Amounts = { readonly [goods: string]: number | undefined };

/** A condition as docs/formats.md has it. */
export interface Condition {
  readonly metric?: string | null;
  readonly op?: string | null;
  readonly n?: number | null;
  readonly all?: readonly Condition[];
}

/** A step of an effect as docs/formats.md has it; which keys it has depends on `op`. */
export interface Step {
  readonly op: string;
  readonly n?: number;
  readonly item?: string;
  readonly of?: readonly string[];
  readonly distinct?: boolean;
  readonly where?: string;
  readonly districts?: number;
  readonly colour?: string;
  readonly sides?: string;
  readonly types?: number;
  readonly units?: number;
  readonly buy_mod?: number;
  readonly sell_mod?: number;
  readonly scope?: string;
  readonly kinds?: readonly string[];
  /** amounts by name */
  readonly discount?: object;
  readonly options?: readonly (readonly Step[])[];
  readonly cond?: Condition;
  readonly then?: readonly Step[];
  readonly else?: readonly Step[];
}
export type Effect = readonly Step[];

export const DISTRICTS = ['servorum', 'plebeius', 'patricius'] as const satisfies readonly District[];
export const RESOURCES = ['food', 'wood', 'stone', 'tool', 'amphora', 'marble'] as const satisfies readonly Resource[];
export const COLOURS = ['red', 'purple', 'blue', 'yellow', 'green', 'brown'] as const satisfies readonly Colour[];
export const SITES = ['lapis', 'lignum', 'cibus', 'oleum', 'marmor'] as const satisfies readonly Site[];

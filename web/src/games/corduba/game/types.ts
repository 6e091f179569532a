/** Names for the parts of the generated types. */

import type { Step } from '../content.gen';
import type { Action, Event, View } from '../types.gen';

export type { Act, Colour, Content, ContentData, District, Resource } from '../content.gen';
export type { Action, Building, Corduba, Doing, Phase, Preview, Site, View } from '../types.gen';
export type GameEvent = Event;
export type SeatView = View['seats'][number];
export type Bill = NonNullable<View['bill']>;
/** Row and column, from 0. */
export type Cell = readonly [row: number, column: number];
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** What is counted by name, such as a purse or a price; what is 0 may be left out. */
export type Amounts = { readonly [goods: string]: number | undefined };

export type { Condition, Step } from '../content.gen';
export type Effect = readonly Step[];

export { COLOURS, DISTRICTS, RESOURCES } from '../content.gen';
export { SITES } from '../types.gen';

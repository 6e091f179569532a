/** Names for the parts of the generated types. */

import type { ContentData, Step } from '../content.gen';
import type { Action, Corduba, Event, Preview, ViewData } from '../types.gen';

export type { Action, ContentData, Corduba, Preview };
export type View = ViewData;
export type GameEvent = Event;
export type Content = ContentData['content'];
export type { Act } from '../content.gen';
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

export type { Condition, Step } from '../content.gen';
export type Effect = readonly Step[];

export { COLOURS, DISTRICTS, RESOURCES } from '../content.gen';
export { SITES } from '../types.gen';

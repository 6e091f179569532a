/** Names for the game values inside the generated protocol types. */

import type { Action, Event, View } from '../types.gen';

export type { Card, Kind, Phase, Shape, Standing, TileKind } from '../types.gen';
export type { Action, View };
export type GameEvent = Event;
export type SeatView = View['seats'][number];
export type PrefectureView = View['prefectures'][number];
export type BoardView = View['board'];
/** "A", "B" or "C": wave, pine, arch. */
export type Group = string;
export type Monument = 'amphitheatre' | 'temple';
export type FinishedHouse = SeatView['finished'][number];
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

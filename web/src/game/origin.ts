/** Whence a variation comes: the game that is analysed and the move from which it goes on. Tools lead back there. */

import { getContext, setContext } from 'svelte';

interface Departure {
  table: string;
  move: number;
}

const PLACE = Symbol('origin');
export const offerOrigin = (origin: () => Departure | null): void => void setContext(PLACE, origin);
/** Asked while a component starts; null for every game that is none. */
export function originHere(): () => Departure | null {
  return getContext<(() => Departure | null) | undefined>(PLACE) ?? (() => null);
}

/** Whose colours a seat wears: Caepio, the last seat of the solo game, is always red. */

import type { View } from '../board/facts';

const RED = 3;

export function tint(view: Pick<View, 'caepio' | 'players'>, seat: number): number {
  return view.caepio && seat === view.players ? RED : seat;
}

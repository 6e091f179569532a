/** What a card's name says. */

import type { Card, Group, Kind } from './types';

export function kindOf(card: Card): Kind {
  return card[0] === 'R' ? 'roof' : card[0] === 'F' ? 'floor' : 'permit';
}

/** The prefecture colour of a permit, or null. */
export function groupOf(card: Card): Group | null {
  return kindOf(card) === 'permit' ? (card[0] as Group) : null;
}

export const valueOf = (card: Card): number => Number(card.slice(1));

export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

const ORDER: Kind[] = ['permit', 'floor', 'roof'];

/** Permits by colour, floors, roofs; high values first: the order of the hand on the table. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort(
    (a, b) =>
      ORDER.indexOf(kindOf(a)) - ORDER.indexOf(kindOf(b)) ||
      (a[0] as string).localeCompare(b[0] as string) ||
      valueOf(b) - valueOf(a),
  );
}

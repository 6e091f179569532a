/**
 * Things on their way from one place of the table to another: quickly, and not at all for whoever asks for less motion
 * or does not want to see the others' moves one by one.
 */

import { tick } from 'svelte';
import { reducedMotion, settings } from '../ui/settings.svelte';

interface Pixel {
  x: number;
  y: number;
}

/** What goes, and between which elements: the first selector that finds something on the screen is the place. */
export interface Trip<T> {
  what: T;
  from: readonly string[];
  to: readonly string[];
}

export interface Journey<T> {
  key: number;
  what: T;
  from: Pixel;
  to: Pixel;
}

/** More at once would be a swarm: a catch-up, or a table that was left for long. */
const MOST = 6;

function middle(places: readonly string[]): Pixel | null {
  for (const place of places) {
    const box = document.querySelector(place)?.getBoundingClientRect();
    if (box && box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

export class Journeys<T> {
  under: readonly Journey<T>[] = $state.raw([]);
  private made = 0;

  /** Called when the table is about to change: whence things go is looked up before, whither after it. */
  async start(trips: readonly Trip<T>[]): Promise<void> {
    if (!settings.calm || reducedMotion() || document.hidden || !trips.length || trips.length > MOST) return;
    const left = trips.map((trip) => ({ trip, from: middle(trip.from) }));
    await tick();
    const gone = left.flatMap(({ trip, from }): Journey<T>[] => {
      const to = middle(trip.to);
      return from && to ? [{ key: ++this.made, what: trip.what, from, to }] : [];
    });
    this.under = [...this.under, ...gone];
  }

  arrived(key: number): void {
    this.under = this.under.filter((journey) => journey.key !== key);
  }
}

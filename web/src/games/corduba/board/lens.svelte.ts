/** A map under two fingers: it grows and moves with them, and with one finger while it is larger than its frame. */

import type { Point } from './geometry';

/** What is shown of the map: so many times as large, and moved so many pixels from its corner. */
interface MapLook {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
export const WHOLE: MapLook = { k: 1, x: 0, y: 0 };
const MOST = 3;
/** pixels that a finger trembles without meaning to move */
const STILL = 8;

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));
const middle = (at: readonly Point[]): Point => [
  at.reduce((n, p) => n + p[0], 0) / at.length,
  at.reduce((n, p) => n + p[1], 0) / at.length,
];
const apart = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 1);

/** Fingers move from here to there: what was under them stays under them, and the frame stays covered. */
export function moved(look: MapLook, from: readonly Point[], to: readonly Point[], [w, h]: Point): MapLook {
  const k = within((look.k * apart(to)) / (apart(from) || 1), 1, MOST);
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)];
  const at = (f: number, t: number, old: number, size: number): number =>
    within(t - ((f - old) / look.k) * k, size * (1 - k), 0);
  return { k, x: at(fx, tx, look.x, w), y: at(fy, ty, look.y, h) };
}

/** Listens to a frame before anything inside does. */
export class Lens {
  look: MapLook = $state.raw(WHOLE);
  private fingers = new Map<number, { from: Point; now: Point; on: Element }>();
  private before: MapLook = WHOLE;
  /** the fingers move the map: nothing in it is meant */
  private busy = false;

  constructor(private readonly frame: () => HTMLElement | null) {}

  whole(): void {
    this.look = WHOLE;
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.busy = false;
    if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return;
    const at: Point = [event.clientX, event.clientY];
    this.fingers.set(event.pointerId, { from: at, now: at, on: event.target });
    if (this.fingers.size === 2) this.begin();
    if (this.busy) event.stopPropagation();
  }

  /** `held`: one finger moves something on the map, and not the map. */
  move(event: PointerEvent, held: boolean): void {
    const finger = this.fingers.get(event.pointerId);
    const box = this.frame()?.getBoundingClientRect();
    if (!finger || !box) return;
    finger.now = [event.clientX, event.clientY];
    if (!this.busy && !held && this.look.k > 1 && apart([finger.from, finger.now]) > STILL) this.begin();
    if (!this.busy) return;
    event.stopPropagation();
    const all = [...this.fingers.values()].slice(0, 2);
    const inside = ([x, y]: Point): Point => [x - box.left, y - box.top];
    const [from, to] = [all.map((f) => inside(f.from)), all.map((f) => inside(f.now))];
    this.look = moved(this.before, from, to, [box.width, box.height]);
  }

  up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || !this.busy) return;
    event.stopPropagation();
    this.begin(); // who lifts one finger goes on with the other
  }

  /** The click that ends a movement presses nothing. */
  click(event: MouseEvent): void {
    if (!this.busy) return;
    this.busy = false;
    event.stopPropagation();
  }

  private begin(): void {
    this.before = this.look;
    for (const [pointerId, finger] of this.fingers) {
      finger.from = finger.now;
      // what the first finger began on the map is given up
      if (!this.busy) finger.on.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
    }
    this.busy = true;
  }
}

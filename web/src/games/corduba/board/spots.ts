/** Moving the tile that is being laid among its legal spots: by pointer, arrows and turning. */

import type { MarkedSpot } from './marks';
import type { Point } from './geometry';

/** The middle of a spot in columns and rows. */
export function centre(spot: MarkedSpot): Point {
  const n = spot.cells.length;
  return [
    spot.cells.reduce((sum, c) => sum + c[1] + 0.5, 0) / n,
    spot.cells.reduce((sum, c) => sum + c[0] + 0.5, 0) / n,
  ];
}

const TURN = 0.6; // how far another spot may be before the tile rather turns under the pointer
const REACH = 2.4; // farther from the pointer there is no spot for it

/** The spot under a point of the district, in columns and rows; the tile turns only if it has to. */
export function spotAt(list: readonly MarkedSpot[], [x, y]: Point, orientation: number | null): number | null {
  let best: number | null = null;
  let least = REACH;
  list.forEach((spot, i) => {
    const [cx, cy] = centre(spot);
    const far = Math.hypot(cx - x, cy - y) + (orientation === null || spot.orientation === orientation ? 0 : TURN);
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

/** The next spot in a direction; the same one if there is none. */
export function nudge(list: readonly MarkedSpot[], from: number, [dx, dy]: Point): number {
  const here = list[from]!;
  const [x, y] = centre(here);
  let best = from;
  let least = Infinity;
  list.forEach((spot, i) => {
    const [cx, cy] = centre(spot);
    const [ahead, aside] = [(cx - x) * dx + (cy - y) * dy, Math.abs((cx - x) * dy + (cy - y) * dx)];
    if (ahead < 0.3) return;
    const far = ahead + 2 * aside + (spot.orientation === here.orientation ? 0 : TURN);
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

/** The nearest spot in the next orientation that has any; the same one if there is no other. */
export function rotate(list: readonly MarkedSpot[], from: number, step: 1 | -1 = 1): number {
  const here = list[from]!;
  const [x, y] = centre(here);
  for (let turn = 1; turn < 8; turn++) {
    const wanted = (here.orientation + step * turn + 64) % 8;
    const there = list.map((spot, i) => ({ spot, i })).filter(({ spot }) => spot.orientation === wanted);
    const far = (spot: MarkedSpot): number => Math.hypot(centre(spot)[0] - x, centre(spot)[1] - y);
    if (there.length > 0) return there.reduce((a, b) => (far(b.spot) < far(a.spot) ? b : a)).i;
  }
  return from;
}

/** The spots that bring most insulae of the builder, apart from each other and from the chosen one. */
export function best(list: readonly MarkedSpot[], chosen: number | null, seat: number, most = 3): number[] {
  const own = (spot: MarkedSpot): number => spot.insulae.filter((laid) => laid.owner === seat).length;
  const taken = new Set(chosen === null ? [] : list[chosen]!.cells.map(String));
  const found: number[] = [];
  for (const i of list.map((_, i) => i).sort((a, b) => own(list[b]!) - own(list[a]!) || a - b)) {
    const cells = list[i]!.cells.map(String);
    if (found.length === most) break;
    if (cells.some((cell) => taken.has(cell))) continue;
    found.push(i);
    cells.forEach((cell) => taken.add(cell));
  }
  return found;
}

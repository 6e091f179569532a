/** The banks of the Tiber: river and the water round the island melted into one outline, at several widths. */

import { SHIP } from '../src/games/capitol/board/rome';
import type { Point } from '../src/games/capitol/board/shapes';

const COURSE =
  'M-140 -640C-140 -440 96 -260 74 -80C70 -46 66 -24 62 0C54 60 -4 110 -6 210C-8 300 40 330 96 372C150 412 165 430 166 512' +
  'C166 600 150 620 120 660C80 712 40 740 36 820C32 900 60 960 44 1120C20 1300 64 1440 40 1760';

export const course = COURSE;

function curve(): Point[] {
  const n = COURSE.match(/-?[\d.]+/g)!.map(Number);
  const out: Point[] = [[n[0]!, n[1]!]];
  for (let i = 2; i + 5 < n.length; i += 6) {
    const [x0, y0] = out[out.length - 1]!;
    const [x1, y1, x2, y2, x3, y3] = n.slice(i, i + 6) as [number, number, number, number, number, number];
    for (let t = 1; t <= 24; t++) {
      const u = t / 24;
      const v = 1 - u;
      out.push([
        v * v * v * x0 + 3 * v * v * u * x1 + 3 * v * u * u * x2 + u * u * u * x3,
        v * v * v * y0 + 3 * v * v * u * y1 + 3 * v * u * u * y2 + u * u * u * y3,
      ]);
    }
  }
  return out;
}

/** The same points with a Catmull-Rom curve between them. */
function rounded(p: Point[]): Point[] {
  const at = (i: number): Point => p[(i + p.length) % p.length]!;
  return p.flatMap((_, i) =>
    [0, 0.2, 0.4, 0.6, 0.8].map((t) => {
      const mix = (k: 0 | 1): number => {
        const [a, b, c, d] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      return [mix(0), mix(1)] as const;
    }),
  );
}

function segment(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Distance to the shore: negative in the water. */
function field(): (x: number, y: number) => number {
  const line = curve();
  const ship = rounded(SHIP).map(([x, y]) => [166 + x * 1.22, 516 + y * 1.22] as const);
  return (x, y) => {
    let river = Infinity;
    for (let i = 1; i < line.length; i++) river = Math.min(river, segment(x, y, line[i - 1]!, line[i]!));
    river -= 42;
    let edge = Infinity;
    let inside = false;
    for (let i = 0, j = ship.length - 1; i < ship.length; j = i++) {
      const [a, b] = [ship[i]!, ship[j]!];
      edge = Math.min(edge, segment(x, y, a, b));
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    }
    const isle = (inside ? -edge : edge) - 6;
    const k = 46; // how widely the two waters melt into each other
    const h = Math.max(0, k - Math.abs(river - isle)) / k;
    return Math.min(river, isle) - (h * h * k) / 4;
  };
}

/** Left and right shore at a distance from the water line, as one closed path. */
export function shores(grow: number[]): string[] {
  const f = field();
  const step = 12;
  const rows: { y: number; runs: number[] }[] = [];
  for (let y = -640; y <= 1740; y += step) {
    const values: number[] = [];
    for (let x = -320; x <= 480; x += 6) values.push(f(x, y));
    rows.push({ y, runs: values });
  }
  return grow.map((level) => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (const { y, runs } of rows) {
      const first = runs.findIndex((v) => v < level);
      const last = runs.findLastIndex((v) => v < level);
      if (first <= 0) continue;
      const cross = (i: number, j: number): number => {
        const t = (level - runs[i]!) / (runs[j]! - runs[i]!);
        return -320 + 6 * (i + (j - i) * t);
      };
      left.push([cross(first - 1, first), y]);
      right.push([cross(last + 1, last), y]);
    }
    // curves through the middles of the segments: no corners, however coarse the rows
    const shore = (p: Point[]): string =>
      p
        .slice(1, -1)
        .map(([x, y], i) => {
          const [nx, ny] = p[i + 2]!;
          return `Q${x.toFixed(1)} ${y} ${((x + nx) / 2).toFixed(1)} ${(y + ny) / 2}`;
        })
        .join('');
    const back = right.reverse();
    return `M${left[0]![0].toFixed(1)} ${left[0]![1]}${shore(left)}L${back[0]![0].toFixed(1)} ${back[0]![1]}${shore(back)}Z`;
  });
}

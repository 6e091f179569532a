/** Shapes every drawing of the board shares: soft outlines, diamonds, and the numbers of a wooden house. */

import type { Point } from '../../../art/point';

export type { Point };

/** Half width and half depth of a block, and its height, in map units. */
export const BLOCK = { w: 22, d: 11.5, h: 14.5 } as const;

export const SITE = { w: 27, d: 14 } as const;
export const MONUMENT_SITE = { w: 54, d: 28 } as const;

const round = (n: number): number => Math.round(n * 10) / 10;

export function points(...list: Point[]): string {
  return list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

export function diamond(x: number, y: number, w: number, d: number): string {
  return points([x - w, y], [x, y + d], [x + w, y], [x, y - d]);
}

/** A small generator with a seed: the hills must look the same in every browser and every build. */
export function noise(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A closed curve through the points (Catmull-Rom written as cubic Béziers). */
export function smooth(p: readonly Point[]): string {
  const n = p.length;
  const at = (i: number): Point => p[(i + n) % n] as Point;
  let d = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d +=
      `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ` +
      `${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)} ${round(c[0])} ${round(c[1])}`;
  }
  return `${d}Z`;
}

/** A plateau: a superellipse with a little noise. */
export function plateau(x: number, y: number, rx: number, ry: number, seed: number): string {
  const random = noise(seed);
  const square = 3;
  const list: Point[] = [];
  for (let i = 0; i < 16; i++) {
    const a = (2 * Math.PI * i) / 16;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const r = (Math.abs(c) ** square + Math.abs(s) ** square) ** (-1 / square) * (1 + (random() - 0.5) * 0.09);
    list.push([x + rx * r * c, y + ry * r * s]);
  }
  return smooth(list);
}

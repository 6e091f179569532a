/** The isometric drawings of amphitheatre and temple, as lists of shapes. */

import { points, type Point } from '../board/shapes';

interface Poly {
  points: string;
  fill: string;
}

/** Two tiers of arches round the front of the amphitheatre. */
export function arches(): string {
  let d = '';
  for (const [base, high] of [
    [2, 12],
    [-12, 11],
  ] as const) {
    for (let i = 0; i < 13; i++) {
      const a = (Math.PI * (i + 0.5)) / 13;
      const wide = 5.2 * Math.sin(a) * 0.75 + 1.1;
      const x = -44 * Math.cos(a) - wide / 2;
      const y = 21 * Math.sin(a) + base;
      d += `M${x.toFixed(1)} ${y.toFixed(1)}v${(-high / 2).toFixed(1)}a${(wide / 2).toFixed(1)} ${(wide / 2 + 0.6).toFixed(1)} 0 0 1 ${wide.toFixed(1)} 0v${(high / 2).toFixed(1)}z`;
    }
  }
  return d;
}

/** u runs to the lower right, v to the lower left, z up. */
const iso = (u: number, v: number, z: number): Point => [(u - v) * 0.9, (u + v) * 0.46 - z];

export function temple(): { base: Poly[]; columns: Point[]; roof: Poly[]; tiles: string; ridge: string } {
  const base: Poly[] = [];
  for (const [e, z0, z1] of [
    [27, 0, 4],
    [24, 4, 8],
    [21.5, 8, 11],
  ] as const) {
    const f = (20 / 27) * e + 1;
    base.push(
      { points: points(iso(-e, f, z0), iso(e, f, z0), iso(e, f, z1), iso(-e, f, z1)), fill: '#efe4cd' },
      { points: points(iso(e, f, z0), iso(e, -f, z0), iso(e, -f, z1), iso(e, f, z1)), fill: '#bfa98a' },
      { points: points(iso(-e, -f, z1), iso(e, -f, z1), iso(e, f, z1), iso(-e, f, z1)), fill: '#fffaf0' },
    );
  }
  const [a, b] = [15.5, 11];
  base.push(
    { points: points(iso(-a, b, 11), iso(a, b, 11), iso(a, b, 35), iso(-a, b, 35)), fill: '#c9b391' },
    { points: points(iso(a, b, 11), iso(a, -b, 11), iso(a, -b, 35), iso(a, b, 35)), fill: '#94795a' },
  );
  const columns = [
    ...[-15, -5, 5, 15].map((v) => iso(19.5, v, 11)),
    ...[-19.5, -9.7, 0, 9.7].map((u) => iso(u, 15, 11)),
  ].sort((p, q) => p[1] - q[1]);
  const [e, f, z] = [23, 18.5, 36];
  const roof: Poly[] = [
    { points: points(iso(-e, f, z - 2), iso(e, f, z - 2), iso(e, f, z + 3), iso(-e, f, z + 3)), fill: '#f6ecd8' },
    { points: points(iso(e, f, z - 2), iso(e, -f, z - 2), iso(e, -f, z + 3), iso(e, f, z + 3)), fill: '#cdb898' },
    { points: points(iso(e, f, z + 3), iso(e, -f, z + 3), iso(e, 0, z + 17)), fill: '#efe2ca' },
    { points: points(iso(e, f - 6, z + 4.5), iso(e, -f + 6, z + 4.5), iso(e, 0, z + 13)), fill: '#b78d62' },
    { points: points(iso(-e, f, z + 3), iso(e, f, z + 3), iso(e, 0, z + 17), iso(-e, 0, z + 17)), fill: '#c8734a' },
  ];
  const line = (p: Point, q: Point): string =>
    `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`;
  const tiles = [0.2, 0.4, 0.6, 0.8]
    .map((t) => -e + 2 * e * t)
    .map((u) => line(iso(u, f, z + 3), iso(u, 0, z + 17)))
    .join('');
  return { base, columns, roof, tiles, ridge: line(iso(-e, 0, z + 17), iso(e, 0, z + 17)) };
}

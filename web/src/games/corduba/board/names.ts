/** Where the names of buildings stand: below their medallions, leaning inwards at the sides, over nothing to be read. */

import type { Cell } from './facts';
import { heart, middle, S } from './geometry';

interface NamePlace {
  building: string;
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** What a letter takes of a line, in sizes of the letters. */
const LETTER = 0.6;
/** Below the medallion, further below, above it. */
const HEIGHTS = [22, 33, -14, 28, 40, -20];
/** The letter on the roof of an insula: its reach to both sides, and its foot above the middle of the cell. */
const ROOF_LETTER = { half: 6, up: 1.5 };

/** The first word of every name; `size` is that of the letters, in the units of the drawing. */
export function placeNames(
  tiles: readonly { building: string; name: string; cells: readonly Cell[] }[],
  insulae: readonly Cell[],
  columns: number,
  size: number,
): NamePlace[] {
  const letters = insulae.map((cell) => {
    const [x, y] = middle(cell);
    return { left: x - ROOF_LETTER.half, right: x + ROOF_LETTER.half, y: y - ROOF_LETTER.up };
  });
  const placed: (NamePlace & { left: number; right: number })[] = [];
  for (const { building, name: whole, cells } of tiles) {
    const name = whole.split(' ')[0]!;
    const [x, y] = middle(heart(cells));
    const width = name.length * size * LETTER;
    const anchor = x < S * 1.1 ? 'start' : x > (columns - 1.1) * S ? 'end' : 'middle';
    const at = x + { start: -17, middle: 0, end: 17 }[anchor];
    const left = at - width * { start: 0, middle: 0.5, end: 1 }[anchor];
    const isFree = (line: number, of: readonly { left: number; right: number; y: number }[]): boolean =>
      of.every((p) => p.right < left || p.left > left + width || Math.abs(p.y - line) >= size * 0.8);
    const lines = HEIGHTS.map((h) => y + h);
    const line =
      lines.find((l) => isFree(l, placed) && isFree(l, letters)) ?? lines.find((l) => isFree(l, placed)) ?? lines[0]!;
    placed.push({ building, name, x: at, y: line, anchor, left, right: left + width });
  }
  return placed;
}

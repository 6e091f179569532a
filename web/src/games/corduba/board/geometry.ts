/**
 * The plan of a district, seen from the south: cells, outlines, and where things stand on them. Depth is drawn
 * upward.
 */

import type { Point } from '../../../art/point';
import type { Cell } from './facts';

export type { Point };

/** Width and depth of a cell in the units of a drawing; a district as a whole is scaled to its place on the map. */
export const S = 42;
export const T = S * 0.82;

/** How far a roof rises above the cells of its tile. */
export const ROOF = 14;

export const round = (n: number): number => Math.round(n * 10) / 10;

/** The street block of every cell, by `cellKey`. */
type Blocks = ReadonlyMap<string, string>;

export const cellKey = ([row, column]: Cell): string => `${row},${column}`;

const blocksOf = new WeakMap<readonly string[], Blocks>();

/** The cells of a printed map: a letter is a street block, a dot lies outside. */
export function blocks(map: readonly string[]): Blocks {
  let found = blocksOf.get(map);
  if (!found) {
    const made = new Map<string, string>();
    map.forEach((line, row) =>
      [...line].forEach((letter, column) => {
        if (letter !== '.') made.set(`${row},${column}`, letter);
      }),
    );
    blocksOf.set(map, (found = made));
  }
  return found;
}

export function cellsOf(blocks: Blocks, block?: string): Cell[] {
  return [...blocks]
    .filter(([, letter]) => block === undefined || letter === block)
    .map(([key]) => key.split(',').map(Number) as unknown as Cell);
}

/** The middle of a cell. */
export const middle = ([row, column]: Cell): Point => [(column + 0.5) * S, (row + 0.5) * T];

/**
 * The cells of a shape ('X' a cell) with its first cell here, after so many quarter turns clockwise; from 4 on it is
 * mirrored first. The first cell is the leftmost of the topmost row.
 */
export function turned(shape: readonly string[], orientation: number, first: Cell = [0, 0]): Cell[] {
  let cells: Cell[] = shape.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === 'X' ? [[row, column] as Cell] : [])),
  );
  if (orientation >= 4) cells = cells.map(([row, column]) => [row, -column]);
  for (let turn = 0; turn < orientation % 4; turn++) cells = cells.map(([row, column]) => [column, -row]);
  cells.sort(byRows);
  const [row, column] = cells[0]!;
  return cells.map(([r, c]) => [r - row + first[0], c - column + first[1]]);
}

const byRows = (a: Cell, b: Cell): number => a[0] - b[0] || a[1] - b[1];

/** The boundaries of a set of cells as grid corners, clockwise; holes run the other way. */
export function loops(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(cellKey));
  const ways = new Map<string, Point[]>(); // from a corner to the next ones
  for (const [r, c] of cells) {
    const sides: [Cell, Point, Point][] = [
      [
        [r - 1, c],
        [c, r],
        [c + 1, r],
      ],
      [
        [r, c + 1],
        [c + 1, r],
        [c + 1, r + 1],
      ],
      [
        [r + 1, c],
        [c + 1, r + 1],
        [c, r + 1],
      ],
      [
        [r, c - 1],
        [c, r + 1],
        [c, r],
      ],
    ];
    for (const [beyond, from, to] of sides) {
      if (!inside.has(cellKey(beyond))) ways.set(String(from), [...(ways.get(String(from)) ?? []), to]);
    }
  }
  const found: Point[][] = [];
  for (const [start] of ways) found.push(...walk(ways, start.split(',').map(Number) as unknown as Point));
  return found;
}

/** The loops that begin at a corner; what they use up is taken out of the ways. */
function walk(ways: Map<string, Point[]>, start: Point): Point[][] {
  const found: Point[][] = [];
  while (ways.get(String(start))?.length) {
    const loop: Point[] = [];
    let at: Point = start;
    do {
      const before = loop.at(-1);
      const next = ways.get(String(at))!;
      // where two cells touch by a corner only, the right turn keeps the loops apart
      const right = before
        ? next.findIndex((to) => to[0] - at[0] === before[1] - at[1] && to[1] - at[1] === at[0] - before[0])
        : 0;
      loop.push(at);
      at = next.splice(Math.max(0, right), 1)[0]!;
    } while (String(at) !== String(start));
    found.push(
      loop.filter((p, i) => {
        const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
        return p[0] - before[0] !== after[0] - p[0] || p[1] - before[1] !== after[1] - p[1];
      }),
    );
  }
  return found;
}

const outlines = new WeakMap<readonly Cell[], Map<string, string>>();

/**
 * A path around a set of cells with rounded corners; a positive inset shrinks it. Sets of cells never change, so it
 * is remembered.
 */
export function outline(cells: readonly Cell[], inset: number, radius: number, down = 0): string {
  const known = outlines.get(cells) ?? new Map<string, string>();
  outlines.set(cells, known);
  const key = `${inset} ${radius} ${down}`;
  let path = known.get(key);
  if (path === undefined)
    known.set(
      key,
      (path = loops(cells)
        .map((loop) => rounded(loop, inset, radius, down))
        .join('')),
    );
  return path;
}

function rounded(loop: readonly Point[], inset: number, radius: number, down: number): string {
  const n = loop.length;
  const corners = loop.map(([x, y], i): Point => {
    const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % n]!];
    const [ax, ay] = [Math.sign(x - before[0]), Math.sign(y - before[1])];
    const [bx, by] = [Math.sign(after[0] - x), Math.sign(after[1] - y)];
    return [x * S - (ay + by) * inset, y * T + (ax + bx) * inset + down];
  });
  return (
    corners
      .map((p, i) => {
        const [a, b] = [toward(p, corners.at(i - 1)!, radius), toward(p, corners[(i + 1) % n]!, radius)];
        return `${i === 0 ? 'M' : 'L'}${round(a[0])} ${round(a[1])}Q${round(p[0])} ${round(p[1])} ${round(b[0])} ${round(b[1])}`;
      })
      .join('') + 'Z'
  );
}

function toward(from: Point, to: Point, radius: number): Point {
  const length = Math.max(Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]), 0.01);
  const k = Math.min(radius, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k];
}

/** The cells as straight rows and columns, the longest first: each gets a roof of its own. */
export function runs(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const found: Cell[][] = [];
  while (left.size > 0) {
    let best: Cell[] = [];
    for (const cell of [...left.values()].sort(byRows)) {
      for (const [dr, dc] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const run: Cell[] = [];
        for (let at = cell; left.has(cellKey(at)); at = [at[0] + dr, at[1] + dc]) run.push(at);
        if (run.length > best.length) best = run;
      }
    }
    found.push(best);
    best.forEach((cell) => left.delete(cellKey(cell)));
  }
  return found;
}

export const lastRow = (cells: readonly Cell[]): number => Math.max(...cells.map((cell) => cell[0]));

/** The cell nearest to the middle of a shape, where its medallion lies. */
export function heart(cells: readonly Cell[]): Cell {
  const row = cells.reduce((sum, c) => sum + c[0], 0) / cells.length;
  const column = cells.reduce((sum, c) => sum + c[1], 0) / cells.length;
  const far = (c: Cell): number => (c[0] - row) ** 2 + (c[1] - column) ** 2 + c[0] * 0.01;
  return [...cells].sort((a, b) => far(a) - far(b))[0]!;
}

export interface Box {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The rectangle of rows and columns around some cells; bottom and right lie behind the last ones. */
export function box(cells: readonly Cell[]): Box {
  const [rows, columns] = [cells.map((c) => c[0]), cells.map((c) => c[1])];
  return {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows) + 1,
    right: Math.max(...columns) + 1,
  };
}

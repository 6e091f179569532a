/**
 * Where a finger chooses a thin tile: on it, and a little beside, but never on another one that may be chosen, and nowhere
 * nearer to another thin one.
 */

import type { Building, Cell, TileData } from './facts';
import { cellKey, loops, round, S, T } from './geometry';

/** So many parts a cell has in a row and in a column; a roof is one part high. */
const PARTS = 3;
/** How far the roofs of tiles stand above the ground of their cells, in the units of a drawing. */
const UP = 3;
/** Parts beside a tile that belong to it, of free ground and of a tile that is closed. */
const BESIDE = 2;
const INTO = 1;

/** In one row or in one column. */
export const isThin = (cells: readonly Cell[]): boolean =>
  [0, 1].some((axis) => cells.every((cell) => cell[axis] === cells[0]![axis]));

/** The parts of a tile with its roof. */
function parts(cells: readonly Cell[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const [row, column] of cells)
    for (let r = row * PARTS - 1; r < (row + 1) * PARTS; r++)
      for (let c = column * PARTS; c < (column + 1) * PARTS; c++) found.set(cellKey([r, c]), [r, c]);
  return [...found.values()];
}

const around = ([row, column]: Cell): Cell[] => [
  [row - 1, column],
  [row + 1, column],
  [row, column - 1],
  [row, column + 1],
];

const path = (reach: readonly Cell[]): string =>
  loops(reach)
    .map((loop) => `M${loop.map(([x, y]) => `${round((x * S) / PARTS)} ${round((y * T) / PARTS - UP)}`).join('L')}Z`)
    .join('');

/** The outlines within which each thin tile of a district is chosen, of tiles in the order in which they are drawn. */
export function reaches(
  { rows, columns }: { rows: number; columns: number },
  tiles: readonly TileData[],
  isLegal: (tile: TileData) => boolean,
): Map<Building, string> {
  const thin = tiles.filter((tile) => isThin(tile.cells) && isLegal(tile));
  if (thin.length === 0) return new Map();
  /** how far others may come */
  const open = new Map<string, number>();
  const reach = new Map<string, { cell: Cell; of: TileData }>();
  const isInside = ([row, column]: Cell): boolean =>
    row >= 0 && row < rows * PARTS && column >= 0 && column < columns * PARTS;
  for (const tile of tiles)
    for (const cell of parts(tile.cells)) {
      open.set(cellKey(cell), isLegal(tile) ? 0 : INTO);
      if (thin.includes(tile)) reach.set(cellKey(cell), { cell, of: tile });
    }
  // all grow by one part at a time: what lies between two belongs to the nearer one
  for (let step = 1; step <= BESIDE; step++)
    for (const { cell, of } of [...reach.values()])
      for (const next of around(cell)) {
        const key = cellKey(next);
        if (!reach.has(key) && isInside(next) && step <= (open.get(key) ?? BESIDE)) reach.set(key, { cell: next, of });
      }
  const all = [...reach.values()];
  return new Map(thin.map((tile) => [tile.building, path(all.filter((r) => r.of === tile).map((r) => r.cell))]));
}

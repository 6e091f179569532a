/**
 * How a building tile looks: halls along its cells and the detail of its trade. Any shape a pack may give it can be
 * drawn.
 */

import type { Building, Cell } from '../board/facts';
import { box, cellKey, runs, S, T, type Box } from '../board/geometry';
import { DETAILS, ellipse, type DetailName } from './details';
import { Easel, type Drawing, type HallShape } from './drawing';

/**
 * Where the detail stands: alone on a cell beside the main hall, on its first or its middle cell, on its roof, in a
 * court, in front of the baths, or all over the tile.
 */
interface TradeSign {
  detail?: DetailName;
  at?: 'lone' | 'first' | 'middle' | 'roof' | 'court' | 'baths' | 'arena';
  hall?: HallShape;
}

const TRADES: Record<Building, TradeSign> = {
  herbarium: { detail: 'garden', at: 'first' },
  aerarium: { detail: 'vault', at: 'lone', hall: { columns: true } },
  sanctuarium: { detail: 'altar', at: 'middle', hall: { wall: 7, roof: 5, columns: true } },
  collegium_fabrorum: { detail: 'logs', at: 'lone' },
  cudendum: { detail: 'chimney', at: 'roof' },
  odeum: { detail: 'cavea', at: 'lone', hall: { columns: true } },
  schola: { detail: 'statue', at: 'court' },
  balneum: { detail: 'pool', at: 'baths' },
  forum: { detail: 'statue', at: 'court' },
  aedis: { hall: { wall: 12, roof: 8, columns: true } },
  officina_fabrorum: { detail: 'slabs', at: 'lone' },
  emporium: { detail: 'stall', at: 'lone' },
  librarium: { hall: { wall: 11, columns: true } },
  ludus: { hall: { wall: 8 } },
  sanatorium: { detail: 'garden', at: 'lone' },
  basilica: { detail: 'cupola', at: 'roof', hall: { wall: 12, roof: 8, columns: true } },
  amphitheatrum: { at: 'arena' },
  excubitorium: { detail: 'tower', at: 'first', hall: { wall: 8 } },
};

const PAD = 0.14;
const drawn = new WeakMap<readonly Cell[], Drawing>();

/** The drawing of a tile on these cells, which are its own: it is made once. */
export function building(name: Building, cells: readonly Cell[]): Drawing {
  let found = drawn.get(cells);
  if (!found) drawn.set(cells, (found = draw(TRADES[name] ?? {}, cells)));
  return found;
}

function draw({ detail, at, hall }: TradeSign, cells: readonly Cell[]): Drawing {
  const easel = new Easel();
  const whole = box(cells);
  if (at === 'court' && isFull(whole, cells)) {
    easel.ring(whole.left + 0.12, whole.right - 0.12, whole.top + PAD, whole.bottom - 0.12);
    easel.detail(
      whole.bottom - 0.6,
      [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2],
      DETAILS[detail ?? 'statue'],
    );
    return easel.drawing;
  }
  if (at === 'arena' && arena(easel, whole, cells)) return easel.drawing;
  let rest = cells;
  if (at === 'baths') {
    const square = squareIn(cells);
    if (square) {
      baths(easel, square);
      rest = cells.filter(([r, c]) => r < square[0] || r > square[0] + 1 || c < square[1] || c > square[1] + 1);
    }
  }
  const halls = runs(rest);
  const stands = (cell: Cell): void => easel.detail(cell[0] + 0.9, [cell[1] + 0.5, cell[0] + 0.5], DETAILS[detail!]);
  for (const [i, run] of halls.entries()) {
    if (detail && ((at === 'lone' && run.length === 1 && halls.length > 1) || at === 'baths')) run.forEach(stands);
    else if (detail && i === 0 && (at === 'first' || (at === 'lone' && halls.length === 1)) && run.length > 1) {
      stands(run[0]!);
      along(easel, run.slice(1), hall);
    } else if (detail && i === 0 && at === 'middle' && run.length > 2) {
      const m = run.length >> 1;
      stands(run[m]!);
      along(easel, run.slice(0, m), hall);
      along(easel, run.slice(m + 1), hall);
    } else {
      along(easel, run, hall);
      if (detail && at === 'roof' && run.length > 1 && (i === 0 || detail !== 'cupola')) onRoof(easel, run, detail);
    }
  }
  return easel.drawing;
}

function along(easel: Easel, run: readonly Cell[], hall?: HallShape): void {
  const { top, left, bottom, right } = box(run);
  if (right - left >= bottom - top) easel.long(left + PAD, right - PAD, top + PAD, bottom - PAD, hall);
  else easel.deep(left + PAD, right - PAD, top + PAD, bottom - PAD, hall);
}

function onRoof(easel: Easel, run: readonly Cell[], detail: DetailName): void {
  const { top, left, bottom, right } = box(run);
  // a chimney stands at the end of a hall, a cupola over its middle
  if (detail === 'cupola')
    easel.detail(bottom + 0.1, [(left + right) / 2, (top + bottom) / 2 - 0.28], DETAILS[detail], 0.62);
  else easel.detail(run[0]![0] + 0.95, [run[0]![1] + 0.5, run[0]![0] + 0.5], DETAILS[detail]);
}

function isFull({ top, left, bottom, right }: Box, cells: readonly Cell[]): boolean {
  return (bottom - top) * (right - left) === cells.length && bottom - top > 1 && right - left > 1;
}

function squareIn(cells: readonly Cell[]): Cell | null {
  const has = new Set(cells.map(cellKey));
  return (
    cells.find(([r, c]) =>
      [
        [r, c + 1],
        [r + 1, c],
        [r + 1, c + 1],
      ].every((cell) => has.has(String(cell))),
    ) ?? null
  );
}

/** Three halls around a great cupola, on a square of four cells. */
function baths(easel: Easel, [r, c]: Cell): void {
  easel.long(c + 0.12, c + 1.88, r + 0.12, r + 0.78, { roof: 5 });
  easel.deep(c + 0.12, c + 0.62, r + 0.8, r + 1.86, { wall: 8, roof: 4 });
  easel.deep(c + 1.38, c + 1.88, r + 0.8, r + 1.86, { wall: 8, roof: 4 });
  easel.detail(r + 1.95, [c + 1, r + 1.28], [...DETAILS.cupola, ...DETAILS.portal], 0.86);
}

/** An oval along the diagonal of nine cells without two opposite corners; false if the tile is not like that. */
function arena(easel: Easel, { top, left, bottom, right }: Box, cells: readonly Cell[]): boolean {
  if (bottom - top !== 3 || right - left !== 3 || cells.length !== 7) return false;
  const has = new Set(cells.map(cellKey));
  const falls = has.has(cellKey([top, left])) && has.has(cellKey([bottom - 1, right - 1]));
  if (!falls && !(has.has(cellKey([top, right - 1])) && has.has(cellKey([bottom - 1, left])))) return false;
  const [x, y] = [(left + 1.5) * S, (top + 1.5) * T];
  const oval = (along: number, across: number, up: number): string => {
    const points = Array.from({ length: 48 }, (_, i) => {
      const angle = (i / 48) * 2 * Math.PI;
      const [u, v] = [Math.cos(angle) * along, Math.sin(angle) * across];
      const [dx, dy] = [(u - v) * Math.SQRT1_2, (u + v) * Math.SQRT1_2];
      return `${(x + (falls ? dx : -dx) * S).toFixed(1)} ${(y + dy * T - up).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  };
  easel.add(
    top,
    { paint: 'cast', d: oval(1.62, 0.84, -5) },
    { paint: 'wall', d: oval(1.58, 0.8, 0) },
    { paint: 'shade', d: oval(1.58, 0.8, 3) },
    { paint: 'wall', d: oval(1.58, 0.8, 6) },
    { paint: 'stone', d: oval(1.58, 0.8, 11) },
    { paint: 'steps', d: oval(1.4, 0.66, 10) + oval(1.22, 0.52, 8.5) },
    { paint: 'sand', d: oval(1.04, 0.38, 7) },
  );
  easel.add(
    bottom,
    { paint: 'scratch', d: `M${x - 10} ${y - 9}l5 2M${x + 6} ${y - 3}l5 2` },
    { paint: 'knob', d: ellipse(x, y - 8, 2.2, 1.8) },
  );
  return true;
}

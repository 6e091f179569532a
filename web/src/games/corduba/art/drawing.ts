/** A drawing is a list of painted paths, back to front; the paints are classes of Drawing.svelte. */

import { round, S, T, type Point } from '../board/geometry';

type Paint =
  | 'cast'
  | 'wall'
  | 'shade'
  | 'door'
  | 'pillar'
  | 'front'
  | 'back'
  | 'side'
  | 'rows'
  | 'ridge'
  | 'gable'
  | 'court'
  | 'cupola'
  | 'gleam'
  | 'knob'
  | 'sand'
  | 'scratch'
  | 'water'
  | 'pool'
  | 'ripple'
  | 'rim'
  | 'stone'
  | 'steps'
  | 'marble'
  | 'timber'
  | 'grain'
  | 'leaf'
  | 'hedge'
  | 'soil'
  | 'flame'
  | 'gold'
  | 'iron'
  | 'awning'
  | 'stripe'
  | 'brick'
  | 'smoke'
  | 'soot'
  | 'rock'
  | 'face'
  | 'crack'
  | 'field'
  | 'straw'
  | 'pale';

interface Painted {
  paint: Paint;
  d: string;
  at?: Point;
  scale?: number;
}

export type Drawing = readonly Painted[];

/** A detail drawn around a point, in the units of a cell. */
export type Detail = readonly PaintedPath[];
export type PaintedPath = readonly [Paint, string];

const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;
const polygon = (...points: Point[]): string => `M${points.map(([x, y]) => point(x, y)).join('L')}Z`;

/** How a hall looks: heights of wall and roof, columns instead of doors. */
export interface HallShape {
  wall?: number;
  roof?: number;
  columns?: boolean;
}

const EAVES = 2;

/** Collects parts of a building, each with the row it stands on, so that nearer parts cover farther ones. */
export class Easel {
  private readonly parts: { row: number; painted: Painted[] }[] = [];

  get drawing(): Drawing {
    return [...this.parts].sort((a, b) => a.row - b.row).flatMap((part) => part.painted);
  }

  add(row: number, ...painted: Painted[]): void {
    this.parts.push({ row, painted });
  }

  detail(row: number, [x, y]: Point, detail: Detail, scale = 1): void {
    const at: Point = [round(x * S), round(y * T)];
    this.add(row, ...detail.map(([paint, d]): Painted => (scale === 1 ? { paint, d, at } : { paint, d, at, scale })));
  }

  /** A hall whose ridge runs from west to east: one sees its front slope. Sides are in cells. */
  long(
    left: number,
    right: number,
    top: number,
    bottom: number,
    { wall = 9, roof = 6.5, columns = false }: HallShape = {},
  ): void {
    const [a, b, y, Y] = [left * S, right * S, top * T, bottom * T];
    const ridge = (y + Y) / 2 - wall - roof;
    const front: Painted[] = [{ paint: 'wall', d: polygon([a, Y - wall], [b, Y - wall], [b, Y], [a, Y]) }];
    const n = columns ? Math.max(3, Math.round((b - a) / 7)) : Math.max(1, Math.round((b - a) / (S * 0.5)));
    const xs = Array.from({ length: n }, (_, i) => a + ((b - a) * (i + 0.5)) / n);
    if (columns) front.push({ paint: 'pillar', d: xs.map((x) => `M${point(x, Y - wall)}V${round(Y)}`).join('') });
    else
      front.push({
        paint: 'door',
        d: xs.map((x) => `M${point(x - 1.6, Y)}v${round(-wall * 0.62)}h3.2v${round(wall * 0.62)}z`).join(''),
      });
    const rows = Math.max(3, Math.floor((b - a) / 5));
    this.add(
      bottom,
      ...front,
      {
        paint: 'back',
        d: polygon([a - EAVES, y - wall], [b + EAVES, y - wall], [b + EAVES - 3, ridge], [a - EAVES + 3, ridge]),
      },
      {
        paint: 'front',
        d: polygon(
          [a - EAVES, Y - wall + 1.5],
          [b + EAVES, Y - wall + 1.5],
          [b + EAVES - 3, ridge],
          [a - EAVES + 3, ridge],
        ),
      },
      {
        paint: 'rows',
        d: Array.from({ length: rows - 1 }, (_, i) => {
          const k = (i + 1) / rows;
          return `M${point(a - EAVES + (b - a + 2 * EAVES) * k, Y - wall + 1.5)}L${point(a - EAVES + 3 + (b - a + 2 * EAVES - 6) * k, ridge)}`;
        }).join(''),
      },
      { paint: 'ridge', d: `M${point(a - EAVES + 3, ridge)}H${round(b + EAVES - 3)}` },
    );
  }

  /** A hall whose ridge runs from north to south: one sees its gable. */
  deep(
    left: number,
    right: number,
    top: number,
    bottom: number,
    { wall = 9, roof = 6.5, columns = false }: HallShape = {},
  ): void {
    const [a, b, y, Y] = [left * S, right * S, top * T, bottom * T];
    const m = (a + b) / 2;
    const front: Painted[] = [
      { paint: 'wall', d: polygon([a, Y - wall], [m, Y - wall - roof], [b, Y - wall], [b, Y], [a, Y]) },
    ];
    const n = Math.max(3, Math.round((b - a) / 6));
    if (columns)
      front.push({
        paint: 'pillar',
        d: Array.from({ length: n }, (_, i) => `M${point(a + ((b - a) * (i + 0.5)) / n, Y - wall)}V${round(Y)}`).join(
          '',
        ),
      });
    else front.push({ paint: 'door', d: `M${point(m - 2, Y)}v${round(-wall * 0.66)}h4v${round(wall * 0.66)}z` });
    const rows = Math.max(3, Math.floor((Y - y) / 4.5));
    this.add(
      bottom,
      ...front,
      {
        paint: 'back',
        d: polygon([a - EAVES, y - wall], [a - EAVES, Y - wall + 1.2], [m, Y - wall - roof], [m, y - wall - roof]),
      },
      {
        paint: 'side',
        d: polygon([b + EAVES, y - wall], [b + EAVES, Y - wall + 1.2], [m, Y - wall - roof], [m, y - wall - roof]),
      },
      {
        paint: 'rows',
        d: Array.from({ length: rows - 1 }, (_, i) => {
          const down = ((Y - y) * (i + 1)) / rows;
          return `M${point(a - EAVES, y - wall + down)}L${point(m, y - wall - roof + down)}L${point(b + EAVES, y - wall + down)}`;
        }).join(''),
      },
      { paint: 'ridge', d: `M${point(m, y - wall - roof)}V${round(Y - wall - roof)}` },
      {
        paint: 'gable',
        d: `M${point(a - EAVES, Y - wall + 1.2)}L${point(m, Y - wall - roof)}L${point(b + EAVES, Y - wall + 1.2)}`,
      },
    );
  }

  /** Four halls around a court. */
  ring(left: number, right: number, top: number, bottom: number, width = 0.36): void {
    const hall: HallShape = { wall: 8, roof: 4 };
    const [a, b, y, Y] = [(left + width) * S, (right - width) * S, (top + width * 0.7) * T, (bottom - width * 0.7) * T];
    this.add(top, { paint: 'court', d: polygon([a, y], [b, y], [b, Y], [a, Y]) });
    this.long(left, right, top, top + width, { ...hall, columns: true });
    this.deep(left, left + width, top + width * 0.6, bottom - width * 0.3, hall);
    this.deep(right - width, right, top + width * 0.6, bottom - width * 0.3, hall);
    this.long(left, right, bottom - width, bottom, { ...hall, columns: true });
  }
}

/** A detail as a drawing of its own. */
export const sketch = (detail: Detail): Drawing => detail.map(([paint, d]) => ({ paint, d }));

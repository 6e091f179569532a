/** Where the nine prefectures lie on the map of Rome, and where pieces stand in them. */

import { noise, plateau, smooth, type Point } from './shapes';

export interface Ground {
  x: number;
  y: number;
  /** which end of the hill carries the monument site; the island has it at the stern */
  monument: 'left' | 'right' | 'stern';
  seed: number;
  island: boolean;
  rise: number;
}

/** The visible core of the map; land continues beyond it under the panels. */
export const CORE = { x: -14, y: 0, w: 1014, h: 952 } as const;
/** The whole drawn land. */
export const LAND = { x: -900, y: -700, w: 2800, h: 2400 } as const;

const hill = (x: number, y: number, monument: Ground['monument'], seed: number, rise = 16): Ground => ({
  x,
  y,
  monument,
  seed,
  island: false,
  rise,
});

const ROME: Record<string, Ground> = {
  capitoline: hill(488, 430, 'left', 11),
  campus_martius: hill(190, 222, 'left', 23, 8),
  tiber_island: { x: 166, y: 512, monument: 'stern', seed: 5, island: true, rise: 14 },
  quirinal: hill(502, 158, 'right', 31),
  viminal: hill(820, 200, 'left', 47),
  esquiline: hill(826, 482, 'right', 53),
  palatine: hill(537, 704, 'right', 61),
  caelian: hill(832, 790, 'left', 7),
  aventine: hill(238, 806, 'right', 83),
};

/** A board of one's own may use other names; it then takes the places in order. */
export function grounds(names: readonly string[]): Ground[] {
  const places = Object.values(ROME);
  const known = names.every((name) => name in ROME);
  return names.map((name, i) => (known ? ROME[name] : places[i % places.length]) as Ground);
}

export const HILL = { rx: 154, ry: 88 } as const;

/** The ground never changes: an outline is worked out once, not with every update. */
const outlines = new Map<string, string>();

export function outline(g: Ground, grow = 0, dx = 0, dy = 0): string {
  const key = `${g.x},${g.y},${grow},${dx},${dy}`;
  let d = outlines.get(key);
  if (d === undefined) {
    d = g.island
      ? island(g.x + dx, g.y - 2 + dy, 1 + grow / 140)
      : plateau(g.x + dx, g.y - 5 + dy, HILL.rx + grow, HILL.ry + grow, g.seed);
    outlines.set(key, d);
  }
  return d;
}

/** The island as a moored ship, as the Romans faced it in travertine: stern up, prow down. */
export const SHIP: Point[] = [
  [-118, -70],
  [-60, -112],
  [60, -112],
  [118, -70],
  [142, -8],
  [138, 50],
  [60, 96],
  [0, 112],
  [-60, 96],
  [-138, 50],
  [-142, -8],
];
/** Its outline, so large around a place. */
export function island(x: number, y: number, k = 1): string {
  return smooth(SHIP.map(([a, b]) => [a * k + x, b * k + y] as const));
}

/** Hachures on the slope below the rim. */
export function hachures(g: Ground): string {
  if (g.island) return '';
  const random = noise(g.seed * 7 + 1);
  let d = '';
  for (let i = 0; i < 46; i++) {
    const a = (Math.PI * (i + 0.5)) / 46;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const r = (Math.abs(c) ** 2.9 + Math.abs(s) ** 2.9) ** (-1 / 2.9);
    const x = g.x - HILL.rx * r * c;
    const y = g.y - 4 + HILL.ry * r * s;
    d += `M${x.toFixed(1)} ${(y - 2).toFixed(1)}l${(-c * 3).toFixed(1)} ${(g.rise * (0.55 + random() * 0.4)).toFixed(1)}`;
  }
  return d;
}

export interface Sites {
  /** centres in the order in which houses take them; fountains come from the other end */
  list: Point[];
  monument: Point;
}

/** Places side by side, so far below the centre. */
const row = (y: number, ...across: number[]): Point[] => across.map((x) => [x, y]);
const FRONT = row(19, -92, -31, 31, 92);
const LEFT = row(-38, 0, 58, 116);
const RIGHT = row(-38, -116, -58, 0);
const BOW = row(44, -62, 0, 62);
const DECK = row(-6, -92, -31, 31, 92);

/**
 * Sites of a prefecture with so many squares. Houses only grow, so the first stand in front and the tall ones
 * behind; fountains are low and start at the front right. Both fill from opposite ends of one list,
 * so a piece never moves when another arrives. Which site a piece takes has no meaning in the rules.
 */
export function sites(g: Ground, squares: number): Sites {
  const key = `${g.x},${g.y},${squares}`;
  const known = layouts.get(key) ?? layout(g, squares);
  layouts.set(key, known);
  return known;
}

const layouts = new Map<string, Sites>();

function layout(g: Ground, squares: number): Sites {
  const back = g.monument === 'left' ? LEFT : RIGHT;
  const monument: Point = g.monument === 'stern' ? [0, -58] : g.monument === 'left' ? [-82, -32] : [82, -32];
  const order =
    g.monument === 'stern' ? [BOW[0], BOW[1], ...DECK, BOW[2]] : [FRONT[0], FRONT[1], ...back, FRONT[2], FRONT[3]];
  const extra = [...row(42, -124, 124), ...row(46, -62, 62)];
  const list = (order as Point[]).slice();
  // fewer squares: leave out from the middle of the list, so both ends keep their meaning
  while (list.length > squares && list.length > 1) list.splice(Math.floor(list.length / 2), 1);
  while (list.length < squares && extra.length > 0) list.splice(2, 0, extra.shift() as Point);
  return {
    list: list.map(([x, y]) => [g.x + x, g.y + y] as const),
    monument: [g.x + monument[0], g.y + monument[1]],
  };
}

/** Height of the name and of the badge below the centre. */
export const below = (g: Ground): { name: number; badge: number } =>
  g.island ? { name: 82, badge: 119 } : { name: 57, badge: 94 };

/** The details that tell a trade: one of them stands on a cell of its tile. Drawn around the middle of the cell. */

import type { Detail, PaintedPath } from './drawing';

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

const log = (x: number, y: number): PaintedPath[] => [
  ['timber', rect(x - 12, y - 4, 22, 7)],
  ['grain', ellipse(x - 12, y - 0.5, 3, 3.5)],
];
const slab = (x: number, y: number): PaintedPath[] => [
  ['stone', rect(x - 7, y - 4, 13, 9)],
  ['marble', `M${x - 7} ${y - 4}l3 -4h13l-3 4zM${x + 6} ${y + 5}l3 -4v-9l-3 4z`],
];
const shrubs = (odd: number): string =>
  [0, 1, 2]
    .flatMap((i) =>
      [0, 1, 2].filter((j) => (i + j) % 2 === odd).map((j) => ellipse(-10 + 10 * i, -8 + 9 * j, 4.6, 3.6)),
    )
    .join('');

export const DETAILS = {
  garden: [
    ['soil', rect(-16, -13, 32, 27)],
    ['leaf', shrubs(0)],
    ['hedge', shrubs(1)],
  ],
  pool: [
    ['rim', rect(-16, -13, 32, 27)],
    ['water', rect(-11, -8, 22, 18)],
    ['pool', rect(-11, -5, 22, 15)],
    ['ripple', 'M-7 0h6M0 4h7'],
  ],
  logs: [...log(3, -7), ...log(-1, 0), ...log(3, 7)],
  slabs: [...slab(-6, -3), ...slab(8, 0), ...slab(-2, 9)],
  altar: [
    ['cast', ellipse(2, 10, 13, 5)],
    ['rim', 'M-9 10v-11h18v11z'],
    ['marble', 'M-11 -1h22v-4h-22z'],
    ['flame', 'M0 -18c1 4 5 5 5 9a5 4.5 0 0 1-10 0c0-2 1-3 2-4 1 1 1 1 2 1-1-2 0-4 1-6z'],
  ],
  cupola: [
    ['cast', ellipse(5, 12, 24, 9)],
    ['wall', 'M-21 4v8c0 7 42 7 42 0V4z'],
    ['cupola', 'M-21 5C-21 -30 21 -30 21 5C21 12 -21 12 -21 5Z'],
    ['gleam', 'M-14 0C-13 -13 -6 -18 0 -19'],
    ['knob', ellipse(0, -21.5, 2.8, 2.8)],
  ],
  portal: [['door', 'M-3 16v-9h6v9z']],
  tower: [
    ['cast', ellipse(5, 12, 16, 6)],
    ['wall', rect(-11, -20, 22, 33)],
    ['shade', rect(3, -20, 8, 33)],
    ['stone', 'M-13 -20v-7h5v3h4v-3h8v3h4v-3h5v7z'],
    ['door', rect(-2.5, -10, 4, 7) + rect(-4, 4, 7, 9)],
  ],
  vault: [
    ['cast', ellipse(5, 11, 18, 6)],
    ['wall', rect(-14, -3, 28, 15)],
    ['iron', rect(-5, 1, 10, 11)],
    ['gold', 'M-5 4.5h10v1h-10zM-5 8h10v1h-10z'],
    ['front', 'M-17 -3h34L0 -18z'],
    ['side', 'M17 -3L0 -18L20 -9z'],
  ],
  cavea: [
    ['cast', ellipse(4, 8, 21, 10)],
    ['stone', 'M-19 -8h38c0 26 -38 26 -38 0z'],
    ['steps', 'M-13.5 -8h27c0 17 -27 17 -27 0zM-8 -8h16c0 9 -16 9 -16 0z'],
  ],
  stall: [
    ['cast', ellipse(4, 11, 19, 5)],
    ['wall', rect(-14, -2, 28, 13)],
    ['awning', 'M-17 -11h34l-3 12h-28z'],
    ['stripe', [0, 1, 2, 3].map((i) => `M${-16.5 + i * 8.2} -11h4.1l-.4 12h-3.8z`).join('')],
  ],
  chimney: [
    ['brick', 'M-4 4v-12h8v12z'],
    ['smoke', 'M0 -9c-5 -4 3 -6 -1 -11c6 2 5 7 2 11z'],
    ['soot', ellipse(0, -8.5, 4, 1.6)],
  ],
  statue: [
    ['cast', ellipse(2, 5, 8, 3)],
    ['stone', 'M-5 5v-7h10v7z'],
    ['gold', 'M-2.5 -2c-1 -7 0 -9 2.5 -9s3.5 2 2.5 9z'],
  ],
  yard: [
    ['sand', rect(-17, -14, 34, 28)],
    ['scratch', 'M-12 -6l4 3M4 5l5 2M-3 9l-5 1M10 -8l-4 2'],
  ],
} satisfies Record<string, Detail>;

export type DetailName = keyof typeof DETAILS;

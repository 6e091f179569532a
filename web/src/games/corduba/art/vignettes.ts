/** Small pictures of the places around the city, drawn around a point. */

import { ellipse, rect } from './details';
import type { Detail, PaintedPath } from './drawing';

const log = (x: number, y: number): PaintedPath[] => [
  ['timber', rect(x - 9, y - 3.5, 17, 7)],
  ['grain', ellipse(x - 9, y, 2.6, 3.5)],
];
const olive = (x: number, y: number): PaintedPath[] => [
  ['timber', `M${x - 2} ${y + 6}v-8h2.6v8z`],
  ['hedge', ellipse(x, y - 7, 9, 7.5)],
  ['leaf', ellipse(x - 2, y - 9, 6, 4.5)],
];

export const VIGNETTES = {
  lapis: [
    ['rock', 'M-22 14L-20 -6L-8 -14L4 -8L22 -16L22 14Z'],
    ['face', 'M-22 14L-20 -6L-8 -14L-4 14Z'],
    ['stone', 'M-14 14v-8h10v8zM0 14V4h11v10z'],
    ['crack', 'M-8 -14l3 12M6 -9l3 10'],
  ],
  lignum: [
    ['hedge', 'M-14 4l7 -20l7 20zM-2 6l7 -18l7 18z'],
    ['leaf', 'M-14 4l7 -20l0 20zM-2 6l7 -18v18z'],
    ...log(6, 6),
    ...log(1, 13),
    ...log(15, 13),
  ],
  cibus: [
    ['field', 'M-22 14C-14 -6 10 -10 22 -4V14Z'],
    ['straw', [0, 1, 2, 3, 4, 5, 6].map((i) => `M${-18 + i * 6} ${12 - (i % 3) * 2}q2 -10 ${4 - i} -14`).join('')],
    ['wall', rect(6, -4, 12, 10)],
    ['front', 'M3 -4l9 -8l9 8z'],
  ],
  oleum: [...olive(-13, 4), ...olive(13, 0)],
  marmor: [
    ['pale', 'M-22 14L-18 -8L-2 -15L14 -8L22 14Z'],
    ['marble', 'M-18 -8L-2 -15L-4 14H-22Z'],
    ['crack', 'M-14 -4l8 12M2 -12l5 14'],
  ],
  portus: [
    ['pool', 'M-22 4C-14 0 -8 8 0 4S14 0 22 4V15H-22Z'],
    ['timber', 'M-13 4h22l-4 8h-14z'],
    ['timber', 'M-2.8 4v-20h1.6v20z'],
    ['marble', 'M-1 -15c9 1 11 9 9 16h-9z'],
  ],
} satisfies Record<string, Detail>;

/** Monuments by their usual names; a pack with others gets the arch. */
const MONUMENTS: Record<string, Detail> = {
  pons: [
    ['pool', 'M-28 12C-18 2 18 2 28 12V16H-28Z'],
    ['stone', 'M-28 2C-12 -10 12 -10 28 2V14H21a6 7 0 0 0-12 0H6a6 7 0 0 0-12 0H-9a6 7 0 0 0-12 0H-28Z'],
  ],
  murus: [
    ['stone', 'M-28 14V-4h6v3h5v-3h6v18zM28 14V-4h-6v3h-5v-3h-6v18z'],
    ['rim', 'M-12 14V-14h5v4h4v-4h6v4h4v-4h5V14H6V4a6 6 0 0 0-12 0v10z'],
  ],
  aqua: [
    ['stone', 'M-28 14V-12H28V14H22V2a5 5 0 0 0-10 0V14H5V2a5 5 0 0 0-10 0V14H-12V2a5 5 0 0 0-10 0V14Z'],
    ['pool', rect(-29, -15, 58, 4)],
  ],
  theatrum: [
    ['stone', 'M-26 10a26 24 0 0 1 52 0z'],
    ['steps', 'M-18 10a18 16 0 0 1 36 0M-10 10a10 9 0 0 1 20 0'],
    ['brick', rect(-26, 10, 52, 5)],
  ],
  templum: [
    ['rim', rect(-24, 11, 48, 3)],
    ['stone', [-20, -10, 0, 10, 20].map((x) => rect(x - 2.2, -4, 4.4, 15)).join('')],
    ['brick', 'M-26 -4L0 -17L26 -4z'],
  ],
  circus: [
    ['stone', 'M-14.5 -12h29a13.5 13.5 0 0 1 0 27h-29a13.5 13.5 0 0 1 0 -27z'],
    ['sand', 'M-13.5 -6h27a7.5 7.5 0 0 1 0 15h-27a7.5 7.5 0 0 1 0 -15z'],
    ['brick', rect(-12, 0, 24, 3)],
  ],
};
const ARCH: Detail = [
  ['stone', 'M-20 14V-8h40v22h-11v-10a9 9 0 0 0-18 0v10z'],
  ['rim', rect(-23, -13, 46, 6)],
];

export const monument = (id: string): Detail => MONUMENTS[id] ?? MONUMENTS[id.split('_')[0]!] ?? ARCH;

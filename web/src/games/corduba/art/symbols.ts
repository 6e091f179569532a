/**
 * The symbols of Corduba, drawn in a box of 24 from back to front. Workers and own insulae take the seat's colour by
 * --w, signs of one colour the colour of the text.
 */

import type { SVGAttributes } from 'svelte/elements';
import { ellipse, rect } from './details';

/** The attributes of a path. */
type PenStroke = SVGAttributes<SVGPathElement>;
type Drawn = readonly PenStroke[];

const disc = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

const flat = (fill: string, d: string): PenStroke => ({ d, fill });
/** Filled, and drawn around in ink. */
const inked = (fill: string, d: string): PenStroke => ({ d, fill, class: 'k' });
const line = (stroke: string, width: number, d: string): PenStroke => ({
  d,
  fill: 'none',
  stroke,
  'stroke-width': width,
});
const rounded = (stroke: string, width: number, d: string): PenStroke => ({
  ...line(stroke, width, d),
  'stroke-linecap': 'round',
});
/** A stick of this colour, seen against anything. */
const stick = (colour: string, width: number, d: string): Drawn => [
  rounded('#33261a', 4.6, d),
  rounded(colour, width, d),
];
const leaf = (x: number, y: number, turned: number): PenStroke => ({
  ...flat('currentColor', ellipse(x, y, 3.2, 1.7)),
  transform: `rotate(${turned} ${x} ${y})`,
});
const person = (fill: string): PenStroke =>
  inked(fill, 'M12 2a4.3 4.3 0 0 1 2.6 7.7c3.4 1 5 5 5.6 12.3H3.8c.6-7.3 2.2-11.3 5.6-12.3A4.3 4.3 0 0 1 12 2z');
const house = (walls: string, roof: string, door: string): Drawn => [
  inked(walls, 'M4 12v9h16v-9'),
  inked(roof, 'M1.5 12L7 4h10l5.5 8z'),
  flat(door, rect(10, 15, 4, 6)),
];
const tablet = (x: number): string =>
  `M${x + 1} 4h6.5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-6.5a1 1 0 0 1-1-1v-14a1 1 0 0 1 1-1z`;

/** The signs that stand in lines of text. */
export const SYMBOLS = {
  food: [
    line('#a87a1c', 2, 'M12 22V9M8 22l3-9M16 22l-3-9'),
    inked('#f0c14b', 'M12 10c-3-2-3-6 0-9 3 3 3 7 0 9z'),
    inked('#f0c14b', 'M7 13c-4 0-5-4-4-7 3 0 6 3 4 7zM17 13c4 0 5-4 4-7-3 0-6 3-4 7z'),
    line('#8a4a1c', 2.6, 'M7.5 17h9'),
  ],
  wood: [
    inked('#a8713d', 'M8 4h11a4 4 0 0 1 0 8H8z'),
    inked('#ecc893', ellipse(8, 8, 3.4, 4)),
    inked('#96602f', 'M6 12h11a4 4 0 0 1 0 8H6z'),
    inked('#ecc893', ellipse(6, 16, 3.4, 4)),
    line('#96602f', 1, 'M6 14.5a1.5 1.5 0 1 0 .1 0M8 6.5a1.5 1.5 0 1 0 .1 0'),
  ],
  stone: [
    inked('#8f9296', 'M3 9l8-4 10 3v8l-9 5-9-4z'),
    inked('#c9cccf', 'M3 9l9 4 9-5-10-3z'),
    inked('#70747a', 'M12 13v8l9-5V8z'),
  ],
  tool: [...stick('#b9803f', 2.4, 'M5 21L15 9'), inked('#9fb0ba', 'M9 4l4-2 9 7-3 4-4-2-1-3z')],
  amphora: [
    line('#33261a', 2, 'M9 6C3 5 3 12 7 12M15 6c6-1 6 6 2 6'),
    inked('#cf6f42', 'M9.5 2h5v4c5 3 4 9 1.5 12.5L13.5 22h-3L8 18.5C5.5 15 4.5 9 9.5 6z'),
    line('#f6d9b8', 1.6, 'M7 11.5h10'),
  ],
  marble: [
    inked('#eef1f4', 'M5 7v11c0 4 14 4 14 0V7z'),
    inked('#fff', ellipse(12, 6.5, 7.5, 3.6)),
    line('#a9b4c0', 1.5, 'M8.5 11v9M12 11.5V21M15.5 11v9'),
  ],
  basic: [inked('#f0c14b', disc(7, 8, 5)), inked('#a8713d', disc(17, 8, 5)), inked('#b4b8bc', disc(12, 16, 5))],
  denarius: [
    inked('#d5d9dc', disc(12, 12, 9.6)),
    { d: 'M19 12a7 7 0 0 1-14 0a7 7 0 0 1 14 0z', fill: '#eef0f1', stroke: '#8d959b', 'stroke-dasharray': '1.4 1.6' },
    rounded('#4d565c', 2.2, 'M8.5 8l7 8M15.5 8l-7 8'),
  ],
  worker: [person('var(--w,#e3c28b)'), { ...line('#fffaf0', 1.8, 'M5.5 16.5h13'), 'stroke-opacity': 0.75 }],
  special: [person('#fff3d0'), flat('#d58a14', 'M12 12.5l1.2 2.6 2.8.3-2 2 .6 2.8-2.6-1.4-2.6 1.4.6-2.8-2-2 2.8-.3z')],
  merchant: [
    inked('#c0542c', 'M3 9l2-5h14l2 5z'),
    inked('#f7e5c8', 'M3 9c0 3 4.5 3 4.5 0 0 3 4.5 3 4.5 0 0 3 4.5 3 4.5 0 0 3 4.5 3 4.5 0'),
    line('#33261a', 1.8, 'M5 13v8h14v-8M5 16h14'),
  ],
  senator: [
    inked('#f2c9a0', 'M12 2a4.4 4.4 0 1 1 0 8.8A4.4 4.4 0 0 1 12 2z'),
    inked('#fffaf2', 'M4 22c0-8 3-11 8-11s8 3 8 11z'),
    line('#8a1f52', 2.6, 'M9 11.5c0 4 5 6 8 10.5'),
    line('#4f7a34', 2, 'M7.6 6C8 3 10 1.6 12 1.6S16 3 16.4 6'),
  ],
  prestige: [
    line('currentColor', 2, 'M10.5 21C3 18 2 9 7 2.5M13.5 21C21 18 22 9 17 2.5'),
    leaf(5, 7, 50),
    leaf(4.6, 12, 20),
    leaf(6.5, 16.5, -15),
    leaf(19, 7, -50),
    leaf(19.4, 12, -20),
    leaf(17.5, 16.5, 15),
  ],
  popularity: [
    inked('#e8b98c', disc(6, 9, 3)),
    inked('#e8b98c', disc(18, 9, 3)),
    inked('#7fa39a', 'M1 21c0-6 2-8 5-8s5 2 5 8zM13 21c0-6 2-8 5-8s5 2 5 8z'),
    inked('#f2c9a0', disc(12, 6, 3.6)),
    inked('#2f7a6d', 'M6 22c0-8 2.5-11 6-11s6 3 6 11z'),
  ],
  harmony: [
    inked('#2f6f9a', 'M.8 6.5h5v11h-5z'),
    inked('#a8443a', 'M23.2 6.5h-5v11h5z'),
    inked('#f2c9a0', 'M5.8 8l5-1.5 3 1.5 4.4-.5v8.5l-3.2 2.5c-1 .8-2 .6-2.6 0L5.8 15z'),
    inked('#e2ab7c', 'M18.2 8l-5-1-4.2 3.5c0 1.8 2 2.2 3.6 1.2l5.6 4.3'),
    rounded('#33261a', 1.2, 'M9.8 17.2l1.6-1.6M12 18.8l1.6-1.7'),
  ],
  unrest: [
    inked('#d8431f', 'M12 1c1 5 7 7 7 13.5A7 7.5 0 0 1 5 14.5c0-3 1.5-4.5 3-6 .2 2 .8 3 2 3.5C9.5 8 10 4 12 1z'),
    flat(
      '#ffc23d',
      'M12 11c.5 2.5 3.5 3.5 3.5 6.5a3.5 3.8 0 0 1-7 0c0-1.7.8-2.5 1.6-3.2.2 1 .5 1.4 1 1.7-.2-2 0-3.5.9-5z',
    ),
  ],
  register: [
    inked('#8a5a30', tablet(2.5)),
    inked('#8a5a30', tablet(13)),
    flat('#3e3226', rect(4.2, 6, 5.2, 12)),
    flat('#3e3226', rect(14.7, 6, 5.2, 12)),
    line('#f3dfb8', 1.3, 'M5.5 8.5h2.6M5.5 11.5h2.6M5.5 14.5h2.6M16 8.5h2.6M16 11.5h2.6'),
  ],
  velites: [
    line('#33261a', 2, 'M20 2L6 20'),
    inked('#9fb0ba', 'M21.5 1l-1 4-2.5-2z'),
    inked('#c9a15a', disc(10, 14, 7)),
    flat('#7a5a26', disc(10, 14, 2.4)),
  ],
  legionary: [
    inked('#b4342f', 'M6 3c4-1.5 8-1.5 12 0v18c-4 1.5-8 1.5-12 0z'),
    line('#f2c65a', 1.5, 'M12 5v14M8 7l2 3M16 7l-2 3M8 17l2-3M16 17l-2-3'),
    inked('#f2c65a', disc(12, 12, 2.4)),
  ],
  equites: [
    inked('#8c5e3c', 'M7 22c0-6-1-7 1-11l-4 2-2-3 6-6 2-3 2 3c6 1 9 6 9 12v6z'),
    line('#3f2716', 2.4, 'M12 5c5 2 7 7 7 12'),
    flat('#fff', disc(9.5, 8, 1.1)),
  ],
  offering: [
    inked('#f0912d', 'M12 1c1 3 4 4 4 7a4 4 0 0 1-8 0c0-2 1-3 2-4 .3 1 .6 1.4 1 1.6C10.8 4 11 2.5 12 1z'),
    inked('#e9dfd0', 'M4 12h16l-3 4H7z'),
    inked('#b79ac9', 'M8 16h8l1 6H7z'),
  ],
  insula: house('#e3c28b', 'var(--w,#2a62ad)', '#6b4824'),
  neutral: house('#ece3d3', '#a39a8c', '#6d6457'),
  unlock: [
    line('#33261a', 5, disc(8, 8, 5)),
    line('#dba52c', 2.6, disc(8, 8, 5)),
    ...stick('#dba52c', 2.2, 'M12 12l8 8M17 17l3-3M14.5 14.5l2.5-2.5'),
  ],
  peculium: [
    inked('#a8713d', 'M8 8C2 13 2 22 12 22s10-9 4-14z'),
    inked('#c99458', 'M8 3h8l-1.5 5h-5z'),
    line('#fff2d6', 1.8, 'M9.5 13l5 5M14.5 13l-5 5'),
  ],
  monument: [inked('#efe6d4', 'M2 22V6h20v16h-5v-7a5 5 0 0 0-10 0v7z'), inked('#dccfb4', 'M1 3h22v4H1z')],
  milestone: [
    inked('#e7dcc6', 'M6 22V8a6 6 0 0 1 12 0v14z'),
    line('#6a563f', 1.5, 'M9 9h6M9 12.5h6M9 16h4'),
    line('#33261a', 2, 'M3 22h18'),
  ],
  rome: [
    inked(
      '#e0ab2c',
      'M12 6c-3-4-8-3-11-4 1 8 4 10 8 10-1 2-3 3-4 4 3 1 5 0 7-2 2 2 4 3 7 2-1-1-3-2-4-4 4 0 7-2 8-10-3 1-8 0-11 4z',
    ),
    line('#8a5d00', 2, 'M6 19h12M8 22h8'),
  ],
  build: [...stick('#b9803f', 2.2, 'M3 21l8-8'), inked('#aebbc3', 'M9 9l10-7 3 10-7 3z')],
  activate: [inked('#f6dfb0', disc(12, 12, 9.5)), flat('#ab4a0e', 'M9.5 7.5l7 4.5-7 4.5z')],
  storage: [inked('#d6ac6c', 'M3 8l9-4 9 4v9l-9 4-9-4z'), inked('none', 'M3 8l9 4 9-4M12 12v9')],
  order: [
    { ...rounded('currentColor', 2.2, 'M3 7h13M12 3l4 4-4 4M21 17H8M12 13l-4 4 4 4'), 'stroke-linejoin': 'round' },
  ],
  portus: [
    inked('#8a5a30', 'M2 15h20l-3 6H5z'),
    line('#33261a', 1.8, 'M12 2v13'),
    inked('#fff7e6', 'M12 3c6 1 7 6 6 10h-6z'),
  ],
  castra: [
    inked('#c9503c', 'M2 21L12 4l10 17z'),
    flat('#6d1f16', 'M12 4l-3 17h6z'),
    inked('#f2c65a', 'M12 4V1h5l-1.5 1.5L17 4h-5'),
  ],
  servorum: [rounded('currentColor', 4.6, 'M12 2.5a9.5 9.5 0 1 1-6.7 2.8'), flat('currentColor', disc(12, 12, 2.6))],
  plebeius: [
    line('currentColor', 2.6, 'M12 22V8'),
    flat(
      'currentColor',
      'M12 8c-3-2-3-5 0-7 3 2 3 5 0 7zM11 14c-5 0-6-3-6-6 4 0 6 2 6 6zM13 14c5 0 6-3 6-6-4 0-6 2-6 6zM11 20c-5 0-6-3-6-6 4 0 6 2 6 6zM13 20c5 0 6-3 6-6-4 0-6 2-6 6z',
    ),
  ],
  patricius: [flat('currentColor', 'M2 8l5 4 5-9 5 9 5-4-2 12H4z')],
} satisfies Record<string, Drawn>;

/** What the specialists of a colour hold; the paint is that of the badge it lies on. */
export const BADGES: Record<string, Drawn> = {
  red: [{ d: 'M5 20v-7a7 7 0 0 1 14 0v7h-4v-5h-3v5z' }, { d: 'M4 7c3-5 13-5 16 0l-2 1.5c-3-3-9-3-12 0z' }],
  purple: [
    {
      d: 'M12 3c1.5 3 4.5 4.5 4.5 7.5a4.5 4.5 0 0 1-9 0c0-2 1-3 2-4 .4 1 .8 1.5 1.5 1.5-.3-2 0-3.5 1-5zM5 16h14l-2 2.5V21H7v-2.5z',
    },
  ],
  blue: [
    {
      d: 'M6 3v9c0 4 2.5 6 6 6s6-2 6-6V3h-2.4v9c0 2.6-1.4 3.7-3.6 3.7s-3.6-1.1-3.6-3.7V3zM4 3h16v2H4zM10.2 6h1.3v8h-1.3zM12.6 6h1.3v8h-1.3zM8 19h8v2H8z',
    },
  ],
  yellow: [{ d: 'M11 3h2v3h7l2.5 7a4 4 0 0 1-7 0L18 7.6h-5V18h4v2.5H7V18h4V7.6H6L8.5 13a4 4 0 0 1-7 0L4 6h7z' }],
  green: [
    { d: 'M11 2h2v20h-2z' },
    rounded(
      'currentColor',
      2.2,
      'M7 5.5c6-2.5 11 0 9.5 3.5-1 2.5-8.5 2-9 4.5-.4 2.2 4 3 8.5 2.2M8 18.5c3 1.5 6 1 8-.5',
    ),
  ],
  brown: [{ d: 'M4 5h12l4 3-4 3h-2v10h-4V11H4z' }],
};

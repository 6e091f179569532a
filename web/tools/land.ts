/** Draws the land under the board once (`npm run land`): contours, roads, the Tiber, the wall, trees. */

import { writeFileSync } from 'node:fs';
import { LAND, grounds, island, outline } from '../src/games/capitol/board/rome';
import { lettering } from '../src/art/lettering';
import { course, shores } from './river';

const INK = '#8a7146';
const STONE = ['#f4ecdc', '#b9a785'] as const;
const NAMES = [
  'capitoline',
  'campus_martius',
  'tiber_island',
  'quirinal',
  'viminal',
  'esquiline',
  'palatine',
  'caelian',
  'aventine',
];

const cast = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#3f2c10" opacity=".22"/>`;

const pine = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${cast(7, 2, 14, 5)}<path d="M-1.4 0L-.8 -20L-7 -26M-.8 -18L6 -26" stroke="#7d5c3a" stroke-width="2.4" fill="none"/>` +
  '<path d="M-18 -24C-18 -36 18 -38 18 -24C10 -19 -10 -19 -18 -24Z" fill="#596e45"/><path d="M-16 -26C-14 -36 8 -37 12 -29C4 -25 -8 -24 -16 -26Z" fill="#7d9161"/></g>';

const cypress = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${cast(5, 1, 9, 3.4)}<path d="M0 1C-8 -4 -6 -26 0 -38C6 -26 8 -4 0 1Z" fill="#596e45"/><path d="M-1 -1C-6 -6 -5 -24 0 -36C0 -24 0 -10 -1 -1Z" fill="#7d9161"/></g>`;

function words(text: string, cap: number, track: number): { svg: string; width: number } {
  const art = lettering(text, track)!;
  const k = cap / 100;
  const svg = art.strokes
    .map((s) => `<path d="${s.d}" stroke-width="${s.width}" transform="translate(${s.x} 0)"/>`)
    .join('');
  return { svg: `<g transform="scale(${k})" fill="none" stroke="currentColor">${svg}</g>`, width: art.width * k };
}

const all = grounds(NAMES);
const isle = all[2]!;
let s =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LAND.x} ${LAND.y} ${LAND.w} ${LAND.h}">` +
  '<defs><radialGradient id="land" gradientUnits="userSpaceOnUse" cx="420" cy="380" r="1000"><stop offset="0" stop-color="#f6ecd6"/><stop offset=".6" stop-color="#e9dcc0"/><stop offset="1" stop-color="#cdb98f"/></radialGradient>' +
  '<linearGradient id="tiber" gradientUnits="userSpaceOnUse" x1="-60" y1="0" x2="330" y2="0"><stop offset="0" stop-color="#b4d6d5"/><stop offset=".5" stop-color="#86b9bd"/><stop offset="1" stop-color="#7db2b7"/></linearGradient></defs>' +
  `<rect x="${LAND.x}" y="${LAND.y}" width="${LAND.w}" height="${LAND.h}" fill="url(#land)"/>`;

// contour engraving round the hills
for (const g of all) {
  if (g.island) continue;
  for (const j of [1, 2, 3]) {
    s += `<path d="${outline(g, 13 * j, 3 * j, 8 + 3 * j)}" fill="none" stroke="${INK}" stroke-opacity="${(0.26 - 0.055 * j).toFixed(2)}" stroke-width="1.1"/>`;
  }
}

const roads = [
  'M480 300C420 200 360 60 330 -160S280 -420 300 -700',
  'M505 560C640 560 700 600 760 640C860 690 960 640 1250 660S1800 640 1950 700',
  'M470 570C420 640 430 820 440 1100S470 1400 450 1760',
  'M690 330C760 340 900 340 1260 320S1700 340 1950 280',
  'M690 330C640 330 560 300 480 300C380 320 350 330 330 400C320 470 340 520 400 560C470 580 480 560 505 560C600 560 670 440 690 330Z',
  'M690 860C700 930 760 1000 900 1150S1130 1400 1200 1760',
];
for (const d of roads)
  s += `<path d="${d}" fill="none" stroke="#a88d5a" stroke-opacity=".55" stroke-width="13" stroke-linecap="round"/>`;
for (const d of roads) s += `<path d="${d}" fill="none" stroke="#fbf3df" stroke-width="9.5" stroke-linecap="round"/>`;

const [water, edge, sand, bank] = shores([0, 3, 7, 12]) as [string, string, string, string];
s += `<path d="${bank}" fill="#b59f70"/><path d="${sand}" fill="#f6ecd6"/><path d="${edge}" fill="#5b959d"/><path d="${water}" fill="url(#tiber)"/>`;
for (const [off, o] of [
  [-22, 0.5],
  [-6, 0.7],
  [12, 0.55],
  [26, 0.4],
] as const) {
  s += `<path d="${course}" transform="translate(${off} ${(off / 3).toFixed(1)})" fill="none" stroke="#eaf6f4" stroke-opacity="${o}" stroke-width="1.6" stroke-dasharray="26 34 10 48" stroke-dashoffset="${off * 5}" stroke-linecap="round"/>`;
}
for (const [k, dash] of [
  [1.12, '18 30 8 40'],
  [1.17, '10 46 22 38'],
] as const) {
  s += `<path d="${island(isle.x, isle.y + 4, k)}" fill="none" stroke="#eaf6f4" stroke-opacity=".6" stroke-width="1.5" stroke-dasharray="${dash}" stroke-linecap="round"/>`;
}
// the bridges of Fabricius and Cestius
for (const [x0, y0, x1, y1] of [
  [300, 486, 352, 470],
  [-6, 540, -60, 556],
] as const) {
  s += `<path d="M${x0} ${y0 + 7}L${x1} ${y1 + 7}" stroke="#5a4322" stroke-opacity=".3" stroke-width="20"/><path d="M${x0} ${y0}L${x1} ${y1}" stroke="${STONE[1]}" stroke-width="19"/><path d="M${x0} ${y0 - 2}L${x1} ${y1 - 2}" stroke="${STONE[0]}" stroke-width="14"/>`;
}
// the Servian wall with towers
const wall = [
  [352, 28],
  [420, 20],
  [640, 14],
  [700, 60],
  [985, 70],
  [1010, 340],
  [1012, 640],
  [1010, 900],
  [700, 922],
  [420, 936],
  [96, 934],
] as const;
const line = (dx: number, dy: number): string => wall.map(([x, y]) => `${x + dx},${y + dy}`).join(' ');
s += `<polyline points="${line(3, 6)}" fill="none" stroke="#4a351a" stroke-opacity=".25" stroke-width="9"/><polyline points="${line(0, 0)}" fill="none" stroke="${STONE[1]}" stroke-width="8"/><polyline points="${line(0, 0)}" fill="none" stroke="${STONE[0]}" stroke-width="4.5" stroke-dasharray="9 2"/>`;
for (const [x, y] of wall) {
  s += `<g transform="translate(${x} ${y})"><rect x="-9" y="-15" width="18" height="20" fill="${STONE[1]}"/><rect x="-9" y="-15" width="10" height="20" fill="${STONE[0]}"/><path d="M-10 -15h20v-3h-4v2h-4v-2h-4v2h-4v-2h-4z" fill="${STONE[1]}"/></g>`;
}
for (const [x, y, k] of [
  [362, 318, 1],
  [338, 338, 0.8],
  [664, 300, 0.9],
  [676, 566, 1.05],
  [700, 584, 0.8],
  [392, 632, 1],
  [372, 650, 0.75],
  [-74, 352, 0.8],
  [272, 668, 0.9],
  [298, 682, 0.7],
  [336, 86, 0.9],
  [676, 132, 0.75],
  [960, 354, 0.9],
  [410, 866, 0.9],
  [700, 884, 0.9],
  [690, 372, 0.7],
  [988, 612, 0.85],
  [-180, 120, 0.9],
  [-150, 140, 0.7],
  [-240, 420, 1],
  [-120, 700, 0.9],
  [-210, 860, 1],
  [1120, 210, 0.9],
  [1150, 226, 0.7],
  [1230, 480, 1],
  [1100, 780, 0.9],
  [1260, 860, 0.8],
  [180, 30, 0.8],
] as const)
  s += pine(x, y, k);
for (const [x, y, k] of [
  [348, 366, 0.8],
  [646, 586, 0.9],
  [660, 592, 0.7],
  [420, 610, 0.8],
  [340, 108, 0.8],
  [968, 628, 0.8],
  [250, 676, 0.7],
  [430, 880, 0.7],
  [672, 318, 0.7],
  [-162, 160, 0.8],
  [-225, 440, 0.8],
  [1140, 250, 0.8],
  [1082, 796, 0.8],
  [1215, 500, 0.7],
] as const)
  s += cypress(x, y, k);
const forum = words('FORVM', 11, 26);
s += `<g color="${INK}" opacity=".85" transform="translate(${(488 - forum.width / 2).toFixed(1)} 569)">${forum.svg}</g>`;
const tiber = words('TIBERIS', 13, 60);
s += `<g color="#fff" opacity=".8" transform="translate(36 836) rotate(90) translate(-40 -6)">${tiber.svg}</g></svg>`;

/** The same land by moonlight: every colour of the day has its own of the night. */
const NIGHT: Record<string, string> = {
  '#f6ecd6': '#2a3946',
  '#e9dcc0': '#1e2a35',
  '#cdb98f': '#131c25',
  '#8a7146': '#8fa3b0',
  '#a88d5a': '#0e161d',
  '#fbf3df': '#455662',
  '#b59f70': '#4f5a5c',
  '#5b959d': '#1b3c4e',
  '#b4d6d5': '#3b6d84',
  '#86b9bd': '#2d5a70',
  '#7db2b7': '#284f63',
  '#eaf6f4': '#8fbccc',
  '#f4ecdc': '#b9b4a8',
  '#b9a785': '#5f625f',
  '#7d9161': '#4d6a57',
  '#596e45': '#2f463b',
  '#7d5c3a': '#4c3c2e',
  '#3f2c10': '#02060a',
  '#5a4322': '#04080b',
  '#4a351a': '#000000',
  '#fff': '#a9c6d6',
};

for (const [name, text] of [
  ['land', s],
  ['land-dark', s.replace(/#[0-9a-f]{3,6}/g, (colour) => NIGHT[colour] ?? colour)],
] as const) {
  writeFileSync(`src/games/capitol/board/${name}.svg`, text);
  console.log(`${name}.svg ${text.length} bytes`);
}

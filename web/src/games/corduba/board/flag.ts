/** The flag beside the tile in hand: what it says and where it flies. */

import type { Glyph } from '../art/effects';
import { districtOf, prestigeOf, type Cell, type District, type View } from './facts';
import { box, S, T } from './geometry';
import { spotShown, type Spots } from './marks';

/** Denarii, prestige and own insulae: from the draft if it is of the spot shown, else what the spot tells. */
export function flagGlyphs(
  view: View,
  draft: View | null,
  spots: Spots | null,
  pointed: number | null,
  district: District,
  me: number | null,
): Glyph[] {
  const shown = spotShown(spots, pointed);
  const spot = spots && shown !== null ? spots.list[shown] : undefined;
  const seat = spots?.seat ?? me;
  const [before, after] = seat === null ? [] : [view.seats[seat], draft?.seats[seat]];
  if (!before) return [];
  const isDraft = after !== undefined && (pointed === null || pointed === spots?.chosen);
  const count = (test: (laid: NonNullable<typeof spot>['insulae'][number]) => boolean): number =>
    spot?.insulae.filter(test).length ?? 0;
  const coins = isDraft
    ? (after.goods.denarii ?? 0) - (before.goods.denarii ?? 0)
    : -count((laid) => laid.why === 'forced');
  const prestige = isDraft ? prestigeOf(draft!, seat!, district) - before.prestige[district].value : 0;
  const own = (stands: View): number =>
    districtOf(stands, district).insulae.filter((insula) => insula.owner === seat).length;
  const insulae = isDraft ? own(draft!) - own(view) : count((laid) => laid.owner === seat);
  const glyph = (sign: Glyph['sign'], n: number): Glyph[] => (n === 0 ? [] : [{ sign, n: n < 0 ? `−${-n}` : `+${n}` }]);
  return [...glyph('denarius', coins), ...glyph('prestige', prestige), ...glyph('insula', insulae)];
}

export const HEIGHT = 28;
const TIP = 11; // from the point of the flag to its cloth

/** The point of the flag: beside the tile, in the row where it covers least of what matters. */
export function flagPlace(
  cells: readonly Cell[],
  avoid: readonly Cell[],
  width: number,
  columns: number,
  rows: number,
): { x: number; y: number; left: boolean } {
  const { top, bottom } = box(cells);
  const places = [];
  for (let row = Math.max(0, top - 1); row <= Math.min(rows - 1, bottom); row++) {
    for (const left of [false, true]) {
      const inRow = cells.filter(([r]) => Math.abs(r - row) <= (row < top || row >= bottom ? 1 : 0)).map(([, c]) => c);
      const x = (left ? Math.min(...inRow) : Math.max(...inRow) + 1) * S;
      const y = (row + 0.5) * T;
      const [from, to] = left ? [x - TIP - width, x - TIP] : [x + TIP, x + TIP + width];
      const covers = (list: readonly Cell[]): number =>
        list.reduce(
          (sum, [r, c]) =>
            sum + overlap(from, to, c * S, (c + 1) * S) * overlap(y - HEIGHT / 2, y + HEIGHT / 2, r * T, (r + 1) * T),
          0,
        );
      const outside = Math.max(0, -8 - from) + Math.max(0, to - columns * S - 24);
      const away = Math.abs(row + 0.5 - (top + bottom) / 2);
      places.push({
        x,
        y,
        left,
        cost: covers(avoid) * 3 + covers(cells) + outside * 60 + away * 120 + (left ? 40 : 0),
      });
    }
  }
  return places.reduce((a, b) => (b.cost < a.cost ? b : a));
}

const overlap = (a: number, b: number, c: number, d: number): number => Math.max(0, Math.min(b, d) - Math.max(a, c));

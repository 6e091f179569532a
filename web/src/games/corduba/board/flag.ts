/** What the flag beside the tile in hand says. */

import type { Glyph } from '../art/effects';
import type { District, View } from './facts';
import type { Spots } from './marks';

/** Denarii to pay, prestige and own insulae: from the draft if it is of the spot shown, else what the spot tells. */
export function flagGlyphs(view: View, draft: View | null, spots: Spots | null, pointed: number | null, district: District, me: number | null): Glyph[] {
  const shown = pointed ?? spots?.chosen ?? null;
  const spot = spots && shown !== null ? spots.list[shown] : undefined;
  const seat = spots?.seat ?? me;
  if (seat === null) return [];
  const own = spot?.insulae.filter((laid) => laid.owner === seat).length ?? 0;
  const forced = spot?.insulae.filter((laid) => laid.why === 'forced').length ?? 0;
  const [before, after] = [view.seats[seat]!, draft?.seats[seat]];
  const isDraft = after !== undefined && (pointed === null || pointed === spots?.chosen);
  const coins = isDraft ? (before.goods.denarii ?? 0) - (after.goods.denarii ?? 0) : forced;
  const prestige = isDraft ? after.prestige[district].value - before.prestige[district].value : 0;
  const insulae = isDraft ? after.rows[district].laid - before.rows[district].laid : own;
  return [
    ...(coins ? [{ sign: 'denarius', n: coins > 0 ? `−${coins}` : `+${-coins}` } as Glyph] : []),
    ...(prestige ? [{ sign: 'prestige', n: `+${prestige}` } as Glyph] : []),
    ...(insulae ? [{ sign: 'insula', n: `+${insulae}` } as Glyph] : []),
  ];
}

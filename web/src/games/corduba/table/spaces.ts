/** The spaces of a row of insulae on somebody's board, and what each of them gives. */

import { t } from '../../../i18n/fluent.svelte';
import { effectGlyphs, type Glyph } from '../art/effects';
import type { Book } from '../game/book';
import type { Changes } from '../game/changes';
import { effectText } from '../game/effects';
import type { District, SeatView } from '../game/types';

interface ShownSpace {
  position: number;
  gone: boolean;
  /** it would be gone next */
  next: boolean;
  title: string;
  glyphs: Glyph[];
}

export function spacesOf(state: SeatView, district: District, book: Book, changes: Changes | null): ShownSpace[] {
  const { laid } = state.rows[district];
  return book.content.player_board.rows[district].spaces.map(({ position, effect }) => ({
    position,
    gone: position <= laid,
    next: position > laid && position <= laid + (changes?.insulae[district] ?? 0),
    title: effect.length ? effectText(effect) : t('co-row-nothing'),
    glyphs: effectGlyphs(effect).map((g) => (g.n === '+1' ? { ...g, n: '' } : g)),
  }));
}

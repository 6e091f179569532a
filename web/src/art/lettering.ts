/** Inscription capitals, drawn with a broad pen: the names on the map and the wordmark. */

/** Its width, and its strokes: thick, middle and thin ones, and its serifs. */
type Letter = readonly [advance: number, ...strokes: [string, string, string, string]];
const WIDTHS = [16, 12, 8, 7] as const;

const GLYPHS: Record<string, Letter> = {
  A: [88, 'M44 0L78 100', '', 'M10 100L44 0M24 66H66', 'M-1 100h22M67 100h22'],
  B: [76, 'M20 0V100', 'M20 0H42C68 0 68 46 42 46H20M42 46C76 46 76 100 42 100H20', '', 'M6 0h22M6 100h22'],
  C: [90, '', 'M82 20C68 -6 12 -8 12 50C12 108 68 106 82 80', 'M82 8V24M82 76V92', ''],
  D: [98, 'M20 0V100', 'M20 0H42C96 0 96 100 42 100H20', '', 'M6 0h22M6 100h22'],
  E: [70, 'M20 0V100', '', 'M20 0H58V13M20 48H50M20 100H62V86', 'M6 0h22M6 100h22'],
  F: [64, 'M20 0V100', '', 'M20 0H56V13M20 48H48', 'M6 0h22M9 100h22'],
  G: [96, 'M82 56V92', 'M82 20C68 -6 12 -8 12 50C12 106 64 108 82 90', 'M82 8V24', 'M71 56h22'],
  H: [98, 'M20 0V100M78 0V100', '', 'M20 48H78', 'M9 0h22M9 100h22M67 0h22M67 100h22'],
  I: [40, 'M20 0V100', '', '', 'M9 0h22M9 100h22'],
  J: [44, 'M26 0V92', 'M26 92C26 112 14 120 4 116', '', 'M15 0h22'],
  K: [86, 'M20 0V100M38 46L80 100', '', 'M74 0L20 62', 'M9 0h22M9 100h22M63 0h22M71 100h22'],
  L: [66, 'M20 0V100', '', 'M20 100H60V84', 'M9 0h22M6 100h22'],
  M: [114, 'M24 0L57 92M92 0L102 100', '', 'M14 100L24 0M57 92L92 0', 'M3 100h22M91 100h22'],
  N: [98, 'M18 0L80 100', '', 'M18 100V0M80 100V0', 'M7 100h22M69 0h22M3 0h22'],
  O: [104, '', 'M52 0C-4 0 -4 100 52 100C108 100 108 0 52 0Z', '', ''],
  P: [72, 'M20 0V100', 'M20 0H42C76 0 76 54 42 54H20', '', 'M6 0h22M9 100h22'],
  Q: [106, '', 'M52 0C-4 0 -4 100 52 100C108 100 108 0 52 0ZM54 99C66 114 84 124 112 120', '', ''],
  R: [84, 'M20 0V100M42 54L80 100', 'M20 0H42C74 0 74 54 42 54H20', '', 'M6 0h22M9 100h22M71 100h22'],
  S: [72, '', 'M58 16C50 -5 14 -5 14 24C14 52 62 46 62 75C62 106 18 107 10 82', 'M58 6V20M10 78V94', ''],
  T: [82, 'M41 0V100', '', 'M6 15V0H76V15', 'M30 100h22'],
  U: [96, 'M18 0V62', 'M18 62C18 112 78 112 78 62', 'M78 62V0', 'M7 0h22M67 0h22'],
  V: [86, 'M8 0L43 100', '', 'M43 100L78 0', 'M-3 0h22M67 0h22'],
  W: [126, 'M8 0L37 100M63 0L92 100', '', 'M37 100L63 0M92 100L118 0', 'M-3 0h22M52 0h22M107 0h22'],
  X: [86, 'M12 0L74 100', '', 'M12 100L74 0', 'M1 0h22M63 0h22M1 100h22M63 100h22'],
  Y: [82, 'M8 0L41 50V100', '', 'M41 50L74 0', 'M-3 0h22M63 0h22M30 100h22'],
  Z: [80, 'M68 0L12 100', '', 'M12 14V0H68M12 100H70V85', ''],
  ' ': [44, '', '', '', ''],
};

const ACCENTS: Record<string, string> = {
  '\u0301': 'M30 -14L48 -32',
  '\u0300': 'M48 -14L30 -32',
  '\u0302': 'M22 -14L38 -30L54 -14',
  '\u0308': 'M22 -22h6M50 -22h6',
};

interface Stroke {
  d: string;
  width: number;
  x: number;
}

/** Strokes of a text at a cap height of 100, and its width; null when a letter is not drawn (use the serif face). */
export function lettering(text: string, track: number): { strokes: Stroke[]; width: number } | null {
  const strokes: Stroke[] = [];
  let x = 0;
  for (const mark of text.toUpperCase().normalize('NFD')) {
    const accent = ACCENTS[mark];
    if (accent !== undefined) {
      const last = strokes[strokes.length - 1];
      if (last) strokes.push({ d: accent, width: 9, x: last.x });
      continue;
    }
    const glyph = GLYPHS[mark];
    if (!glyph) return null;
    const [advance, ...drawn] = glyph;
    drawn.forEach((d, i) => {
      if (d) strokes.push({ d, width: WIDTHS[i]!, x });
    });
    x += advance + track;
  }
  return { strokes, width: x - track };
}

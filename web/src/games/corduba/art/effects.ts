/** Effects and costs as signs with numbers: the short form beside the words. */

import type { Cost, Discount, Step } from '../board/facts';
import type { SignName } from './signs';

export interface Glyph {
  sign: SignName;
  /** empty where the sign says it all */
  n: string;
  /** an alternative to the one before */
  or?: boolean;
}

const BASIC = 'food,stone,wood';
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A number of pieces: one is the bare sign; offerings say their value. */
function pieces(sign: SignName, n: number): Glyph {
  const value = sign === 'offering1' ? '1' : sign === 'offering2' ? '2' : '';
  return { sign, n: value ? (n > 1 ? `${n}×${value}` : value) : n > 1 || sign === 'denarii' ? String(n) : '' };
}

/** The alternatives after the first begin with an "or". */
function either(options: readonly Glyph[][]): Glyph[] {
  return options.flatMap((option, i) => option.map((glyph, j) => (i > 0 && j === 0 ? { ...glyph, or: true } : glyph)));
}

export function stepGlyphs(step: Step): Glyph[] {
  switch (step.op) {
    case 'gain':
      return [pieces(step.item, step.n)];
    case 'gain_choice':
      if ([...step.of].sort().join() === BASIC || step.of.length > 3) return [pieces('basic', step.n)];
      return either(step.of.map((item) => [pieces(item, step.n)]));
    case 'lose':
      return [{ sign: step.item, n: signed(-step.n) }];
    case 'transfer':
      return [{ sign: step.item ?? 'denarii', n: signed(-step.n) }];
    case 'popularity':
    case 'harmony':
      return [{ sign: step.op, n: signed(step.n) }];
    case 'senator':
      return [{ sign: 'senator', n: step.n === 1 ? '' : signed(step.n) }];
    case 'prestige': {
      const where =
        step.where === 'servorum' || step.where === 'plebeius' || step.where === 'patricius'
          ? [{ sign: step.where, n: '' } as Glyph]
          : [];
      return [{ sign: 'prestige', n: step.where === 'each' ? `${signed(step.n)}×3` : signed(step.n) }, ...where];
    }
    case 'register':
      return [{ sign: 'register', n: signed(step.n) }];
    case 'unlock':
      return [pieces('unlock', step.n)];
    case 'peculium':
      return [pieces('peculium', step.n)];
    case 'trade':
      return [{ sign: 'merchant', n: step.units ? String(step.units) : '' }];
    case 'suppress':
      return [{ sign: 'unrest', n: signed(-step.n) }];
    case 'incite':
    case 'cause_unrest':
      return [{ sign: 'unrest', n: signed(step.n) }];
    case 'build':
      return [{ sign: 'build', n: '' }, ...discountGlyphs(step.discount ?? {})];
    case 'replace_neutral':
      return [
        { sign: 'neutral', n: '' },
        { sign: 'insula', n: step.n > 1 ? String(step.n) : '' },
      ];
    case 'choose':
      return either(step.options.map(effectGlyphs));
    case 'if':
      return effectGlyphs(step.then);
  }
}

export const effectGlyphs = (effect: readonly Step[]): Glyph[] => effect.flatMap(stepGlyphs);

export function costGlyphs(cost: Cost): Glyph[] {
  return Object.entries(cost)
    .filter(([, n]) => n > 0)
    .map(([good, n]) => pieces(good as keyof Cost, n));
}

export function discountGlyphs(discount: Discount): Glyph[] {
  return Object.entries(discount)
    .filter(([, n]) => n > 0)
    .map(([good, n]) => ({ sign: good as keyof Discount, n: `−${n}` }));
}

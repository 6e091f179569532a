/** Numbers as people write them. */

import { current } from './fluent.svelte';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

export const roman = (n: number): string => ROMAN[n] ?? String(n);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A share as whole percent, in the reader's language. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(current.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

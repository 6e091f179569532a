/** Numbers as people write them. */

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

export const roman = (n: number): string => ROMAN[n] ?? String(n);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

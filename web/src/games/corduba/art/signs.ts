/** The names of the symbols, and how the words of the game find them. */

import { SYMBOLS } from './symbols';

export const SIGNS = Object.keys(SYMBOLS) as (keyof typeof SYMBOLS)[];

/** Words of views and content packs that share a symbol. */
const ALIASES = { denarii: 'denarius', offering1: 'offering', offering2: 'offering', resource: 'basic' } as const;

export type SignName = (typeof SIGNS)[number] | keyof typeof ALIASES;

export const canonical = (name: SignName): string => (name in ALIASES ? ALIASES[name as keyof typeof ALIASES] : name);

export const symbol = (name: SignName): string => `#c-${canonical(name)}`;

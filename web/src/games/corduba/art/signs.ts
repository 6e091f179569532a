/** The names of the symbols in Symbols.svelte, and how the words of the game find them. */

export const SIGNS = [
  'food',
  'wood',
  'stone',
  'tool',
  'amphora',
  'marble',
  'basic',
  'denarius',
  'worker',
  'special',
  'merchant',
  'senator',
  'register',
  'unlock',
  'peculium',
  'prestige',
  'popularity',
  'harmony',
  'unrest',
  'order',
  'velites',
  'legionary',
  'equites',
  'offering',
  'rome',
  'insula',
  'neutral',
  'monument',
  'milestone',
  'build',
  'activate',
  'storage',
  'portus',
  'castra',
  'servorum',
  'plebeius',
  'patricius',
] as const;

/** Words of views and content packs that share a symbol. */
const ALIASES = { denarii: 'denarius', offering1: 'offering', offering2: 'offering', resource: 'basic' } as const;

export type SignName = (typeof SIGNS)[number] | keyof typeof ALIASES;

export const canonical = (name: SignName): string => (name in ALIASES ? ALIASES[name as keyof typeof ALIASES] : name);

export const symbol = (name: SignName): string => `#c-${canonical(name)}`;

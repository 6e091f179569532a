/** What this browser prefers. */

import type { Language } from '../i18n/fluent.svelte';
import { store, stored } from '../net/stored';

export const PALETTES = ['pastel', 'classic', 'cb'] as const;
export type Palette = (typeof PALETTES)[number];

export const SCHEMES = ['device', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

interface Settings {
  palette: Palette;
  /** day or night */
  scheme: Scheme;
  sound: boolean;
  /** a turn is a draft until confirmed */
  confirm: boolean;
  /** a turn in which nothing is left to decide ends by itself */
  finish: boolean;
  /** the table waits a moment after each move of the others */
  calm: boolean;
  /** marks beside what no printed rules say */
  sources: boolean;
  /** notes from the system when it is one's turn and the page is hidden */
  notes: boolean;
  /** the server sends them, so that they come when the page is closed, too */
  push: boolean;
  language: Language | null;
  name: string;
  account: { name: string; token: string } | null;
}

const KEY = 'aedilis.settings';
const usual: Settings = {
  palette: 'pastel',
  scheme: 'device',
  sound: true,
  confirm: true,
  finish: true,
  calm: true,
  sources: true,
  notes: false,
  push: false,
  language: null,
  name: '',
  account: null,
};

export const settings: Settings = $state({ ...usual, ...stored<Partial<Settings>>(KEY, {}) });

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  store(KEY, settings);
}

/** What was changed in another tab holds here, too. */
export function heed(changed: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    Object.assign(settings, usual, stored<Partial<Settings>>(KEY, {}));
    changed();
  });
}

export const reducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

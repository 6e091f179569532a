/** What this browser prefers. */

import type { Language } from '../i18n/fluent.svelte';

export interface Settings {
  palette: 'pastel' | 'classic' | 'cb';
  sound: boolean;
  /** a turn is a draft until confirmed */
  confirm: boolean;
  /** the table waits a moment after each move of the others */
  calm: boolean;
  /** notes from the system when it is one's turn and the page is hidden */
  notes: boolean;
  /** the server sends them, so that they come when the page is closed, too */
  push: boolean;
  language: Language | null;
  name: string;
  account: { name: string; token: string } | null;
}

const KEY = 'aedilis.settings';
const usual: Settings = { palette: 'pastel', sound: true, confirm: true, calm: true, notes: false, push: false, language: null, name: '', account: null };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual, ...stored() });

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may forbid it; the choice then lasts as long as the page
  }
}

export const reducedMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

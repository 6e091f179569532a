/** The keyboard of a table, whatever is played there. */

import type { Choice } from './choices';

/** The key, letters as capitals; null if it belongs to the browser, a field or an open dialog. */
export function keyOf(event: KeyboardEvent): string | null {
  const { target } = event;
  if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return null;
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return null;
  return event.key.length === 1 ? event.key.toUpperCase() : event.key;
}

/** Presses the button that a key stands for, Enter for the main one; a focused control keeps Enter to itself. */
export function pressed(event: KeyboardEvent, key: string, choices: readonly Choice[]): void {
  if (key === 'Enter' && event.target instanceof Element && event.target.closest('button, a, [role=button]')) return;
  const choice = choices.find((c) => !c.wait && (c.key === key || (key === 'Enter' && c.primary)));
  if (!choice) return;
  event.preventDefault();
  choice.act?.();
}

/** Notes from the system when it is the player's turn and the page is out of sight. */

import { subscribe, unsubscribe } from '../net/push';
import { change, settings } from './settings.svelte';

/** What a person who looks at the switch should know. */
export type Notes = 'off' | 'push' | 'page' | 'denied' | 'missing';

export function noteState(): Notes {
  if (typeof Notification === 'undefined' || !isSecureContext) return 'missing';
  if (Notification.permission === 'denied') return 'denied';
  if (!settings.notes || Notification.permission !== 'granted') return 'off';
  return settings.push ? 'push' : 'page';
}

/** Ask the browser's permission: only ever after a click. */
export async function turnOn(): Promise<void> {
  if (noteState() === 'missing' || (await Notification.requestPermission()) !== 'granted') return;
  change({ notes: true, push: await subscribe() });
}

export async function turnOff(): Promise<void> {
  change({ notes: false, push: false });
  await unsubscribe();
}

/** The browser holds other seats than before, or speaks another language: the server should know. */
export async function refresh(): Promise<void> {
  if (noteState() === 'push' || noteState() === 'page') change({ push: await subscribe() });
}

/** Whoever looks at a table has no need of the note about it. */
export async function clear(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const note of (await worker?.getNotifications({ tag: `aedilis-${table}` })) ?? []) note.close();
}

/** From the page itself, where the server cannot reach the browser. */
export function notify(title: string, body: string): void {
  if (noteState() !== 'page' || !document.hidden) return;
  try {
    const note = new Notification(title, { body, icon: '/icon-192.png', tag: 'aedilis-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // phones allow notes only through the service worker
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(title, { body, icon: '/icon-192.png', tag: 'aedilis-turn' }),
    );
  }
}

/** A note from the system when it is the player's turn and the page is out of sight. */

import { settings } from './settings.svelte';

export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Ask once; the answer decides the setting. */
export async function allowNotes(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, body: string): void {
  if (!settings.notes || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const note = new Notification(title, { body, icon: '/icon-192.png', tag: 'aedilis-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // phones allow notes only through the service worker
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body, icon: '/icon-192.png', tag: 'aedilis-turn' }));
  }
}

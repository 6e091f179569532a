/** This browser's push subscription: the server tells it whose turn it is when no page of ours is in sight. */

import { current } from '../i18n/fluent.svelte';
import { settings } from '../ui/settings.svelte';
import { api } from './api';
import { heldTables } from './keyring';

const MOST = 100; // tokens in one request

function tokens(): string[] {
  const seats = heldTables().flatMap((held) => Object.values(held.seats));
  return [...(settings.account ? [settings.account.token] : []), ...seats].slice(0, MOST);
}

/** None where the browser has no push, or the page no service worker (development). */
async function manager(): Promise<PushManager | null> {
  if (!(await navigator.serviceWorker?.getRegistration())) return null;
  return (await navigator.serviceWorker.ready).pushManager ?? null;
}

async function send(subscription: PushSubscription, wanted: string[]): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    tokens: wanted,
    language: current.language,
  });
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Let the server tell this browser of all seats that it holds; false where that cannot be. */
export async function subscribe(): Promise<boolean> {
  try {
    const push = await manager();
    if (!push) return false;
    const { key } = await api.pushKey();
    let subscription = await push.getSubscription();
    if (subscription && base64url(subscription.options.applicationServerKey) !== key) {
      await subscription.unsubscribe(); // the server has another key now
      subscription = null;
    }
    subscription ??= await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await send(subscription, tokens());
    return true;
  } catch {
    return false; // no push service, or no line
  }
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return;
  await send(subscription, []).catch(() => undefined);
  await subscription.unsubscribe();
}

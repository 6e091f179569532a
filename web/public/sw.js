// Keeps the built files so that the page opens at once and can be installed, and shows notes that the server sends;
// games always come from the server.
const CACHE = 'aedilis-files';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) {
    // names carry a hash of their content: what is kept is right
    event.respondWith(
      caches.open(CACHE).then(async (cache) => (await cache.match(event.request)) ?? keep(cache, event.request)),
    );
  } else if (event.request.mode === 'navigate') {
    event.respondWith(
      fetch(event.request)
        .then((answer) => {
          const copy = answer.clone(); // before the page reads it
          if (answer.ok) event.waitUntil(caches.open(CACHE).then((cache) => cache.put('/', copy)));
          return answer;
        })
        .catch(async () => (await caches.match('/')) ?? Response.error()),
    );
  }
});

// The server tells whose turn it is when no page is in sight; a later note about a table replaces an earlier one.
self.addEventListener('push', (event) => {
  const note = event.data.json();
  event.waitUntil(
    self.registration.showNotification(note.title, {
      body: note.text,
      lang: note.language,
      tag: `aedilis-${note.table}`,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: `/t/${note.table}`,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? '/'));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

async function keep(cache, request) {
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

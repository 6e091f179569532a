// Keeps the built files so that the page opens at once and can be installed; games always come from the server.
const CACHE = 'aedilis-files';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) {
    // names carry a hash of their content: what is kept is right
    event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(event.request)) ?? keep(cache, event.request)));
  } else if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).then((answer) => {
      const copy = answer.clone(); // before the page reads it
      if (answer.ok) event.waitUntil(caches.open(CACHE).then((cache) => cache.put('/', copy)));
      return answer;
    }).catch(async () => (await caches.match('/')) ?? Response.error()));
  }
});

async function keep(cache, request) {
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

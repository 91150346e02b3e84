// Keeps the page and its files: a second visit asks nobody before it paints.
const kept = 'kept';
const page = '/auth/login';
const files = FILES;

self.addEventListener('install', (event) => {
  const keep = async () => (await caches.open(kept)).addAll([page, ...files]);
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || ![page, ...files].includes(pathname)) return;
  const answer = async () => (await caches.match(pathname, { cacheName: kept })) ?? fetch(event.request);
  event.respondWith(answer());
});

// Keeps the offline page and the app's own named files, and nothing else: no personal page, no answer of the API.
const cacheName = 'sunup-1';
const kept = ['/offline', '/fonts/newsreader.woff2', '/fonts/hanken-grotesk.woff2'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(kept))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(self.fetch(request).catch(() => caches.match('/offline')));
    event.waitUntil(renewOfflinePage());
  } else if (kept.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((found) => found ?? self.fetch(request)));
  }
});

let isRenewed = false;

/** The offline page has the operator's name and color, which can change. Read again once each time this worker starts. */
async function renewOfflinePage() {
  if (isRenewed) return;
  isRenewed = true;
  await caches
    .open(cacheName)
    .then((cache) => cache.add('/offline'))
    .catch(() => undefined);
}

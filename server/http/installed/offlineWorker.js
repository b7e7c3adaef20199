/* global RELEASE */
// The service worker: where a page is opened and no server is found, it shows the one page that it keeps.
// It keeps nothing else, so that no answer of the API and nobody's data ever lies in its storage.

const PAGE = '/offline';
const KEPT_NAMES = 'offline page ';
const KEPT = KEPT_NAMES + RELEASE;
/** What proxies answer for a server that they do not reach. */
const NO_SERVER = new Set([502, 504]);

/** Opened by somebody, in a window: no call, no file, no download, no frame, and no step of signing in. */
const isPage = ({ method, mode, destination, url }) =>
  method === 'GET' &&
  mode === 'navigate' &&
  destination === 'document' &&
  !/^\/(v1|oidc)(\/|$)/.test(new URL(url).pathname);

async function keepPage() {
  const cache = await caches.open(KEPT);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  await self.skipWaiting();
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(KEPT_NAMES) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Has the browser send everything but pages past the worker, which need not run for it then. */
async function leaveAlone(event) {
  try {
    await event.addRoutes({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
  } catch {
    // A browser that cannot yet asks the worker, which lets them go.
  }
}

async function open(request) {
  const kept = () => caches.match(PAGE, { cacheName: KEPT, ignoreVary: true });
  try {
    const answer = await fetch(request);
    return NO_SERVER.has(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepPage(), leaveAlone(event)]));
});
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', (event) => {
  if (isPage(event.request)) event.respondWith(open(event.request));
});

/* global RELEASE */
// The service worker: when a page is opened and the server cannot be reached, it shows the one page
// that it keeps. It keeps nothing else, so that its storage never contains answers of the API or
// anybody's data.

const PAGE = '/offline';
const KEPT_NAMES = 'offline page ';
const KEPT = KEPT_NAMES + RELEASE;
/** What proxies answer when they cannot reach the server. */
const NO_SERVER = new Set([502, 504]);

/**
 * Whether somebody opens a page in a window: not a call, file, download or frame, and not a step of
 * signing in.
 */
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

/**
 * Which requests pass the worker, which then need not run for them. A page is requested at once,
 * while the worker starts; if that brings no page, the worker's answer is taken.
 */
const ROUTES = [
  { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  {
    condition: {
      or: ['/v1/*', '/oidc/*'].map((pathname) => ({ urlPattern: { pathname } })),
    },
    source: 'network',
  },
  {
    condition: { requestMode: 'navigate', requestMethod: 'GET' },
    source: 'race-network-and-fetch-handler',
  },
];

async function announceRoutes(event) {
  try {
    await event.addRoutes(ROUTES);
  } catch {
    // A browser that cannot do this yet starts the worker first, which lets them pass.
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
  event.waitUntil(Promise.all([keepPage(), announceRoutes(event)]));
});
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', (event) => {
  if (isPage(event.request)) event.respondWith(open(event.request));
});

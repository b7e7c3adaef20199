// Replaces the worker where the operator wants none: it deletes what the worker kept, and then
// itself.

async function leave() {
  const names = await caches.keys();
  const kept = names.filter((name) => name.startsWith('offline page '));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

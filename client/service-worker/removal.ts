export {};

declare const self: ServiceWorkerGlobalScope;

/** Served in place of the worker when it is switched off: takes itself and all that was kept away. */
async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

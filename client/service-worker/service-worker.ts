import { SCHEME_SCRIPT_PATH, SHELL_PATH, type LoadedPage } from '../../domain/service-worker';
import { builtFile, forgetOlderVersions, keepLoaded, keepShell, ofShell, VERSION } from './kept-files';
import { wayOf } from './navigation';

declare const self: ServiceWorkerGlobalScope;

/** A page of an older version goes on with its own files; the next one that is opened is of this version. */
self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function fromPhone(request: Request, path: string): Promise<Response> {
  return (await ofShell(path)) ?? fetch(request);
}

async function fromNetwork(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await ofShell(SHELL_PATH)) ?? Response.error());
}

/** Everything that is not answered here goes to the network as if there were no worker. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) return event.respondWith(builtFile(request));
  if (pathname === SCHEME_SCRIPT_PATH) return event.respondWith(fromPhone(request, pathname));
  const way = request.mode === 'navigate' ? wayOf(pathname) : null;
  if (way === 'shell') event.respondWith(fromPhone(request, SHELL_PATH));
  if (way === 'network') event.respondWith(fromNetwork(request));
});

async function takeIn({ version, files }: LoadedPage): Promise<void> {
  if (version !== VERSION) return;
  await keepLoaded(files);
  const { installing, waiting } = self.registration;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A version that is coming has begun to keep its own files.
  if (tabs.length === 1 && !installing && !waiting) await forgetOlderVersions();
}

self.addEventListener('message', (event) => event.waitUntil(takeIn(event.data as LoadedPage)));

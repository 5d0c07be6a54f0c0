import { SCHEME_SCRIPT_PATH, SHELL_PATH, type LoadedPage } from '../../domain/service-worker';
import {
  anyShell,
  builtFile,
  forgetOlderVersions,
  keepAsShell,
  keepLoaded,
  needShell,
  ofShell,
  VERSION,
} from './kept-files';
import { openPage, showPush } from './push';
import { wayOf } from './navigation';

declare const self: ServiceWorkerGlobalScope;

/** A page of an older version goes on with its own files; the next one that is opened is of this version. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const fromNetwork = (request: Request): Promise<Response> => fetch(request).catch(anyShell);

/** The server's own page the first time, and then the kept one. */
async function shell(event: FetchEvent): Promise<Response> {
  const kept = await ofShell(SHELL_PATH);
  if (kept) return kept;
  const page = await fetch(event.request).catch(() => null);
  if (page?.ok) event.waitUntil(keepAsShell(page.clone()).catch(() => undefined));
  return page ?? anyShell();
}

/** Everything that is not answered here goes to the network as if there were no worker. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) return event.respondWith(builtFile(request));
  if (pathname === SCHEME_SCRIPT_PATH)
    return event.respondWith(ofShell(pathname).then((kept) => kept ?? fetch(request)));
  const way = request.mode === 'navigate' ? wayOf(pathname) : null;
  if (way === 'shell') event.respondWith(shell(event));
  if (way === 'network') event.respondWith(fromNetwork(request));
});

async function takeIn({ version, files, needsShell }: LoadedPage): Promise<void> {
  if (version !== VERSION) return;
  await keepLoaded(files);
  if (needsShell) await needShell();
  const { installing, waiting } = self.registration;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A version that is coming has begun to keep its own files.
  if (tabs.length === 1 && !installing && !waiting) await forgetOlderVersions();
}

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPage(self, event.notification)));
self.addEventListener('message', (event) => event.waitUntil(takeIn(event.data as LoadedPage)));

import { SERVICE_WORKER_PATH } from '../../domain/service-worker';
import { metaContent, pageVersion } from '../lib/contact';
import { followInstallOffer } from '../lib/install-offer';
import { readStored, store } from '../lib/local-storage';
import { tellLoaded } from '../lib/tell-loaded';
import { reloadKeepingForms } from './fresh-page';

const reloadedKey = 'reloadedVersion';

/** After this page has all that it needs, so that the worker takes nothing from it. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  // Each file as it loads: what was asked for before the worker serves this page goes past it.
  const observer = new PerformanceObserver((list) => void tellLoaded(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
}

/** The next load then gets the page of the newest version. */
async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const coming = registration?.installing;
  if (!coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve();
    });
  });
}

/** A file of this page is gone with a deployment: the page loads again, once, with what its forms hold. */
function onMissingFile(): void {
  if (!navigator.onLine || readStored(reloadedKey, 'sessionStorage') === pageVersion()) return;
  store(reloadedKey, pageVersion(), 'sessionStorage');
  reloadKeepingForms(takeNewVersion().catch(() => undefined));
}

/** Of the built application: what it needs without a connection is kept by the worker (client/service-worker). */
export function startServiceWorker(): void {
  window.addEventListener('vite:preloadError', onMissingFile);
  if (!('serviceWorker' in navigator) || metaContent('service-worker') !== 'on') return;
  followInstallOffer();
  window.addEventListener('load', () => void register().catch(() => undefined));
}

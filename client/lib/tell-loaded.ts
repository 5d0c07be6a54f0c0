import type { LoadedPage } from '../../domain/service-worker';
import { pageVersion } from './contact';

/** Tells the worker, once there is one, which built files this page has. */
export async function tellLoaded(needsShell: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  active?.postMessage({ version: pageVersion(), files, needsShell } satisfies LoadedPage);
}

import type { LoadedPage } from '../../domain/service-worker';
import { pageVersion } from './contact';

/** Tells the worker, once there is one, which of these files are built ones; `needsShell` as in `LoadedPage`. */
export async function tellLoaded(loaded: readonly PerformanceEntry[], needsShell = false): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = loaded.map(({ name }) => name).filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  if (needsShell || files[0]) active?.postMessage({ version: pageVersion(), files, needsShell } satisfies LoadedPage);
}

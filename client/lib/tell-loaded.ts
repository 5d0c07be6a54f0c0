import type { LoadedPage } from '../../domain/service-worker';
import { pageVersion } from './contact';

async function tell(loaded: readonly PerformanceEntry[], needsShell: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = loaded.map(({ name }) => name).filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  if (needsShell || files.length > 0)
    active?.postMessage({ version: pageVersion(), files, needsShell } satisfies LoadedPage);
}

/** Tells the worker, once there is one, that this page has to open without a connection, and which built files it has. */
export async function tellNeeded(): Promise<void> {
  await tell(performance.getEntriesByType('resource'), true);
}

/** Tells the worker of each built file that this page loads: what was asked for before it serves the page goes past it. */
export function tellLoaded(): void {
  const observer = new PerformanceObserver((list) => void tell(list.getEntries(), false));
  observer.observe({ type: 'resource', buffered: true });
}

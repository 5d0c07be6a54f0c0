import { HOUR_MS } from '../../domain/time';
import { readStored, store } from './local-storage';

/** Chromium's; no type of it is in the standard. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const firstVisitKey = 'firstVisitAt';
const DECLINED = 'declined';

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function offer(prompt: InstallPrompt | null): void {
  offered = prompt;
  listeners.forEach((listener) => listener());
}

/** A visit that begins an hour after the first one, which is all that is noted of it; none once the offer was declined. */
function isLaterVisit(): boolean {
  const first = readStored(firstVisitKey);
  if (first === null) store(firstVisitKey, String(Date.now()));
  return first !== null && first !== DECLINED && Number(first) + HOUR_MS < Date.now();
}

/** The browser would ask by itself, in a window: it is left to a line on the dashboard, from the second visit on. */
export function followInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isLaterVisit()) offer(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => offer(null));
}

/** Null where the browser cannot install the application, or this is not the visit to say so. */
export const installOffer = {
  current: (): InstallPrompt | null => offered,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function endInstallOffer(isDeclined: boolean): void {
  if (isDeclined) store(firstVisitKey, DECLINED);
  offer(null);
}

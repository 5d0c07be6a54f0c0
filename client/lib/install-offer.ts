import { useState, useSyncExternalStore } from 'react';
import { HOUR_MS } from '../../domain/time';
import { readStored, store } from './local-storage';

/** Chromium's; no type of it is in the standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const firstVisitKey = 'firstVisitAt';
const DECLINED = 'declined';

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function setPrompt(next: InstallPrompt | null): void {
  prompt = next;
  listeners.forEach((listener) => listener());
}

/** The browser would ask by itself, in a window: it is left to a line on the dashboard. */
export function followInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => setPrompt(null));
}

/** A visit that begins an hour after the first one, which is all that is noted of it; none once the offer was declined. */
function isLaterVisit(): boolean {
  const first = readStored(firstVisitKey);
  if (first === null) store(firstVisitKey, String(Date.now()));
  return first !== null && first !== DECLINED && Number(first) + HOUR_MS < Date.now();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export interface InstallOfferAnswers {
  accept: () => void;
  decline: () => void;
}

/** From the second visit on, where the browser can install the application; null where there is nothing to offer. */
export function useInstallOffer(): InstallOfferAnswers | null {
  const offered = useSyncExternalStore(subscribe, () => prompt);
  const [isWanted, setWanted] = useState(isLaterVisit);
  if (!offered || !isWanted) return null;
  return {
    accept: () => {
      void offered.prompt();
      setPrompt(null);
    },
    decline: () => {
      store(firstVisitKey, DECLINED);
      setWanted(false);
    },
  };
}

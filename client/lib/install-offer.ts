import { useState, useSyncExternalStore } from 'react';
import { readStored, store } from './local-storage';

/** Chromium's; no type of it is in the standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const visitsKey = 'visits';
const countedKey = 'visitCounted';
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

/** A visit is a tab's. Nothing is counted any more once the offer was declined. */
function isSecondVisit(): boolean {
  const visits = readStored(visitsKey);
  if (visits === DECLINED) return false;
  if (readStored(countedKey, 'sessionStorage') === null) {
    store(countedKey, 'yes', 'sessionStorage');
    store(visitsKey, visits === null ? '1' : '2');
  }
  return readStored(visitsKey) === '2';
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
  const [isWanted, setWanted] = useState(isSecondVisit);
  if (!offered || !isWanted) return null;
  return {
    accept: () => {
      void offered.prompt();
      setPrompt(null);
    },
    decline: () => {
      store(visitsKey, DECLINED);
      setWanted(false);
    },
  };
}

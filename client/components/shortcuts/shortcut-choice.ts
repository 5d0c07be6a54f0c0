import { useSyncExternalStore } from 'react';

/** Whether single keys act on a page: yes, unless the person has switched them off in this browser. */
const storageKey = 'tk-shortcuts';
const off = 'off';
const listeners = new Set<() => void>();
let isOn = readStored();

function readStored(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== off;
  } catch {
    return true;
  }
}

function choose(on: boolean): void {
  isOn = on;
  try {
    if (on) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, off);
  } catch {
    // Storage closed to us: the choice holds for this page only.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useShortcutChoice(): [isOn: boolean, choose: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => isOn), choose];
}

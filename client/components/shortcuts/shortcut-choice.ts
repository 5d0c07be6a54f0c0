import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../lib/local-storage';

/** Whether single keys act on a page: yes, unless the person has switched them off in this browser. */
const storageKey = 'tk-shortcuts';
const off = 'off';
const listeners = new Set<() => void>();
let isOn = readStored(storageKey) !== off;

function choose(on: boolean): void {
  isOn = on;
  store(storageKey, on ? null : off);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useShortcutChoice(): [isOn: boolean, choose: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => isOn), choose];
}

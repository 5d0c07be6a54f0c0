import { useSyncExternalStore } from 'react';
import { readStored, store } from './local-storage';

/**
 * Light or dark: the system's, unless the person chose otherwise in this browser. The choice is an attribute of the
 * root element, set before the first paint by public/color-scheme.js, which reads the same key.
 */
export type ColorScheme = 'light' | 'dark';

const attribute = 'data-mantine-color-scheme';
const storageKey = 'mantine-color-scheme-value';
const listeners = new Set<() => void>();

/** One object, so that what listens to it can be taken off again. */
let system: MediaQueryList | undefined;
const systemQuery = (): MediaQueryList => (system ??= window.matchMedia('(prefers-color-scheme: dark)'));
const systemScheme = (): ColorScheme => (systemQuery().matches ? 'dark' : 'light');

function storedChoice(): ColorScheme | null {
  const value = readStored(storageKey);
  return value === 'light' || value === 'dark' ? value : null;
}

function apply(scheme: ColorScheme): void {
  document.documentElement.setAttribute(attribute, scheme);
  listeners.forEach((listener) => listener());
}

function current(): ColorScheme {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';
}

const follow = (): void => apply(storedChoice() ?? systemScheme());

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    systemQuery().addEventListener('change', follow);
    window.addEventListener('storage', follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    systemQuery().removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}

/** Choosing what the system has anyway forgets the choice, and so follows the system again. */
function choose(scheme: ColorScheme): void {
  store(storageKey, scheme === systemScheme() ? null : scheme);
  apply(scheme);
}

export function useColorScheme(): [current: ColorScheme, choose: (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribe, current), choose];
}

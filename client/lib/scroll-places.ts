import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readStored, store } from './local-storage';

const storageKey = 'temukerja-scroll-places';
const mostKept = 50;

/** How far each entry of this tab's history was scrolled, in pixels. A page that loads again finds what the last one left. */
const places = new Map<string, number>(storedPlaces());

function storedPlaces(): [string, number][] {
  try {
    return JSON.parse(readStored(storageKey, 'sessionStorage') ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

const storePlaces = (): void => store(storageKey, JSON.stringify([...places].slice(-mostKept)), 'sessionStorage');

/** The router's key, which an entry that was opened by its address has not: there it is the address. */
const entryOf = ({ key, pathname }: { key: string; pathname: string }): string => (key === 'default' ? pathname : key);

/** This page was not opened by a link or an address, but by going back to it or by loading it again. */
function isOpenedAgain(): boolean {
  const [navigation] = window.performance.getEntriesByType?.('navigation') ?? [];
  return (
    navigation !== undefined && 'type' in navigation && ['reload', 'back_forward'].includes(String(navigation.type))
  );
}

/** For a link's state: the page opens where that entry of the history was left. */
export interface PlaceState {
  placeOf: string;
}

/** For such a state: this entry's. */
export function usePlaceName(): string {
  return entryOf(useLocation());
}

function placeOf(state: unknown): number | undefined {
  const isPlace = typeof state === 'object' && state !== null && 'placeOf' in state;
  return isPlace ? places.get((state as PlaceState).placeOf) : undefined;
}

const touches = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls there as soon as the page is long enough, unless the person moves first. Returns the way to give up. */
function scrollBackTo(top: number): () => void {
  const observer = new ResizeObserver(attempt);
  function giveUp(): void {
    observer.disconnect();
    touches.forEach((type) => window.removeEventListener(type, giveUp));
  }
  function attempt(): void {
    void window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) giveUp();
  }
  touches.forEach((type) => window.addEventListener(type, giveUp, { passive: true }));
  observer.observe(document.body);
  attempt();
  return giveUp;
}

/** A new page begins at its top; one that is gone back to, where it was left. */
export function useScrollPlaces(): void {
  const { key: routerKey, pathname, state } = useLocation();
  const key = entryOf({ key: routerKey, pathname });
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const remember = (): void => void places.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', storePlaces);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', storePlaces);
    };
  }, []);

  useLayoutEffect(() => {
    const left = isOpenedAgain() ? places.get(shown.current.key) : undefined;
    return left === undefined ? undefined : scrollBackTo(left);
  }, []);

  useLayoutEffect(() => {
    const isOtherPage = shown.current.pathname !== pathname;
    if (shown.current.key === key) return undefined;
    shown.current = { key, pathname };
    const left = isBack ? places.get(key) : placeOf(state);
    if (left !== undefined) return scrollBackTo(left);
    // In braces: newer browsers return a promise, which React would take for a clean-up.
    if (isOtherPage) {
      void window.scrollTo(0, 0);
    }
    return undefined;
  }, [key, pathname, state, isBack]);
}

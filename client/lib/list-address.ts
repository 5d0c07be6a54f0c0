import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * Filters and page of a list live in the address, so that a reload keeps them. The list follows its own state and
 * only writes the address: the router draws a new address as a transition, and a query that is drawn with the old
 * and the new variables in turns would ask for both forever.
 */
export function useListAddress(listKey: string): [URLSearchParams, (changes: Record<string, string | null>) => void] {
  const [address, setAddress] = useSearchParams();
  const [current, setCurrent] = useState(address);
  const change = (changes: Record<string, string | null>): void => {
    const next = new URLSearchParams(current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setCurrent(next);
    setAddress(next, { replace: true, state: { listKey } });
  };
  return [current, change];
}

/** The key of a list: the same while it writes its own address, another when a link leads to it again. */
export function useListKey(): string {
  const { key, state } = useLocation() as { key: string; state: { listKey?: string } | null };
  return state?.listKey ?? key;
}

/** The page in the address, from 1. */
export function pageOf(address: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
}

/**
 * Goes to the last page there is when the list has become shorter than the page that was asked for. `pageCount` is
 * that of the response for this page; undefined while it is on its way. True when it goes.
 */
export function usePageWithin(page: number, pageCount: number | undefined, goTo: (page: number) => void): boolean {
  const isBeyond = pageCount !== undefined && page > Math.max(1, pageCount);
  useEffect(() => {
    if (isBeyond) goTo(Math.max(1, pageCount));
  }, [isBeyond, pageCount, goTo]);
  return isBeyond;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { usePlaceName, type PlaceState } from '../../../lib/scroll-places';

/** The list as it was last on this page's screen, with its filter. */
let last: { search: string; entry: string } | null = null;

/** Remembers the list's address while it is shown. */
export function useRememberedJobsList(): void {
  const { search } = useLocation();
  const entry = usePlaceName();
  useEffect(() => {
    last = { search, entry };
  }, [search, entry]);
}

/** The way back to the list: with its filter, its page, and the place that it was left at. */
export function lastJobsList(): { to: string; state: PlaceState | null } {
  return { to: `${paths.user.jobs}${last?.search ?? ''}`, state: last && { placeOf: last.entry } };
}

import { useEffect } from 'react';
import { useEachMinute } from '../lib/use-each-minute';
import { browser } from './fresh-page';
import { fulfilLogoutWish } from './logout-wish';
import { fetchViewer } from './viewer';

/** From the beginning, once the server can be asked: code that could not be fetched is fetched again. */
const retry = (): void =>
  void fulfilLogoutWish()
    .then(fetchViewer)
    .then(browser.reload)
    .catch(() => undefined);

/** Tries when the connection is back, when someone comes back to the page, and each minute. A failure changes nothing. */
export function useRetries(): () => void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  useEachMinute(retry);
  return retry;
}

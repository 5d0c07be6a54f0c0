import { useEffect, useState } from 'react';
import { MINUTE_MS } from '../../domain/time';

/**
 * The time, renewed each minute and when someone comes back to the page: one that stayed open must not say "tomorrow" on
 * the day itself.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const renew = (): void => setNow(new Date());
    // A tab in the background, or a phone that sleeps, lets the timer rest.
    const timer = window.setInterval(renew, MINUTE_MS);
    window.addEventListener('focus', renew);
    document.addEventListener('visibilitychange', renew);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', renew);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}

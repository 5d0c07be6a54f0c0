import { useEffect, useEffectEvent } from 'react';
import { MINUTE_MS } from '../../domain/time';

/** Runs each minute, and when someone comes back: a tab in the background, or a phone that sleeps, lets the timer rest. */
export function useEachMinute(run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const look = (): void => runLatest();
    const timer = window.setInterval(look, MINUTE_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

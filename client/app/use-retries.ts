import { useCallback, useEffect } from 'react';
import { useEachMinute } from '../lib/use-each-minute';

/** Tries when the connection is back, when someone comes back to the page, and each minute. A failure changes nothing. */
export function useRetries(onRetry: () => Promise<unknown>): () => void {
  const retry = useCallback(() => void onRetry().catch(() => undefined), [onRetry]);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  useEachMinute(retry);
  return retry;
}

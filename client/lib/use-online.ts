import { useSyncExternalStore } from 'react';

/** When the connection went; null while there is one. The browser says so, for all of its pages at once. */
let lostAt: Date | null = null;

function look(): Date | null {
  if (navigator.onLine) lostAt = null;
  else lostAt ??= new Date();
  return lostAt;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useConnectionLostAt = (): Date | null => useSyncExternalStore(subscribe, look, () => null);

/** Whether a button that sends something can do so. */
export const useOnline = (): boolean => useConnectionLostAt() === null;

import { useSyncExternalStore } from 'react';
import { readStored, store } from './local-storage';

/**
 * "This is my own phone": said once for each account in this browser, and only then does anything stay here that outlives
 * the tab: interviews to read without a connection, notifications, and texts of forms when the session ends.
 */
type Answer = 'yes' | 'no';

const keyOf = (accountId: string): string => `ownPhone:${accountId}`;
const listeners = new Set<() => void>();

export const isOwnPhone = (accountId: string): boolean => readStored(keyOf(accountId)) === ('yes' satisfies Answer);

export function answerOwnPhone(accountId: string, answer: Answer): void {
  store(keyOf(accountId), answer);
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Null while the account has not said it. */
export function useOwnPhone(accountId: string): boolean | null {
  const answer = useSyncExternalStore(subscribe, () => readStored(keyOf(accountId)));
  return answer === null ? null : answer === 'yes';
}

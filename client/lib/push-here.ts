import { PUSH_CACHE } from '../../domain/service-worker';
import { readStored, store } from './local-storage';

/** Whose notifications this browser shows: an account's id. The worker has its own record, as it reads no local storage. */
const key = 'pushOf';

export const pushAccount = (): string | null => readStored(key);

export const setPushAccount = (accountId: string | null): void => store(key, accountId);

/** At logout, and when another account signs in: what still comes says nothing, and then nothing comes any more. */
export async function endPush(): Promise<void> {
  if (pushAccount() === null) return;
  setPushAccount(null);
  await caches.delete(PUSH_CACHE);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  // Not awaited: without a connection it may take long, and what matters has happened.
  void subscription?.unsubscribe();
}

export const endPushOfOthers = (accountId: string | null): void => {
  if (pushAccount() !== null && pushAccount() !== accountId) void endPush().catch(() => undefined);
};

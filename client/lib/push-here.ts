import { PUSH_CACHE, PUSH_RECORD_PATH, type PushRecord } from '../../domain/service-worker';
import { readStored, store } from './local-storage';

/** Whose notifications this browser shows: an account's id. The worker has its own record, as it reads no local storage. */
const key = 'pushOf';

export const pushAccount = (): string | null => readStored(key);

export async function beginPush(accountId: string, record: PushRecord): Promise<void> {
  store(key, accountId);
  await (await caches.open(PUSH_CACHE)).put(PUSH_RECORD_PATH, Response.json(record));
}

/** At logout, and when another account signs in: what still comes says nothing, and then nothing comes any more. */
export async function endPush(): Promise<void> {
  if (pushAccount() === null) return;
  store(key, null);
  await caches.delete(PUSH_CACHE);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  // Not awaited: without a connection it may take long, and what matters has happened.
  void subscription?.unsubscribe();
}

export const endPushOfOthers = (accountId: string | null): void => {
  if (pushAccount() !== null && pushAccount() !== accountId) void endPush().catch(() => undefined);
};

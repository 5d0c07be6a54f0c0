import { PUSH_CACHE, PUSH_RECORD_PATH, type PushRecord } from '../../domain/service-worker';
import { setPushAccount } from './push-here';

export async function beginPush(accountId: string, record: PushRecord): Promise<void> {
  setPushAccount(accountId);
  await (await caches.open(PUSH_CACHE)).put(PUSH_RECORD_PATH, Response.json(record));
}

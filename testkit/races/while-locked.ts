import type { EntityManager } from 'typeorm';
import type { TestServer } from '../server/test-server';

/**
 * Meets another writer on purpose: makes `change` in a transaction that stays open, starts `call`, waits until it
 * waits for a lock (or has ended, if it took none), commits, and returns the result. What 50 calls at once hit only
 * by luck, this hits every time. `meanwhile` happens while the call waits.
 */
export async function whileLocked<Answer>(
  { dataSource }: TestServer,
  change: (writer: EntityManager) => Promise<unknown>,
  call: () => Promise<Answer>,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<Answer> {
  const writer = dataSource.createQueryRunner();
  try {
    await writer.startTransaction('READ COMMITTED');
    await change(writer.manager);
    let answered = false;
    const answer = call().finally(() => {
      answered = true;
    });
    // Seen twice: what the background does may wait for a moment too.
    for (let seen = 0; !answered && seen < 2; ) {
      seen = (await isSomeoneWaiting(dataSource.manager)) ? seen + 1 : 0;
      await pause(20);
    }
    await meanwhile();
    await writer.commitTransaction();
    return await answer;
  } finally {
    if (writer.isTransactionActive) await writer.rollbackTransaction();
    await writer.release();
  }
}

/**
 * True while a transaction waits for a row of this test's database. Asks InnoDB's monitor: the table `innodb_trx` is
 * a copy that is not refreshed as long as it is read, and two workers polling it kept it stale.
 */
async function isSomeoneWaiting(manager: EntityManager): Promise<boolean> {
  const database = (await manager.query<{ name: string }[]>('SELECT DATABASE() AS name'))[0]?.name ?? '';
  const [monitor] = await manager.query<{ Status: string }[]>('SHOW ENGINE INNODB STATUS');
  const waits = monitor?.Status.matchAll(/FOR THIS LOCK TO BE GRANTED:\n[^\n]* of table `([^`]+)`/g) ?? [];
  return [...waits].some(([, owner]) => owner === database);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

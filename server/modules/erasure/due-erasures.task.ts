import { MINUTE_MS } from '../../../domain/time';
import type { StillHoldsLease, Task } from '../../background/task';
import { read } from '../../db/read';
import { closeErasure, erase, REQUESTS_END_MS } from './erase';
import type { ErasureServices } from './erasure-services';
import { dueErasures, isMailWaiting } from './erased-rows.sql';
import { Erasure } from './erasure.entity';
import { erasureMailKey } from './commands/request-erasure';

const EVERY_MS = 5_000;
/** After a `kill -9` another process waits this long plus five seconds, and continues within a minute. */
const LEASE_MS = MINUTE_MS - 2 * EVERY_MS;
const BATCH = 50;
/** So long an erasure waits until the mail about it has been sent; then the mail goes unsent. */
const MAIL_WITHIN_MS = 10 * MINUTE_MS;

export const erasures: Task = {
  name: 'erasures',
  everyMs: EVERY_MS,
  // No step of an erasure takes as long as the rest of the lease.
  lease: { forMs: LEASE_MS, renewedAfterMs: LEASE_MS / 4 },
  failure: 'what is due could not be erased; tried again in five seconds',
  run: eraseDue,
};

/** Closes what is due and erases what was closed a while ago. One that fails does not keep the others back. */
export async function eraseDue(services: ErasureServices, stillHoldsLease: StillHoldsLease): Promise<void> {
  const now = services.clock.now();
  const keepTask = async (): Promise<void> => {
    if (!(await stillHoldsLease())) throw new Error('this process stops, or another one has taken over');
  };
  const due = await dueErasures(services.dataSource, now, BATCH);
  for (const { id } of due) {
    if (!(await stillHoldsLease())) return;
    try {
      await closeErasure(services, id);
      const erasure = await read(services.dataSource, (manager) => manager.getRepository(Erasure).findOneBy({ id }));
      if (erasure && (await isReady(services, erasure, now))) await erase(services, erasure, keepTask);
    } catch (error) {
      services.logger.error({ err: error, erasureId: id }, 'an erasure was interrupted; it is tried again');
    }
  }
}

async function isReady({ dataSource }: ErasureServices, erasure: Erasure, now: Date): Promise<boolean> {
  const sinceClosed = now.getTime() - (erasure.closedAt?.getTime() ?? now.getTime());
  if (sinceClosed < REQUESTS_END_MS) return false;
  return sinceClosed >= MAIL_WITHIN_MS || !(await isMailWaiting(dataSource, erasureMailKey(erasure)));
}

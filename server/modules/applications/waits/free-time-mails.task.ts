import { MINUTE_MS, wibDateOf } from '../../../../domain/time';
import { eachDue } from '../../../background/each-due';
import { inOneProcess, type StillHoldsLease, type Task } from '../../../background/task';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { unsubscribeUrl } from '../../mail';
import { timeFreeMail } from './job-wait.mails';
import {
  lockWaits,
  markTold,
  newFreeTime,
  newFreeTimes,
  nextWaiters,
  sweepWaits,
  type FreeTime,
} from './job-waits.sql';

const BATCH = 200;

/** Tells those who wait for a job that it has a free time. */
export const freeTimeMails: Task = {
  name: 'free-time-mails',
  ...inOneProcess(5 * MINUTE_MS),
  failure: 'people who wait for a free time could not be told; tried again in five minutes',
  run: mailFreeTimes,
};

/** Time by time: what has stayed free is told to the next people in line, once for each seat. */
export async function mailFreeTimes(
  services: Services,
  stillHoldsLease: StillHoldsLease,
  batch = BATCH,
): Promise<void> {
  const { dataSource, clock } = services;
  await sweepWaits(dataSource);
  await eachDue<FreeTime>(services, stillHoldsLease, {
    batch,
    read: (after) => newFreeTimes(dataSource, { after: after?.id ?? '', batch, now: clock.now() }),
    take: (time) => tell(services, time.id),
    failure: 'people could not be told of a free time; tried again in five minutes',
    idsOf: ({ id, job_id: jobId }) => ({ slotId: id, jobId }),
  });
}

async function tell({ dataSource, clock, env, outbox }: Services, slotId: string): Promise<void> {
  const now = clock.now();
  // One mail a person and day, whatever they wait for: the key can be queued once.
  const keyOf = { before: 'time-free:', after: `:${wibDateOf(now)}` };
  await inTransaction(
    dataSource,
    async (transaction) => {
      const { manager } = transaction;
      await lockRows(transaction, { slot: [slotId] });
      const time = await newFreeTime(manager, slotId, now);
      if (!time) return;
      await markTold(manager, slotId);
      const waiters = await nextWaiters(manager, time, keyOf);
      const waiting = await lockWaits(
        manager,
        waiters.map(({ id }) => id),
      );
      const job = { id: time.job_id, title: time.title, companyName: time.company_name };
      const mails = waiters
        .filter(({ id }) => waiting.has(id))
        .map(({ id, seeker_id: seekerId, email }) => [
          `${keyOf.before}${seekerId}${keyOf.after}`,
          timeFreeMail({
            to: email,
            appUrl: env.APP_URL,
            unsubscribeUrl: unsubscribeUrl(env, 'job wait mails', id),
            seekerId,
            job,
          }),
        ]);
      await outbox.queueMails(transaction, Object.fromEntries(mails));
    },
    { repeatable: true },
  );
}

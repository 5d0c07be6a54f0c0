import { LessThan, MoreThan } from 'typeorm';
import { eachDue } from '../../background/each-due';
import type { StillHoldsLease, Task } from '../../background/task';
import { dateIn, MINUTE_MS, TIME_ZONES, type TimeZone } from '../../../domain/time';
import { inTransaction } from '../../db/transaction';
import { lockRows } from '../../db/lock';
import { read } from '../../db/read';
import type { Services } from '../../services';
import { Job } from './job.entity';

const BATCH = 200;

export const autoClose: Task = {
  name: 'auto-close',
  everyMs: MINUTE_MS,
  failure: 'jobs past their auto-close day could not be closed; tried again in a minute',
  run: closePastJobs,
};

/** Closes jobs whose auto-close day has passed in their zone. Reads check the date themselves. */
export async function closePastJobs(
  services: Services,
  stillHoldsLease: StillHoldsLease,
  batch = BATCH,
): Promise<void> {
  for (const zone of TIME_ZONES) await closePastJobsIn(services, zone, stillHoldsLease, batch);
}

async function closePastJobsIn(
  services: Services,
  timeZone: TimeZone,
  stillHoldsLease: StillHoldsLease,
  batch: number,
): Promise<void> {
  const { dataSource, clock } = services;
  const now = clock.now();
  const isPast = { isActive: true, timeZone, autoCloseDate: LessThan(dateIn(timeZone, now)) };
  await eachDue<string>(services, stillHoldsLease, {
    batch,
    read: async (after = '') => {
      const where = { id: MoreThan(after), ...isPast };
      const jobs = await read(dataSource, (manager) =>
        manager.find(Job, { select: { id: true }, where, order: { id: 'ASC' }, take: batch }),
      );
      return jobs.map(({ id }) => id);
    },
    take: (id) =>
      inTransaction(dataSource, async (transaction) => {
        await lockRows(transaction, { job: id });
        const closed = { isActive: false, isVisible: false, updatedAt: now };
        await transaction.manager.getRepository(Job).update({ id, ...isPast }, closed);
      }),
    failure: 'a job past its auto-close day could not be closed; tried again in a minute',
    idsOf: (jobId) => ({ jobId }),
  });
}

import { LessThan } from 'typeorm';
import type { Task } from '../../background/task';
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
export async function closePastJobs(services: Services): Promise<number> {
  let closed = 0;
  for (const zone of TIME_ZONES) closed += await closePastJobsIn(services, zone);
  return closed;
}

async function closePastJobsIn(services: Services, timeZone: TimeZone): Promise<number> {
  const now = services.clock.now();
  const isPast = { isActive: true, timeZone, autoCloseDate: LessThan(dateIn(timeZone, now)) };
  const jobs = await read(services.dataSource, (manager) =>
    manager.find(Job, { select: { id: true }, where: isPast, order: { id: 'ASC' }, take: BATCH }),
  );
  for (const { id } of jobs) {
    await inTransaction(services.dataSource, async (transaction) => {
      await lockRows(transaction, { job: id });
      const closed = { isActive: false, isVisible: false, updatedAt: now };
      await transaction.manager.getRepository(Job).update({ id, ...isPast }, closed);
    });
  }
  return jobs.length;
}

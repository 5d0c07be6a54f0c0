import { MINUTE_MS, wibDateOf } from '../../../domain/time';
import { inTransaction } from '../../db/transaction';
import { lockRows } from '../../db/lock';
import type { Services } from '../../services';
import { closePastJob, pastJobs } from './job.sql';

const BATCH = 200;

/** Closes jobs whose auto-close day has passed, once a minute. Reads check the date themselves. */
export function startAutoClose(services: Services): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    running = running
      .then(async () => {
        await closePastJobs(services);
      })
      .catch((error: unknown) => {
        services.logger.error(
          { err: error },
          'jobs past their auto-close day could not be closed; tried again in a minute',
        );
      });
  };
  const timer = setInterval(sweep, MINUTE_MS);
  timer.unref();
  sweep();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export async function closePastJobs(services: Services): Promise<number> {
  const now = services.clock.now();
  const today = wibDateOf(now);
  const jobs = await pastJobs(services.dataSource, today, BATCH);
  for (const { id } of jobs) {
    await inTransaction(services.dataSource, async (transaction) => {
      await lockRows(transaction, { job: id });
      await closePastJob(transaction.manager, id, now, today);
    });
  }
  return jobs.length;
}

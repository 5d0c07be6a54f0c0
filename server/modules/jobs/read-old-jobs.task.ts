import { MINUTE_MS } from '../../../domain/time';
import type { MayGoOn, Task } from '../../background/task';
import { lockRows } from '../../db/lock';
import { inTransaction } from '../../db/transaction';
import type { Services } from '../../services';
import { queuePosting } from './hold-posting';
import { readJob } from './job.sql';
import { flagJob } from './job-flags.sql';
import { forgetToRead, jobsToRead, type JobToRead } from './jobs-to-read.sql';

const BATCH = 50;

/** Has the rules read the jobs that a migration left to them. Ends by itself when none is left. */
export const oldJobs: Task = {
  name: 'old-jobs',
  everyMs: MINUTE_MS,
  endsWhenTrue: true,
  // Longer than a batch takes.
  lease: { forMs: 2 * MINUTE_MS },
  failure: 'jobs from before the rules could not be read; tried again in a minute',
  run: readOldJobs,
};

/** In the order in which they were posted, so that each is compared with earlier ones. True when none is left. */
export async function readOldJobs(services: Services, mayGoOn: MayGoOn, batch = BATCH): Promise<boolean> {
  let after = '';
  for (;;) {
    const jobs = await jobsToRead(services.dataSource, { after, batch });
    if (jobs.length === 0) return true;
    if (!(await mayGoOn())) return false;
    for (const job of jobs) await readOrReport(services, job);
    after = jobs.at(-1)?.id ?? after;
  }
}

/** A failure for one job must not stop the others'; it waits for the next start. */
async function readOrReport(services: Services, job: JobToRead): Promise<void> {
  try {
    await readOldJob(services, job);
  } catch (error) {
    services.logger.warn({ err: error, jobId: job.id }, 'a job from before the rules could not be read');
  }
}

async function readOldJob(services: Services, { id, postedAt, posting }: JobToRead): Promise<void> {
  const rules = services.postingRules;
  const read = { rules, posting, reading: await rules.read(posting) };
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { job: id });
    // Another process has read it, or its company was erased.
    if (!(await forgetToRead(transaction.manager, id))) return;
    const now = services.clock.now();
    const found = await flagJob(transaction.manager, { id, read, postedAt, now });
    const job = await readJob(transaction.manager, id);
    // It waits in the queue, and is not held: people see it, and may have applied.
    const isOver = job === null || job.is_paused || job.is_deleted;
    await queuePosting(transaction, { id, ...posting, now }, found, { isOver });
  });
}

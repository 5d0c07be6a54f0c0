import { MINUTE_MS } from '../../../domain/time';
import { runEvery } from '../../background/run-every';
import { newId } from '../../db/columns';
import { takeLease } from '../../db/lease';
import { lockRows } from '../../db/lock';
import { inTransaction } from '../../db/transaction';
import type { Services } from '../../services';
import { queuePosting } from './hold-posting';
import { readJob } from './job.sql';
import { flagJob } from './job-flags.sql';
import { forgetToRead, jobsToRead, type JobToRead } from './jobs-to-read.sql';

const EVERY_MS = MINUTE_MS;
/** Longer than a batch takes. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH = 50;

/**
 * Has the rules read the jobs that a migration left to them, in one process at a time. Ends by itself when none is left.
 * Returns how to stop.
 */
export function startReadingOldJobs(services: Services): () => Promise<void> {
  const lease = { task: 'old-jobs', holder: newId(), forMs: LEASE_MS };
  const failure = 'jobs from before the rules could not be read; tried again in a minute';
  const stop = runEvery({ everyMs: EVERY_MS, logger: services.logger, failure }, async (isStopped) => {
    const isDone = await readOldJobs(
      services,
      async () => !isStopped() && (await takeLease(services.dataSource, { ...lease, now: services.clock.now() })),
    );
    if (isDone) void stop();
  });
  return stop;
}

/** In the order in which they were posted, so that each is compared with earlier ones. True when none is left. */
export async function readOldJobs(
  services: Services,
  hasTask: () => Promise<boolean>,
  batch = BATCH,
): Promise<boolean> {
  let after = '';
  for (;;) {
    const jobs = await jobsToRead(services.dataSource, { after, batch });
    if (jobs.length === 0) return true;
    if (!(await hasTask())) return false;
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
    const isOver = job === null || job.is_paused === 1 || job.is_deleted === 1;
    await queuePosting(transaction, { id, ...posting, now }, found, { isOver });
  });
}

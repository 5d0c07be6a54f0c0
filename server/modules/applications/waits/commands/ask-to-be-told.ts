import { refuse } from '../../../../../domain/errors';
import { MAX_JOB_WAITS } from '../../../../../domain/job-waits';
import { jobTimesOf } from '../../../../../domain/slots';
import type { SeekerActor } from '../../../../actor';
import { lockRows } from '../../../../db/lock';
import { inTransaction } from '../../../../db/transaction';
import type { Services } from '../../../../services';
import { readJob, readSlotsOfJob, slotOf, whyNotApply } from '../../../jobs';
import { mayApplyAgain } from '../../application.policy';
import { findEarlier } from '../../stored-application.sql';
import { askedSince, countWaits, insertWait } from '../job-waits.sql';

/** Puts the seeker in line for a job that has no free time. Repeating it keeps the place. Returns since when they wait. */
export async function askToBeTold(
  { dataSource, clock, limiter }: Services,
  actor: SeekerActor,
  jobId: string,
): Promise<Date | null> {
  const { seekerId } = actor;
  await limiter.consume('ask-to-be-told', seekerId);
  const now = clock.now();
  return inTransaction(
    dataSource,
    async (transaction) => {
      const { manager } = transaction;
      // The seeker's lock lets the count hold; with the job's, no application ends and frees a seat meanwhile.
      await lockRows(transaction, { seeker: seekerId, job: jobId });
      const job = await readJob(manager, jobId);
      if (!job) throw refuse('JOB_NOT_FOUND');
      const refusal = whyNotApply(actor, job, now);
      if (refusal) throw refuse(refusal);
      const earlier = await findEarlier(manager, jobId, seekerId);
      if (earlier && !mayApplyAgain(earlier)) throw refuse('ALREADY_APPLIED');
      const since = await askedSince(manager, seekerId, jobId);
      if (since) return since;
      const slots = (await readSlotsOfJob(manager, jobId, now, seekerId)).map((slot) => slotOf(slot, now));
      if (jobTimesOf(slots, now) === 'FREE') throw refuse('JOB_HAS_FREE_TIMES');
      if ((await countWaits(manager, seekerId)) >= MAX_JOB_WAITS) throw refuse('TOO_MANY_JOB_WAITS');
      if (!(await insertWait(manager, seekerId, jobId))) throw refuse('ERASURE_WAITING');
      return askedSince(manager, seekerId, jobId);
    },
    { repeatable: true },
  );
}

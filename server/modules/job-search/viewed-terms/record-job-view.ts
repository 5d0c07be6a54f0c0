import { refuse } from '../../../../domain/errors';
import { viewedTermOf } from './viewed-terms';
import type { SeekerActor } from '../../../actor';
import type { Services } from '../../../services';
import { writeViewedTerm } from './viewed-terms.sql';
import { countView, readJob, whyNotApply } from '../../jobs';

/**
 * Counts that the seeker opened a job, and remembers the search that led there, unless it is too short. Views of the own
 * company's jobs are left out.
 */
export async function recordJobView(
  { dataSource, clock, limiter }: Services,
  actor: SeekerActor,
  { jobId, search }: { jobId: string; search: string },
): Promise<void> {
  await limiter.consume('view-job', actor.seekerId);
  const now = clock.now();
  const job = await readJob(dataSource, jobId);
  const refusal = job ? whyNotApply(actor, job, now) : 'JOB_NOT_FOUND';
  if (refusal === 'OWN_COMPANY_JOB') return;
  if (refusal) throw refuse(refusal);
  await countView(dataSource, jobId, now);
  const term = viewedTermOf(search);
  if (term === null) return;
  await writeViewedTerm(dataSource, { seekerId: actor.seekerId, jobId, term, viewedAt: now });
}

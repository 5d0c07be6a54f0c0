import type { StoredStatus } from '../../../domain/applications';
import type { ErrorCode } from '../../../domain/errors';
import type { Actor, SeekerActor } from '../../actor';
import type { JobCardRow } from './job-columns.sql';
import { isVisibleToSeekers } from './shown-job';

/**
 * Why a job's page is hidden; null when the actor may see it. Applicants still see a job that has closed; after a company
 * lost its verification, or while an administrator has paused the job, only those it has accepted see it. `applicationStatus` is of the viewing seeker's own
 * application, null without one.
 */
export function whyJobIsHidden(
  actor: Actor,
  job: JobCardRow,
  { applicationStatus, now }: { applicationStatus: StoredStatus | null; now: Date },
): ErrorCode | null {
  if (job.is_deleted) return 'JOB_NOT_FOUND';
  if (actor.activeRole === 'ADMIN') return null;
  if (actor.activeRole === 'COMPANY') return actor.companyId === job.company_id ? null : 'JOB_FORBIDDEN';
  if (applicationStatus === 'ACCEPTED') return null;
  if (!job.is_verified || job.is_paused) return 'JOB_NOT_FOUND';
  return applicationStatus !== null || isVisibleToSeekers(job, now) ? null : 'JOB_CLOSED';
}

/** Why a seeker may neither apply to a job nor hold a seat; null when they may. */
export function whyNotApply(actor: SeekerActor, job: JobCardRow, now: Date): ErrorCode | null {
  if (job.is_deleted || !job.is_verified || job.is_paused) return 'JOB_NOT_FOUND';
  if (!isVisibleToSeekers(job, now)) return 'JOB_CLOSED';
  return job.company_id === actor.companyId ? 'OWN_COMPANY_JOB' : null;
}

/** A company manages its own jobs only. */
export function canManageJob(actor: Actor | null, job: { companyId: string }): boolean {
  return actor?.activeRole === 'COMPANY' && actor.companyId === job.companyId;
}

import type { ErrorCode } from '../../../domain/errors';
import type { Actor } from '../../actor';
import { isVisibleToSeekers, type JobRow } from './job.rows';

/** Whether someone may see a job's page, or the text to answer instead (design, section 9). */
export function whyJobIsHidden(actor: Actor, job: JobRow, viewer: { hasApplied: boolean; today: string }): ErrorCode | null {
  if (job.is_deleted === 1) return 'JOB_NOT_FOUND';
  if (actor.activeRole === 'ADMIN') return null;
  if (actor.activeRole === 'COMPANY') return actor.companyId === job.company_id ? null : 'JOB_FORBIDDEN';
  if (viewer.hasApplied || isVisibleToSeekers(job, viewer.today)) return null;
  return job.is_verified === 1 ? 'JOB_CLOSED' : 'JOB_NOT_FOUND';
}

/** A company manages its own jobs only. */
export function canManageJob(actor: Actor | null, job: { companyId: string }): boolean {
  return actor?.activeRole === 'COMPANY' && actor.companyId === job.companyId;
}

import type { ApplicationStatus } from '../../../domain/applications';
import { conflictsFrom, isTooClose } from '../../../domain/interview-times';
import { placeholders, selectRows } from '../../db/statements';
import type { LoadScope, RequestLoaders } from '../../graphql/loaders';
import type { InterviewSlotType } from '../jobs/public';
import type { ApplicationCounts } from './application.types';

export interface OwnApplication {
  id: string;
  job_id: string;
  status: ApplicationStatus;
}

/** The viewing seeker's own application to each of these jobs, or null. */
export async function loadOwnApplications(
  { services, actor }: LoadScope,
  jobIds: readonly string[],
): Promise<(OwnApplication | null)[]> {
  if (!actor?.seekerId) return jobIds.map(() => null);
  const rows = await selectRows<OwnApplication>(
    services.dataSource,
    `SELECT id, job_id, status FROM applications WHERE seeker_id = ? AND job_id IN (${placeholders(jobIds)})`,
    [actor.seekerId, ...jobIds],
  );
  const byJob = new Map(rows.map((row) => [row.job_id, row]));
  return jobIds.map((id) => byJob.get(id) ?? null);
}

/** Applications by status for each of these jobs, from the index. */
export async function loadCountsOfJobs(
  { services }: LoadScope,
  jobIds: readonly string[],
): Promise<ApplicationCounts[]> {
  const rows = await selectRows<{ job_id: string; status: ApplicationStatus; total: number }>(
    services.dataSource,
    `SELECT job_id, status, COUNT(*) AS total FROM applications WHERE job_id IN (${placeholders(jobIds)}) GROUP BY job_id, status`,
    jobIds,
  );
  return jobIds.map((id) => countsOf(rows.filter((row) => row.job_id === id)));
}

export function countsOf(rows: readonly { status: ApplicationStatus; total: number | string }[]): ApplicationCounts {
  const of = (status: ApplicationStatus) => Number(rows.find((row) => row.status === status)?.total ?? 0);
  const counts = {
    pending: of('PENDING'),
    accepted: of('ACCEPTED'),
    rejected: of('REJECTED'),
    withdrawn: of('WITHDRAWN'),
  };
  return { ...counts, total: counts.pending + counts.accepted + counts.rejected + counts.withdrawn };
}

export interface OwnInterview {
  id: string;
  job_id: string;
  job_title: string;
  company_name: string;
  interview_starts_at: Date;
  interview_ends_at: Date;
  interview_date: string;
  interview_start: string;
  interview_end: string;
}

/** The viewing seeker's accepted interviews against which slots can clash. One statement for a whole page. */
export async function loadOwnInterviews(
  { services, actor }: LoadScope,
  keys: readonly 'all'[],
): Promise<OwnInterview[][]> {
  if (!actor?.seekerId) return keys.map(() => []);
  const rows = await selectRows<OwnInterview>(
    services.dataSource,
    `SELECT id, job_id, job_title, company_name, interview_starts_at, interview_ends_at, interview_date, interview_start, interview_end
     FROM applications WHERE seeker_id = ? AND status = 'ACCEPTED' AND interview_ends_at > ? ORDER BY interview_starts_at`,
    [actor.seekerId, conflictsFrom(services.clock.now())],
  );
  return keys.map(() => rows);
}

/** Which accepted interview of the viewing seeker a slot is too close to. */
export async function conflictOf(loaders: RequestLoaders, slot: InterviewSlotType): Promise<OwnInterview | null> {
  const interviews = await loaders.load(loadOwnInterviews, 'all' as const);
  const clash = interviews.find((interview) =>
    isTooClose(slot, { startsAt: interview.interview_starts_at, endsAt: interview.interview_ends_at }),
  );
  return clash ?? null;
}

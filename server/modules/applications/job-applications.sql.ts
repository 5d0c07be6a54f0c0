import type { ApplicationStatus } from '../../../domain/applications';
import { conflictsFrom, isTooClose } from '../../../domain/interview-times';
import { day, instant, integer, oneOf, text, type Row } from '../../db/row';
import { placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { LoadScope, RequestLoaders } from '../../graphql/loaders';
import type { InterviewSlotType } from '../jobs/public';
import type { ApplicationCounts } from './application.types';

const OWN_APPLICATION = { id: text, job_id: text, status: oneOf<ApplicationStatus>() };
export type OwnApplication = Row<typeof OWN_APPLICATION>;

/** The viewing seeker's own application to each of these jobs, or null. */
export async function loadOwnApplications(
  { services, actor }: LoadScope,
  jobIds: readonly string[],
): Promise<(OwnApplication | null)[]> {
  if (!actor?.seekerId) return jobIds.map(() => null);
  const rows = await selectRows(
    services.dataSource,
    OWN_APPLICATION,
    `SELECT id, job_id, status FROM applications WHERE seeker_id = ? AND job_id IN (${placeholders(jobIds)})`,
    [actor.seekerId, ...jobIds],
  );
  const byJob = new Map(rows.map((row) => [row.job_id, row]));
  return jobIds.map((id) => byJob.get(id) ?? null);
}

const COUNT = { status: oneOf<ApplicationStatus>(), total: integer };
export type StatusCount = Row<typeof COUNT>;

/** Applications by status for each of these jobs, from the index. */
export async function loadCountsOfJobs(
  { services }: LoadScope,
  jobIds: readonly string[],
): Promise<ApplicationCounts[]> {
  const rows = await selectRows(
    services.dataSource,
    { job_id: text, ...COUNT },
    `SELECT job_id, status, COUNT(*) AS total FROM applications WHERE job_id IN (${placeholders(jobIds)}) GROUP BY job_id, status`,
    jobIds,
  );
  return jobIds.map((id) => countsOf(rows.filter((row) => row.job_id === id)));
}

export function countsOf(rows: readonly StatusCount[]): ApplicationCounts {
  const of = (status: ApplicationStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  const counts = {
    pending: of('PENDING'),
    accepted: of('ACCEPTED'),
    rejected: of('REJECTED'),
    withdrawn: of('WITHDRAWN'),
  };
  return { ...counts, total: counts.pending + counts.accepted + counts.rejected + counts.withdrawn };
}

const OWN_INTERVIEW = {
  id: text,
  job_id: text,
  job_title: text,
  company_name: text,
  interview_starts_at: instant,
  interview_ends_at: instant,
  interview_date: day,
  interview_start: text,
  interview_end: text,
};
export type OwnInterview = Row<typeof OWN_INTERVIEW>;

/** The viewing seeker's accepted interviews that slots can clash with. One statement for a whole page. */
export async function loadOwnInterviews(
  { services, actor }: LoadScope,
  keys: readonly 'all'[],
): Promise<OwnInterview[][]> {
  if (!actor?.seekerId) return keys.map(() => []);
  const rows = await selectRows(
    services.dataSource,
    OWN_INTERVIEW,
    `SELECT id, job_id, job_title, company_name, interview_starts_at, interview_ends_at, interview_date, interview_start, interview_end
     FROM applications WHERE seeker_id = ? AND status = 'ACCEPTED' AND interview_ends_at > ? ORDER BY interview_starts_at`,
    [actor.seekerId, conflictsFrom(services.clock.now())],
  );
  return keys.map(() => rows);
}

/** A seeker's applications by status. */
export async function countOwnApplications(executor: QueryExecutor, seekerId: string): Promise<ApplicationCounts> {
  const rows = await selectRows(
    executor,
    COUNT,
    'SELECT status, COUNT(*) AS total FROM applications WHERE seeker_id = ? GROUP BY status',
    [seekerId],
  );
  return countsOf(rows);
}

export async function countApplicationsSince(executor: QueryExecutor, seekerId: string, since: Date): Promise<number> {
  const row = await selectOne(
    executor,
    { total: integer },
    'SELECT COUNT(*) AS total FROM applications WHERE seeker_id = ? AND applied_at >= ?',
    [seekerId, since],
  );
  return row?.total ?? 0;
}

/** Which accepted interview of the viewing seeker a slot is too close to. */
export async function conflictOf(loaders: RequestLoaders, slot: InterviewSlotType): Promise<OwnInterview | null> {
  const interviews = await loaders.load(loadOwnInterviews, 'all' as const);
  const clash = interviews.find((interview) =>
    isTooClose(slot, { startsAt: interview.interview_starts_at, endsAt: interview.interview_ends_at }),
  );
  return clash ?? null;
}

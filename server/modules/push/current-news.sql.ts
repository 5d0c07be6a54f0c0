import type { StoredStatus } from '../../../domain/applications';
import type { RescheduleStatus } from '../../../domain/reschedules';
import { day, instant, integer, nullable, oneOf, text, type Row } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';
import { inState } from '../applications';
import { TOLD_OF_JOB } from '../mail';

const APPLICATION = {
  status: oneOf<StoredStatus>(),
  lapsed_at: nullable(instant),
  cancelled_at: nullable(instant),
  job_title: text,
  company_name: text,
  interview_date: day,
  interview_start: text,
  interview_starts_at: instant,
  seeker_account_id: nullable(text),
  request_status: nullable(oneOf<RescheduleStatus>()),
  request_expires_at: nullable(instant),
};
export type ApplicationNow = Row<typeof APPLICATION>;

/** An application as it is now, with one of its proposals. */
export function applicationNow(
  executor: QueryExecutor,
  id: string,
  requestId: string | null,
): Promise<ApplicationNow | null> {
  return selectOne(
    executor,
    APPLICATION,
    `SELECT a.status, a.lapsed_at, a.cancelled_at, a.job_title, a.company_name, a.interview_date, a.interview_start,
            a.interview_starts_at, k.account_id AS seeker_account_id, r.status AS request_status, r.expires_at AS request_expires_at
     FROM applications a JOIN seekers k ON k.id = a.seeker_id
     LEFT JOIN reschedule_requests r ON r.id = ? AND r.application_id = a.id WHERE a.id = ?`,
    [requestId, id],
  );
}

const APPLICANTS = { applicants: integer, jobs: integer, job_id: nullable(text), job_title: nullable(text) };

interface ToldMember {
  companyId: string;
  accountId: string;
}

/** Who has applied since, for jobs of which this member is told, and waits for an answer. */
export function applicantsSince(executor: QueryExecutor, { companyId, accountId }: ToldMember, since: Date) {
  return selectOne(
    executor,
    APPLICANTS,
    `SELECT COUNT(*) AS applicants, COUNT(DISTINCT a.job_id) AS jobs, MAX(a.job_id) AS job_id, MAX(a.job_title) AS job_title
     FROM applications a JOIN jobs j ON j.id = a.job_id
     WHERE a.company_id = ? AND ${inState('a', 'WAITING')} AND a.waiting_since >= ? AND ${TOLD_OF_JOB} = ?`,
    [companyId, since, accountId],
  );
}

/** How many applicants of a company expect an answer by then. */
export async function repliesDue(executor: QueryExecutor, companyId: string, now: Date, by: Date): Promise<number> {
  const row = await selectOne(
    executor,
    { due: integer },
    `SELECT COUNT(*) AS due FROM applications a
     WHERE a.company_id = ? AND ${inState('a', 'WAITING')} AND a.reply_by > ? AND a.reply_by <= ?`,
    [companyId, now, by],
  );
  return row?.due ?? 0;
}

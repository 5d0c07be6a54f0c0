import { UNDECIDED } from '../../../domain/application-state';
import { refuse, type ErrorCode } from '../../../domain/errors';
import { CONFLICT_BUFFER_MINUTES, type Span } from '../../../domain/interview-times';
import { DAY_MS, instantIn, type LocalDate, type TimeZone } from '../../../domain/time';
import { integer, text } from '../../db/row';
import { placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import { OF_CONTACT } from './application-columns.sql';
import { inState } from './application-state.sql';
import { selectApplications } from './lists/application-lists.sql';
import type { ApplicationParent, ApplicationScope } from './shown-application';

/**
 * The condition for an interview that will take place, on a row of `applications`. Where only the acceptance matters
 * (the mask, receipts, contacts, files), the status alone decides.
 */
export const liveInterview = (row: string): string => inState(row, 'PLANNED');

/**
 * Live interviews that lie within the buffer of a span, as a condition on a row of `applications`; the two ends of
 * the span are expressions.
 */
export const withinBufferOf = (row: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }): string =>
  `${liveInterview(row)} AND ${row}.interview_starts_at < ${endsAt} + INTERVAL ${CONFLICT_BUFFER_MINUTES} MINUTE
   AND ${row}.interview_ends_at > ${startsAt} - INTERVAL ${CONFLICT_BUFFER_MINUTES} MINUTE`;

interface ConflictCheck {
  seekerId: string;
  span: Span;
  /** The application whose own interview does not count. */
  exceptApplicationId?: string;
  code: ErrorCode;
}

/**
 * Refuses a time within the buffer of another live interview of the seeker. The caller holds the lock on the seeker,
 * so two times for one seeker are checked one after the other.
 */
export async function refuseConflict(
  { manager }: Transaction,
  { seekerId, span, exceptApplicationId, code }: ConflictCheck,
): Promise<void> {
  const conflict = await selectOne(
    manager,
    { id: text },
    `SELECT a.id FROM applications a
     WHERE a.seeker_id = ? AND ${withinBufferOf('a', { startsAt: '?', endsAt: '?' })} AND a.id <> ? LIMIT 1`,
    [seekerId, span.endsAt, span.startsAt, exceptApplicationId ?? ''],
  );
  if (conflict) throw refuse(code);
}

/**
 * Live interviews that are not over at a moment, as a condition on `applications a`; takes the values of `notOverParameters`.
 * An interview ends on the day it begins, so the condition on its start bounds the range of the index.
 */
export const LIVE_NOT_OVER = `${liveInterview('a')} AND a.interview_starts_at > ? AND a.interview_ends_at > ?`;

export function notOverParameters(moment: Date): [Date, Date] {
  return [new Date(moment.getTime() - DAY_MS), moment];
}

/** The jobs among these for which someone's live interview begins in this time. */
export async function jobsWithInterviewBetween(
  executor: QueryExecutor,
  jobIds: readonly string[],
  { after, until }: { after: Date; until: Date },
): Promise<ReadonlySet<string>> {
  const sql = `SELECT DISTINCT a.job_id FROM applications a
    WHERE a.job_id IN (${placeholders(jobIds)}) AND ${liveInterview('a')} AND a.interview_starts_at > ? AND a.interview_starts_at <= ?`;
  const rows = await selectRows(executor, { job_id: text }, sql, [...jobIds, after, until]);
  return new Set(rows.map(({ job_id }) => job_id));
}

/** Whether someone's application for a job is pending, their live interview not over, or a new time proposed for it. */
export async function hasUpcomingTimes(executor: QueryExecutor, jobId: string, now: Date): Promise<boolean> {
  const sql = `SELECT 1 FROM applications a
    WHERE a.job_id = ? AND (${inState('a', ...UNDECIDED)} OR (${liveInterview('a')} AND a.interview_ends_at > ?) OR EXISTS (
      SELECT 1 FROM reschedule_requests r WHERE r.application_id = a.id AND r.status = 'PENDING' AND r.expires_at > ?)) LIMIT 1`;
  return (await selectOne(executor, { 1: integer }, sql, [jobId, now, now])) !== null;
}

/** More interviews than a calendar of six weeks can show. */
const MAX_INTERVIEWS = 500;

export const IN_ORDER_OF_TIME = 'a.interview_starts_at, a.id';

interface InterviewsFilter {
  owner: { companyId: string } | { seekerId: string };
  /** The contact of their jobs; null for all. */
  contactId?: string | null;
  /** The first and the last day, each in the interview's own zone. Without a first one, those that are over are left out. */
  days: { from?: LocalDate | null; to?: LocalDate | null };
}

/** Where a day begins first. */
const EASTERNMOST: TimeZone = 'Asia/Jayapura';

/** Live interviews of one side, in order of time. */
export function listInterviews(
  scope: ApplicationScope,
  { owner, contactId = null, days: { from, to } }: InterviewsFilter,
): Promise<ApplicationParent[]> {
  const { sql, id, index } =
    'companyId' in owner
      ? { sql: 'a.company_id = ?', id: owner.companyId, index: 'ix_applications_company_interview' }
      : { sql: 'a.seeker_id = ?', id: owner.seekerId, index: 'ix_applications_seeker_status' };
  const firstDayBegins = from ? instantIn(EASTERNMOST, from, '00:00') : scope.services.clock.now();
  return selectApplications(scope, {
    // Without the hint the optimiser reads every application of a company and sorts them.
    joins: `FORCE INDEX (${index})`,
    where: `${sql} AND ${LIVE_NOT_OVER} ${from ? 'AND a.interview_date >= ?' : ''} ${to ? 'AND a.interview_date <= ?' : ''} ${contactId ? `AND ${OF_CONTACT}` : ''}`,
    parameters: [
      id,
      ...notOverParameters(firstDayBegins),
      ...(from ? [from] : []),
      ...(to ? [to] : []),
      ...(contactId ? [contactId] : []),
    ],
    order: IN_ORDER_OF_TIME,
    limit: MAX_INTERVIEWS,
  });
}

/** The seeker's next live interview that is not over. */
export async function nextInterview(scope: ApplicationScope, seekerId: string): Promise<ApplicationParent | null> {
  const [next] = await selectApplications(scope, {
    where: `a.seeker_id = ? AND ${LIVE_NOT_OVER}`,
    parameters: [seekerId, ...notOverParameters(scope.services.clock.now())],
    order: IN_ORDER_OF_TIME,
    limit: 1,
  });
  return next ?? null;
}

const WAITING_SHOWN = 3;

/** The seeker's applications that an answer is expected to, those first whose chosen time comes first; past ones are left out. */
export function nextPendingApplications(scope: ApplicationScope, seekerId: string): Promise<ApplicationParent[]> {
  return selectApplications(scope, {
    where: `a.seeker_id = ? AND ${inState('a', 'WAITING')} AND a.interview_starts_at > ?`,
    parameters: [seekerId, scope.services.clock.now()],
    order: IN_ORDER_OF_TIME,
    limit: WAITING_SHOWN,
  });
}

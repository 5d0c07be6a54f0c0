import { UNDECIDED } from '../../../../domain/application-state';
import { RejectionNotice } from '../../../../domain/applications';
import { LAST_REMINDER_HOURS } from '../../../../domain/replies';
import { day, flag, instant, integer, nullable, text, type Row } from '../../../db/row';
import { affectedRows, placeholders, selectOne, selectRows, type QueryExecutor } from '../../../db/statements';
import { LOCKED, LOCKED_COLUMNS } from '../locked-application.sql';
import { liveInterview } from '../interviews.sql';
import { inState } from '../application-state.sql';

/** What the reply clock reads and writes beside the lock of an application. */

const DUE = { id: text, seeker_id: text, own_company_id: nullable(text), skills: text };
export type DueLapse = Row<typeof DUE>;

/** Applications whose time for an answer has passed, the longest first, with what related jobs are found by. */
export function dueLapses(executor: QueryExecutor, now: Date, batch: number): Promise<DueLapse[]> {
  return selectRows(
    executor,
    DUE,
    `SELECT a.id, a.seeker_id, own.company_id AS own_company_id, j.skills
     FROM (SELECT id, reply_by FROM applications FORCE INDEX (ix_applications_reply)
           WHERE ${inState('', 'WAITING')} AND reply_by <= ? ORDER BY reply_by, id LIMIT ?) due
     STRAIGHT_JOIN applications a ON a.id = due.id JOIN jobs j ON j.id = a.job_id JOIN seekers s ON s.id = a.seeker_id
     LEFT JOIN company_members own ON own.account_id = s.account_id
     ORDER BY due.reply_by, due.id`,
    [now, batch],
  );
}

/** Those that lapsed before a moment, the longest first. */
export function dueClosings(executor: QueryExecutor, lapsedBefore: Date, batch: number): Promise<{ id: string }[]> {
  return selectRows(
    executor,
    { id: text },
    `SELECT id FROM applications FORCE INDEX (ix_applications_reply)
     WHERE ${inState('', ...UNDECIDED)} AND lapsed_at <= ? ORDER BY lapsed_at LIMIT ?`,
    [lapsedBefore, batch],
  );
}

/** Whose time for an answer passed more than five minutes ago: the task writes it down within one. */
export async function countOverdueReplies(executor: QueryExecutor): Promise<number> {
  const row = await selectOne(
    executor,
    { overdue: integer },
    `SELECT COUNT(*) AS overdue FROM applications FORCE INDEX (ix_applications_reply)
     WHERE ${inState('', 'WAITING')} AND reply_by < UTC_TIMESTAMP(3) - INTERVAL 5 MINUTE`,
  );
  return row?.overdue ?? 0;
}

/** The company may accept applicants, tokens aside, and the applicant is not leaving. */
const MAY_ACCEPT =
  'company.is_verified = 1 AND company.erasing_at IS NULL AND job.is_paused = 0 AND seeker.erasing_at IS NULL';
const WHO_ANSWERS = `applications a JOIN companies company ON company.id = a.company_id JOIN jobs job ON job.id = a.job_id
  JOIN seekers seeker ON seeker.id = a.seeker_id`;

const LAPSING = {
  ...LOCKED,
  waiting_since: instant,
  could_answer: flag,
};
export type Lapsing = Row<typeof LAPSING>;

/** All that a lapse depends on, in one statement on locked rows. */
export function readLapsing(executor: QueryExecutor, id: string): Promise<Lapsing | null> {
  return selectOne(
    executor,
    LAPSING,
    `SELECT ${LOCKED_COLUMNS}, a.waiting_since,
            ${MAY_ACCEPT} AS could_answer
     FROM ${WHO_ANSWERS} WHERE a.id = ?`,
    [id],
  );
}

/** False when it is not due. The caller gives the seat back. */
export async function writeLapse(
  executor: QueryExecutor,
  { id, counts, now }: { id: string; counts: boolean; now: Date },
): Promise<boolean> {
  const lapsed = await affectedRows(
    executor,
    `UPDATE applications SET lapsed_at = ?, slot_id = NULL, remind_at = NULL, missed_replies = missed_replies + ?,
                             first_missed_at = COALESCE(first_missed_at, ?), updated_at = ?
     WHERE id = ? AND ${inState('', 'WAITING')} AND reply_by <= ?`,
    [now, counts ? 1 : 0, counts ? now : null, now, id, now],
  );
  return lapsed > 0;
}

/** Nothing happens to one whose applicant has chosen another time since, or that has ended. */
export async function closeLapsed(
  executor: QueryExecutor,
  { id, lapsedBefore, now }: { id: string; lapsedBefore: Date; now: Date },
): Promise<void> {
  await affectedRows(
    executor,
    `UPDATE applications SET status = 'WITHDRAWN', rejection_notice = ?, updated_at = ?
     WHERE id = ? AND ${inState('', ...UNDECIDED)} AND lapsed_at <= ?`,
    [RejectionNotice.NO_REPLY, now, id, lapsedBefore],
  );
}

/** A company is not asked for an answer that it could not give. */
const CAN_ANSWER = `${inState('a', 'WAITING')} AND ${MAY_ACCEPT}`;

/** Companies that are to be reminded now, in the order of their ids. */
export async function companiesToRemind(
  executor: QueryExecutor,
  { now, after, batch }: { now: Date; after: string; batch: number },
): Promise<string[]> {
  const rows = await selectRows(
    executor,
    { company_id: text },
    `SELECT DISTINCT a.company_id FROM ${WHO_ANSWERS}
     WHERE a.remind_at <= ? AND a.company_id > ? AND ${CAN_ANSWER} ORDER BY a.company_id LIMIT ?`,
    [now, after, batch],
  );
  return rows.map((row) => row.company_id);
}

const AWAITED = {
  id: text,
  job_title: text,
  full_name: text,
  reply_by: instant,
  interview_date: day,
  interview_start: text,
  interview_starts_at: instant,
};
export type AwaitedReply = Row<typeof AWAITED>;

/** A company's applications with a reminder by a moment, the soonest date first. */
export function repliesToRemindOf(executor: QueryExecutor, companyId: string, by: Date): Promise<AwaitedReply[]> {
  return selectRows(
    executor,
    AWAITED,
    `SELECT a.id, a.job_title, seeker.full_name, a.reply_by, a.interview_date, a.interview_start, a.interview_starts_at
     FROM ${WHO_ANSWERS}
     WHERE a.company_id = ? AND a.remind_at <= ? AND ${CAN_ANSWER} ORDER BY a.reply_by, a.id`,
    [companyId, by],
  );
}

/** They are reminded of again when their last hours begin, unless these begin by the same moment. */
export async function recordReminders(executor: QueryExecutor, ids: readonly string[], by: Date): Promise<void> {
  const lastHours = `reply_by - INTERVAL ${LAST_REMINDER_HOURS} HOUR`;
  await affectedRows(
    executor,
    `UPDATE applications SET remind_at = IF(${lastHours} > ?, ${lastHours}, NULL)
     WHERE id IN (${placeholders(ids)}) AND ${inState('', 'WAITING')}`,
    [by, ...ids],
  );
}

const SPAN = { interview_starts_at: instant, interview_ends_at: instant };

/** When the seeker's live interviews are that a time can clash with. */
export async function interviewSpans(executor: QueryExecutor, seekerId: string, from: Date) {
  const rows = await selectRows(
    executor,
    SPAN,
    `SELECT interview_starts_at, interview_ends_at FROM applications a
     WHERE a.seeker_id = ? AND ${liveInterview('a')} AND a.interview_ends_at > ?`,
    [seekerId, from],
  );
  return rows.map((row) => ({ startsAt: row.interview_starts_at, endsAt: row.interview_ends_at }));
}

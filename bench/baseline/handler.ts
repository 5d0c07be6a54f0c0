import type { Pool, RowDataPacket } from 'mysql2/promise';
import { interviewStateOf, PLAN_AGAIN_DAYS } from '../../domain/interviews';
import { replyStateOf } from '../../domain/replies';
import { slotStateOf } from '../../domain/slots';
import { DAY_MS, zoneAt } from '../../domain/time';

/** Returns an operation's `data`; `viewer` is the id of the seeker or company, read from a header without a check. */
export type Handler = (pool: Pool, viewer: string, variables: Record<string, unknown>) => Promise<unknown>;

export const filePath = (id: string | null): string | null => (id ? `/files/${id}` : null);

/** JSON columns and aggregates come as text or parsed, depending on how the server labels them. */
export function listOf<Item = string>(value: unknown): Item[] {
  if (value === null || value === undefined) return [];
  return (typeof value === 'string' ? JSON.parse(value) : value) as Item[];
}

export function salaryOf(row: RowDataPacket) {
  const { salary_min: min, salary_max: max, salary_period: period } = row;
  if (period === null) return null;
  const amountOf = (amount: unknown): number | null => (amount === null ? null : Number(amount));
  return { __typename: 'Salary', min: amountOf(min), max: amountOf(max), period };
}

/** `2026-11-20 08:00:00.000`, as JSON functions write a time, or what the driver has read. */
export const instantOf = (time: Date | string): Date =>
  time instanceof Date ? time : new Date(`${time.replace(' ', 'T')}Z`);

/** The columns of `applications a` that `interviewOf` and `stateOf` read. */
export const STATE =
  'a.interview_date, a.interview_start, a.interview_end, a.interview_starts_at, a.interview_location_type, a.cancelled_at, a.lapsed_at, a.shown_status, a.reply_by';

/** The snapshot of an application. */
export function interviewOf(row: RowDataPacket) {
  return {
    __typename: 'InterviewTime',
    date: row['interview_date'],
    start: row['interview_start'],
    end: row['interview_end'],
    timeZone: zoneAt(row['interview_date'], row['interview_start'], instantOf(row['interview_starts_at'])),
    locationType: row['interview_location_type'],
  };
}

/** What has become of the answer. */
export const replyStateOfRow = (row: RowDataPacket) =>
  replyStateOf({ status: row['status'], lapsedAt: row['lapsed_at'] });

/** What people read of it, and what has become of the interview once it is accepted. */
export function stateOf(row: RowDataPacket) {
  return {
    status: row['shown_status'],
    interview:
      row['status'] === 'ACCEPTED'
        ? { __typename: 'Interview', state: interviewStateOf(row['cancelled_at'] && instantOf(row['cancelled_at'])) }
        : null,
  };
}

/** Of an interview slot; `held` counts the live holds. */
export function seatsOf(row: RowDataPacket, now: Date) {
  const maxApplicants = Number(row['max_applicants']);
  const seatsTaken = Number(row['seats_taken']) + Number(row['held']);
  const startsAt = instantOf(row['starts_at']);
  return {
    seatsLeft: Math.max(0, maxApplicants - seatsTaken),
    state: slotStateOf({ isSelected: row['is_selected'] === 1, seatsTaken, maxApplicants, startsAt }, now),
  };
}

const ASKED_SIDES = {
  company: { index: 'ix_applications_company_interview', otherSide: 'APPLICANT' },
  seeker: { index: 'ix_applications_seeker_status', otherSide: 'COMPANY' },
} as const;

/** Proposals that wait for this side's answer. Left out: all but their ids, since nobody in the bench proposes a time. */
export async function proposalsToAnswer(pool: Pool, side: keyof typeof ASKED_SIDES, viewer: string, now: Date) {
  const { index, otherSide } = ASKED_SIDES[side];
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT a.id FROM applications a FORCE INDEX (${index}) STRAIGHT_JOIN reschedule_requests r ON r.pending_application_id = a.id
     WHERE a.${side}_id = ? AND a.status = 'ACCEPTED' AND a.interview_starts_at > ? AND r.requested_by = '${otherSide}' AND r.expires_at > ?
     ORDER BY a.interview_starts_at, a.id LIMIT 50`,
    [viewer, new Date(now.getTime() - (PLAN_AGAIN_DAYS + 3) * DAY_MS), now],
  );
  return rows;
}

/** Until when an answer is expected; null when none is. */
export const replyByOf = (row: RowDataPacket): Date | null =>
  row['shown_status'] === 'PENDING' ? row['reply_by'] : null;

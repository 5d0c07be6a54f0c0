import type { StoredStatus } from './applications';
import { DAY_MS, HOUR_MS } from './time';

/** The reply clock: until when a company should answer an application, and what happens when it does not. */

/** How long a company has to answer, at most, in days of 24 hours. */
const REPLY_DAYS = 7;
/** An answer should come this long before the chosen time, so that the applicant can prepare. */
const HOURS_BEFORE_START = 12;
/** A company has at least this long, unless the interview begins before. */
const MIN_REPLY_HOURS = 12;
/** The company is reminded a last time when less than this is left. */
export const LAST_REMINDER_HOURS = 24;
/** For how many days of 24 hours a lapsed application waits for its applicant before it is closed. */
export const LAPSED_DAYS = 30;

/**
 * Until when an answer is expected: seven days after the application, or twelve hours before the chosen start where that is
 * earlier; never less than twelve hours after the application, and never after the start.
 */
export function replyByOf({ askedAt, startsAt }: { askedAt: Date; startsAt: Date }): Date {
  const [asked, start] = [askedAt.getTime(), startsAt.getTime()];
  const usual = Math.min(asked + REPLY_DAYS * DAY_MS, start - HOURS_BEFORE_START * HOUR_MS);
  return new Date(Math.min(Math.max(usual, asked + MIN_REPLY_HOURS * HOUR_MS), start));
}

/** When the company is reminded first: at half time. */
export function firstReminderAt(askedAt: Date, replyBy: Date): Date {
  return new Date((askedAt.getTime() + replyBy.getTime()) / 2);
}

/** When a lapsed application is closed. */
export function closesAt(lapsedAt: Date): Date {
  return new Date(lapsedAt.getTime() + LAPSED_DAYS * DAY_MS);
}

/** The state of an answer that has not been given. */
export const ReplyState = { EXPECTED: 'EXPECTED', LAPSED: 'LAPSED', CLOSED: 'CLOSED' } as const;
export type ReplyState = (typeof ReplyState)[keyof typeof ReplyState];

/** Null once there is an answer, or the applicant has withdrawn. `lapsedAt` is kept only while there is no answer. */
export function replyStateOf({
  status,
  lapsedAt,
}: {
  status: StoredStatus;
  lapsedAt: Date | string | null;
}): ReplyState | null {
  if (status === 'PENDING') return lapsedAt === null ? ReplyState.EXPECTED : ReplyState.LAPSED;
  return status === 'WITHDRAWN' && lapsedAt !== null ? ReplyState.CLOSED : null;
}

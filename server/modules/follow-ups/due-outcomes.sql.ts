import { DAYS_BETWEEN_QUESTIONS, FOLLOW_UP_DAYS, OUTCOME_CORRECTION_MINUTES } from '../../../domain/follow-ups';
import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import { instant, notNullHere, text, type Row } from '../../db/row';
import { selectRows, type Parameter, type QueryExecutor } from '../../db/statements';
import { liveInterview } from '../applications';
import { FOLLOW_UP_OF_INTERVIEW, HAS_APPLICANT } from './missing-outcomes.sql';

/**
 * Interviews whose outcome a company is asked for on the day that begins at a moment, as a condition on `applications a`
 * and their follow-up `f`: earlier ones that it was not asked about, and those of a week before that it was asked about
 * once. One that has a final outcome, or whose applicant was erased, is not asked about.
 */
const TO_ASK_ABOUT = `${liveInterview('a')} AND a.interview_starts_at > ? AND a.interview_ends_at < ?
  AND ((f.application_id IS NULL AND a.interview_ends_at > ?)
    OR (f.outcome IS NULL AND a.interview_ends_at > ? AND (f.times_asked = 0 OR (f.times_asked = 1 AND a.interview_ends_at < ?))))
  AND ${HAS_APPLICANT}`;

function daysUntil({ now, dayBegins }: Day): Parameter[] {
  const before = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);
  return [
    before(dayBegins, FOLLOW_UP_DAYS + 1),
    dayBegins,
    before(dayBegins, FOLLOW_UP_DAYS),
    before(now, FOLLOW_UP_DAYS),
    before(dayBegins, DAYS_BETWEEN_QUESTIONS),
  ];
}

/** A moment, and when its day begins. */
interface Day {
  now: Date;
  dayBegins: Date;
}

const COMPANY = { company_id: text };

/** The companies to ask, in the order of their ids. */
export async function companiesToAsk(
  executor: QueryExecutor,
  { after, batch, ...day }: Day & { after: string; batch: number },
): Promise<string[]> {
  const rows = await selectRows(
    executor,
    COMPANY,
    `SELECT DISTINCT a.company_id FROM applications a FORCE INDEX (ix_applications_interview) ${FOLLOW_UP_OF_INTERVIEW}
     WHERE ${TO_ASK_ABOUT} AND a.company_id > ? ORDER BY a.company_id LIMIT ?`,
    [...daysUntil(day), after, batch],
  );
  return rows.map((row) => row.company_id);
}

const DUE = { id: text };

/** The interviews to ask one company about. */
export async function interviewsToAskAbout(executor: QueryExecutor, companyId: string, day: Day): Promise<string[]> {
  const rows = await selectRows(
    executor,
    DUE,
    `SELECT a.id FROM applications a FORCE INDEX (ix_applications_company_interview) ${FOLLOW_UP_OF_INTERVIEW}
     WHERE a.company_id = ? AND ${TO_ASK_ABOUT} ORDER BY a.interview_starts_at, a.id`,
    [companyId, ...daysUntil(day)],
  );
  return rows.map((row) => row.id);
}

const UNTOLD = { application_id: text, interview_starts_at: instant, outcome_at: notNullHere(instant) };
export type OutcomeToSend = Row<typeof UNTOLD>;

/** Final outcomes that can no longer be changed and of which no mail was queued, the oldest first. */
export function outcomesToSend(
  executor: QueryExecutor,
  now: Date,
  { after, batch }: { after: Pick<OutcomeToSend, 'outcome_at' | 'application_id'>; batch: number },
): Promise<OutcomeToSend[]> {
  return selectRows(
    executor,
    UNTOLD,
    `SELECT application_id, interview_starts_at, outcome_at FROM interview_follow_ups
     WHERE told_at IS NULL AND outcome_at >= ? AND outcome_at <= ? AND (outcome_at > ? OR application_id > ?)
     ORDER BY outcome_at, application_id LIMIT ?`,
    [
      after.outcome_at,
      new Date(now.getTime() - OUTCOME_CORRECTION_MINUTES * MINUTE_MS),
      after.outcome_at,
      after.application_id,
      batch,
    ],
  );
}

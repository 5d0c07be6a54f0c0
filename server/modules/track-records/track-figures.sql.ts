import { FOLLOW_UP_DAYS } from '../../../domain/follow-ups';
import { ANSWER_DAYS, TRACK_RECORD_DAYS, type TrackFigures, type TrackRecordPart } from '../../../domain/track-records';
import { DAY_MS } from '../../../domain/time';
import { integer, type Row } from '../../db/row';
import type { RequestContext } from '../../graphql/context';
import { selectOne, type Parameter, type QueryExecutor } from '../../db/statements';
import { selectApplications, type ApplicationParent } from '../applications';
import { FOLLOW_UP_OF_INTERVIEW, HAS_APPLICANT } from '../follow-ups';

/** Which applications count, and as what: conditions on `applications a` and its follow-up `f`. */

/** Any answer counts, a job that was closed too: the applicant was told. */
const ANSWERED = 'a.decided_at IS NOT NULL';
/** It lapsed when the company could have answered: neither paused, waiting, revoked nor leaving. */
const MISSED = 'a.missed_replies > 0';
/** An acceptance is possible until the task has written the lapse, which it does each minute. */
const BY_ITS_TIME = 'a.decided_at <= a.reply_by + INTERVAL 5 MINUTE';
const IN_TIME = `${ANSWERED} AND NOT (${MISSED}) AND ${BY_ITS_TIME}`;
const OUTCOME_MISSING = `f.outcome IS NULL AND f.times_asked > 0 AND a.interview_ends_at <= ? - INTERVAL ${FOLLOW_UP_DAYS} DAY AND ${HAS_APPLICANT}`;

/** Each takes the moment as often as it has a place for it. */
const PARTS = {
  IN_TIME,
  LATE: `${ANSWERED} AND ${MISSED}`,
  NOT_ANSWERED: `NOT (${ANSWERED}) AND ${MISSED}`,
  OUTCOME_TOLD: 'f.outcome IS NOT NULL',
  OUTCOME_MISSING,
} as const satisfies Record<TrackRecordPart, string>;

/** What the company could not answer in time counts as nothing, also when it is answered later. */
const SETTLED = `(${IN_TIME} OR ${MISSED})`;
/** A miss stays one when it is answered later, or when its applicant chooses another time. */
const SETTLED_AT = 'COALESCE(a.first_missed_at, a.decided_at)';

const count = (condition: string, name: string): string => `CAST(COALESCE(SUM(${condition}), 0) AS INT) AS ${name}`;

const FIGURES = {
  in_time: integer,
  late: integer,
  not_answered: integer,
  within_1: integer,
  within_2: integer,
  within_3: integer,
  within_5: integer,
  within_7: integer,
  outcomes_told: integer,
  outcomes_missing: integer,
  counted: integer,
};

const READ_FIGURES = `
  SELECT ${count(PARTS.IN_TIME, 'in_time')}, ${count(PARTS.LATE, 'late')}, ${count(PARTS.NOT_ANSWERED, 'not_answered')},
         ${ANSWER_DAYS.map((days) => count(`${SETTLED} AND a.decided_at <= a.applied_at + INTERVAL ${days} DAY`, `within_${days}`)).join(', ')},
         ${count(PARTS.OUTCOME_TOLD, 'outcomes_told')}, ${count(PARTS.OUTCOME_MISSING, 'outcomes_missing')},
         ${count(`${SETTLED} AND ${SETTLED_AT} <= ?`, 'counted')}
  FROM applications a FORCE INDEX (ix_applications_company) ${FOLLOW_UP_OF_INTERVIEW}
  WHERE a.company_id = ? AND a.applied_at > ?`;

const firstMoment = (now: Date): Date => new Date(now.getTime() - TRACK_RECORD_DAYS * DAY_MS);

export interface ReadFigures {
  figures: TrackFigures;
  /** How many of the settled ones were settled by `countedUntil`. */
  counted: number;
}

/** What the applications of a company that were made in the last 90 days add up to. */
export async function readFigures(
  executor: QueryExecutor,
  companyId: string,
  { now, countedUntil }: { now: Date; countedUntil: Date | null },
): Promise<ReadFigures> {
  const parameters: Parameter[] = [now, countedUntil ?? new Date(0), companyId, firstMoment(now)];
  const row = await selectOne(executor, FIGURES, READ_FIGURES, parameters);
  if (!row) throw new Error('An aggregate has one row');
  return { figures: figuresOf(row), counted: row.counted };
}

function figuresOf(row: Row<typeof FIGURES>): TrackFigures {
  return {
    inTime: row.in_time,
    late: row.late,
    notAnswered: row.not_answered,
    within: ANSWER_DAYS.map((days) => row[`within_${days}`]),
    interviews: row.outcomes_told + row.outcomes_missing,
    outcomesTold: row.outcomes_told,
  };
}

const MOST = 100;

/** The applications behind a figure of a company, the newest first, at most 100. */
export function applicationsInFigure(
  scope: RequestContext,
  { companyId, part, now }: { companyId: string; part: TrackRecordPart; now: Date },
): Promise<ApplicationParent[]> {
  return selectApplications(scope, {
    joins: `FORCE INDEX (ix_applications_company) ${FOLLOW_UP_OF_INTERVIEW}`,
    where: `a.company_id = ? AND a.applied_at > ? AND ${PARTS[part]}`,
    parameters: [companyId, firstMoment(now), ...(part === 'OUTCOME_MISSING' ? [now] : [])],
    order: 'a.applied_at DESC, a.id DESC',
    limit: MOST,
  });
}

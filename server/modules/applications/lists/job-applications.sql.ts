import { UNDECIDED } from '../../../../domain/application-state';
import { inState } from '../application-state.sql';
import type { ApplicationStatus, StoredStatus } from '../../../../domain/applications';
import { conflictsFrom, type Span } from '../../../../domain/interview-times';
import { Role } from '../../../../domain/roles';
import { zoneAt } from '../../../../domain/time';
import { instant, integer, notNullHere, nullable, oneOf, outerJoined, text, type Row } from '../../../db/row';
import {
  jsonInstant,
  parseJsonList,
  placeholders,
  selectOne,
  selectRows,
  type QueryExecutor,
} from '../../../db/statements';
import { oneByKey, type LoadScope, type PrimingScope } from '../../../graphql/loaders';
import { joinedJobOf, JOINED_JOB, JOINED_JOB_COLUMNS } from '../../jobs/job-columns.sql';
import { loadJobs, loadSlotsOfJobs, slotOf } from '../../jobs';
import { heldParameters, JOINED_SLOT, JOINED_SLOT_COLUMNS, joinedSlotOf } from '../../jobs/slots/slot-columns.sql';
import type { ApplicationCounts, InterviewConflict } from '../application.types';
import { liveInterview } from '../interviews.sql';

const OWN_APPLICATION = {
  id: text,
  job_id: text,
  status: oneOf<StoredStatus>(),
  lapsed_at: nullable(instant),
};
export type OwnApplication = Omit<Row<typeof OWN_APPLICATION>, 'job_id'>;

/** The viewing seeker's own application to each of these jobs, or null. */
export async function loadOwnApplications(
  { services, actor }: LoadScope,
  jobIds: readonly string[],
): Promise<(OwnApplication | null)[]> {
  if (actor?.activeRole !== Role.USER || !actor.seekerId) return jobIds.map(() => null);
  const rows = await selectRows(
    services.dataSource,
    OWN_APPLICATION,
    `SELECT id, job_id, status, lapsed_at FROM applications WHERE seeker_id = ? AND job_id IN (${placeholders(jobIds)})`,
    [actor.seekerId, ...jobIds],
  );
  return oneByKey(jobIds, rows, ({ job_id }) => job_id);
}

/** `undecided`: those among them that the company may still decide. */
export const COUNT = { shown_status: notNullHere(oneOf<ApplicationStatus>()), total: integer, undecided: integer };
export type StatusCount = Row<typeof COUNT>;
export const COUNTED = `shown_status, COUNT(*) AS total, COUNT(IF(${inState('', ...UNDECIDED)}, 1, NULL)) AS undecided`;

/** Applications by status for each of these jobs, from the index. */
export async function loadCountsOfJobs(
  { services }: LoadScope,
  jobIds: readonly string[],
): Promise<ApplicationCounts[]> {
  const rows = await selectRows(
    services.dataSource,
    { job_id: text, ...COUNT },
    `SELECT job_id, ${COUNTED} FROM applications WHERE job_id IN (${placeholders(jobIds)}) GROUP BY job_id, shown_status`,
    jobIds,
  );
  return jobIds.map((id) => countsOf(rows.filter((row) => row.job_id === id)));
}

export function countsOf(rows: readonly StatusCount[]): ApplicationCounts {
  const of = (status: ApplicationStatus) => rows.find((row) => row.shown_status === status)?.total ?? 0;
  return {
    pending: of('PENDING'),
    noReply: of('NO_REPLY'),
    accepted: of('ACCEPTED'),
    rejected: of('REJECTED'),
    withdrawn: of('WITHDRAWN'),
    undecided: rows.reduce((sum, { undecided }) => sum + undecided, 0),
    total: rows.reduce((sum, { total }) => sum + total, 0),
  };
}

/** A seeker's applications by status. */
export async function countOwnApplications(executor: QueryExecutor, seekerId: string): Promise<ApplicationCounts> {
  const rows = await selectRows(
    executor,
    COUNT,
    `SELECT ${COUNTED} FROM applications WHERE seeker_id = ? GROUP BY shown_status`,
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

type OwnInterview = InterviewConflict & Span;

/** The seeker's accepted interviews that a slot can clash with, in order of time, as one JSON value. Takes the seeker's id and `conflictsFrom`. */
const OWN_INTERVIEWS = `
  SELECT JSON_ARRAYAGG(JSON_OBJECT('applicationId', i.id, 'jobTitle', i.job_title, 'companyName', i.company_name,
           'date', i.interview_date, 'start', i.interview_start, 'end', i.interview_end,
           'startsAt', i.interview_starts_at, 'endsAt', i.interview_ends_at) ORDER BY i.interview_starts_at) AS interviews
  FROM applications i WHERE i.seeker_id = ? AND ${liveInterview('i')} AND i.interview_ends_at > ?`;

function interviewsOf(json: string | null): OwnInterview[] {
  type Stored = Omit<InterviewConflict, 'timeZone'> & { startsAt: string; endsAt: string };
  return parseJsonList<Stored>(json).map((interview) => ({
    ...interview,
    timeZone: zoneAt(interview.date, interview.start, jsonInstant(interview.startsAt)),
    startsAt: jsonInstant(interview.startsAt),
    endsAt: jsonInstant(interview.endsAt),
  }));
}

/** The viewing seeker's accepted interviews that slots can clash with. One statement for a whole page. */
export async function loadOwnInterviews(
  { services, actor }: LoadScope,
  keys: readonly 'all'[],
): Promise<OwnInterview[][]> {
  if (actor?.activeRole !== Role.USER || !actor.seekerId) return keys.map(() => []);
  const parameters = [actor.seekerId, conflictsFrom(services.clock.now())];
  const row = await selectOne(services.dataSource, { interviews: nullable(text) }, OWN_INTERVIEWS, parameters);
  const interviews = interviewsOf(row && row.interviews);
  return keys.map(() => interviews);
}

const PAGE = {
  ...JOINED_JOB,
  ...outerJoined(JOINED_SLOT),
  own_id: nullable(text),
  own_status: nullable(oneOf<StoredStatus>()),
  own_lapsed_at: nullable(instant),
  interviews: nullable(text),
};
const READ_PAGE = `SELECT ${JOINED_JOB_COLUMNS}, ${JOINED_SLOT_COLUMNS}, own.id AS own_id, own.status AS own_status, own.lapsed_at AS own_lapsed_at, (${OWN_INTERVIEWS}) AS interviews
  FROM jobs j JOIN companies c ON c.id = j.company_id
  LEFT JOIN interview_slots s ON s.job_id = j.id
  LEFT JOIN applications own ON own.job_id = j.id AND own.seeker_id = ?
  WHERE j.id = ? ORDER BY s.starts_at, s.id`;

/**
 * A seeker's page of one job in one statement: the job, its slots with their holds, the own application and the interviews
 * that slots may clash with. Primes the loaders with all of it. Returns the status of the own application.
 */
export async function readJobPage(
  { services, loaders }: PrimingScope,
  id: string,
  seekerId: string,
): Promise<StoredStatus | null> {
  const now = services.clock.now();
  const rows = await selectRows(services.dataSource, PAGE, READ_PAGE, [
    ...heldParameters(seekerId, now),
    seekerId,
    conflictsFrom(now),
    seekerId,
    id,
  ]);
  const [first] = rows;
  loaders.prime(loadJobs, id, first ? joinedJobOf(first) : null);
  if (!first) return null;
  const { own_id: ownId, own_status: status, own_lapsed_at: lapsed_at } = first;
  const own = ownId === null || status === null ? null : { id: ownId, status, lapsed_at };
  loaders.prime(loadOwnApplications, id, own);
  const slots = rows.map((row) => joinedSlotOf(row)).filter((slot) => slot !== null);
  const shownSlots = slots.map((slot) => slotOf(slot, now));
  loaders.prime(loadSlotsOfJobs, id, shownSlots);
  loaders.prime(loadOwnInterviews, 'all', interviewsOf(first.interviews));
  return status;
}

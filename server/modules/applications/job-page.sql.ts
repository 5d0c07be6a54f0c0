import type { ApplicationStatus } from '../../../domain/applications';
import { conflictsFrom } from '../../../domain/interview-times';
import { nullable, oneOf, outerJoined, text } from '../../db/row';
import { jsonInstant, parseJsonList, selectRows } from '../../db/statements';
import type { PrimingScope } from '../../graphql/loaders';
import { joinedJobOf, JOINED_JOB, JOINED_JOB_COLUMNS } from '../jobs/job-columns.sql';
import { JOINED_SLOT, JOINED_SLOT_COLUMNS, joinedSlotOf } from '../jobs/slot-columns.sql';
import { loadJobs, loadSlotsOfJobs, slotOf, type InterviewSlotType } from '../jobs/public';
import { loadOwnApplications, loadOwnInterviews, type OwnInterview } from './job-applications.sql';

const PAGE = {
  ...JOINED_JOB,
  ...outerJoined(JOINED_SLOT),
  own_id: nullable(text),
  own_status: nullable(oneOf<ApplicationStatus>()),
  interviews: nullable(text),
};

type StoredInterview = Omit<OwnInterview, 'interview_starts_at' | 'interview_ends_at'> & { from: string; to: string };

/** The seeker's accepted interviews that a slot can clash with, in order of time, as one JSON value. */
const OWN_INTERVIEWS = `
  SELECT JSON_ARRAYAGG(JSON_OBJECT('id', i.id, 'job_id', i.job_id, 'job_title', i.job_title, 'company_name', i.company_name,
           'from', i.interview_starts_at, 'to', i.interview_ends_at, 'interview_date', i.interview_date,
           'interview_start', i.interview_start, 'interview_end', i.interview_end) ORDER BY i.interview_starts_at)
  FROM applications i WHERE i.seeker_id = ? AND i.status = 'ACCEPTED' AND i.interview_ends_at > ?`;

/**
 * A seeker's page of one job in one statement: the job, its slots with their holds, the own application and the interviews
 * that slots may clash with. Primes the loaders with all of it. Returns the status of the own application.
 */
export async function readJobPage(
  scope: PrimingScope,
  id: string,
  seekerId: string,
): Promise<ApplicationStatus | null> {
  const { services, loaders } = scope;
  const now = services.clock.now();
  const rows = await selectRows(
    services.dataSource,
    PAGE,
    `SELECT ${JOINED_JOB_COLUMNS}, ${JOINED_SLOT_COLUMNS}, own.id AS own_id, own.status AS own_status, (${OWN_INTERVIEWS}) AS interviews
     FROM jobs j JOIN companies c ON c.id = j.company_id
     LEFT JOIN interview_slots s ON s.job_id = j.id
     LEFT JOIN applications own ON own.job_id = j.id AND own.seeker_id = ?
     WHERE j.id = ? ORDER BY s.starts_at, s.id`,
    [seekerId, now, seekerId, now, seekerId, conflictsFrom(now), seekerId, id],
  );
  const [first] = rows;
  loaders.prime(loadJobs, id, first ? joinedJobOf(first) : null);
  if (!first) return null;
  const own =
    first.own_id === null || first.own_status === null
      ? null
      : { id: first.own_id, job_id: id, status: first.own_status };
  loaders.prime(loadOwnApplications, id, own);
  loaders.prime(
    loadSlotsOfJobs,
    id,
    rows.flatMap((row) => slotIn(row, now)),
  );
  loaders.prime(loadOwnInterviews, 'all', interviewsOf(first.interviews));
  return own && own.status;
}

function slotIn(row: object, now: Date): InterviewSlotType[] {
  const slot = joinedSlotOf(row);
  return slot ? [slotOf(slot, now)] : [];
}

function interviewsOf(json: string | null): OwnInterview[] {
  return parseJsonList<StoredInterview>(json).map(({ from, to, ...interview }) => ({
    ...interview,
    interview_starts_at: jsonInstant(from),
    interview_ends_at: jsonInstant(to),
  }));
}

import type { ApplicationParty } from '../../../domain/applications';
import { columnsNamed, selected } from '../../db/field-table';
import type { Row } from '../../db/row';
import { selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import { APPLICATION_TABLE } from '../applications/application.table';
import { liveInterview } from '../applications/public';

/** What a calendar has of an interview, for either reader. */
const SCHEDULE = columnsNamed(
  APPLICATION_TABLE,
  'id',
  'status',
  'job_title',
  'company_name',
  'called_off_at',
  'interview_date',
  'interview_start',
  'interview_end',
  'interview_starts_at',
  'interview_ends_at',
  'interview_location_type',
  'interview_sequence',
  'updated_at',
);
const VENUE = columnsNamed(APPLICATION_TABLE, 'venue');
/** What the company wrote to the applicant. */
const MESSAGE = columnsNamed(APPLICATION_TABLE, 'details_link', 'interview_link', 'additional_info');

export type CalendarInterview = Row<typeof SCHEDULE & typeof VENUE> & Partial<Row<typeof MESSAGE>>;

/**
 * An invitation and a feed never name the applicant to the company: a venue that does is left out, and so are link and notes.
 */
const PARTS = {
  APPLICANT: {
    declared: { ...SCHEDULE, ...VENUE, ...MESSAGE },
    columns: selected('a', { ...SCHEDULE, ...VENUE, ...MESSAGE }),
    joins: '',
  },
  COMPANY: {
    declared: { ...SCHEDULE, ...VENUE },
    columns: `${selected('a', SCHEDULE)}, IF(s.full_name <> '' AND INSTR(a.venue, s.full_name) > 0, NULL, a.venue) AS venue`,
    joins: 'JOIN seekers s ON s.id = a.seeker_id',
  },
} as const satisfies Record<ApplicationParty, unknown>;

/** The interview of an application as it is now; null when the application is gone. */
export function findCalendarInterview(
  executor: QueryExecutor,
  { applicationId, party }: { applicationId: string; party: ApplicationParty },
): Promise<CalendarInterview | null> {
  const { declared, columns, joins } = PARTS[party];
  return selectOne(executor, declared, `SELECT ${columns} FROM applications a ${joins} WHERE a.id = ?`, [
    applicationId,
  ]);
}

const PLANNED = { ...PARTS.APPLICANT.declared, ...columnsNamed(APPLICATION_TABLE, 'company_id', 'seeker_id') };
export type PlannedInterview = Row<typeof PLANNED>;

/** One that is meant to take place, with everything that was written about it and its two sides. */
export function findPlannedInterview(executor: QueryExecutor, applicationId: string): Promise<PlannedInterview | null> {
  return selectOne(
    executor,
    PLANNED,
    `SELECT ${selected('a', PLANNED)} FROM applications a WHERE a.id = ? AND ${liveInterview('a')}`,
    [applicationId],
  );
}

/** A side by the id of its profile. */
export interface Owner {
  party: ApplicationParty;
  id: string;
}

/** More than a calendar shows. */
const MAX_ENTRIES = 500;

/** Which interviews are of a side; those of the other statuses were accepted until the other side was erased. */
const OF = {
  APPLICANT: { owner: 'a.seeker_id', ended: 'REJECTED', index: 'ix_applications_seeker_status' },
  COMPANY: { owner: 'a.company_id', ended: 'WITHDRAWN', index: 'ix_applications_company_interview' },
} as const satisfies Record<ApplicationParty, unknown>;

/**
 * What a feed has since a moment, the latest first: interviews that begin after it, but those that were cancelled before it.
 * Accepted ones and those that an erasure has ended have a range of the index each.
 */
export function feedInterviews(
  executor: QueryExecutor,
  { party, id, since }: Owner & { since: Date },
): Promise<CalendarInterview[]> {
  const { declared, columns, joins } = PARTS[party];
  const { owner, ended, index } = OF[party];
  return selectRows(
    executor,
    declared,
    `SELECT ${columns} FROM applications a FORCE INDEX (${index}) ${joins}
     WHERE ${owner} = ? AND a.status IN ('ACCEPTED', '${ended}') AND a.interview_starts_at > ?
       AND (${liveInterview('a')} OR (a.interview_sequence > 0 AND COALESCE(a.called_off_at, a.updated_at) >= ?))
     ORDER BY a.interview_starts_at DESC, a.id LIMIT ${MAX_ENTRIES}`,
    [id, since, since],
  );
}

import type { ApplicationParty } from '../../../domain/applications';
import { columnsNamed, selected } from '../../db/field-table';
import type { Row } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';
import { APPLICATION_TABLE } from '../applications/application.table';
import { liveInterview } from '../applications/public';

/** What a calendar has of an interview, whoever reads it. */
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
    tables: 'applications a',
  },
  COMPANY: {
    declared: { ...SCHEDULE, ...VENUE },
    columns: `${selected('a', SCHEDULE)}, IF(s.full_name <> '' AND INSTR(a.venue, s.full_name) > 0, NULL, a.venue) AS venue`,
    tables: 'applications a JOIN seekers s ON s.id = a.seeker_id',
  },
} as const satisfies Record<ApplicationParty, unknown>;

/** The interview of an application as it is now; null when the application is gone. */
export function findCalendarInterview(
  executor: QueryExecutor,
  { applicationId, party }: { applicationId: string; party: ApplicationParty },
): Promise<CalendarInterview | null> {
  const { declared, columns, tables } = PARTS[party];
  return selectOne(executor, declared, `SELECT ${columns} FROM ${tables} WHERE a.id = ?`, [applicationId]);
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

import type { ApplicationParty } from '../../../domain/applications';
import { columnsNamed, selected } from '../../db/field-table';
import { nullable, text, type Row } from '../../db/row';
import { parseJsonList, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import { Redactor } from '../../text/masking';
import { APPLICATION_TABLE } from '../applications/application.table';
import { liveInterview, OF_CONTACT } from '../applications';

/** What a calendar has of an interview, for either reader. */
const SCHEDULE = columnsNamed(
  APPLICATION_TABLE,
  'id',
  'status',
  'job_title',
  'company_name',
  'cancelled_at',
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

/** What the applicant is called, and was before. */
const NAMES = { full_name: text, former_names: nullable(text) };

export type CalendarInterview = Row<typeof SCHEDULE & typeof VENUE> & Partial<Row<typeof MESSAGE>>;

/** An invitation and a feed never name the applicant to the company, so they have neither link nor notes (`unnamed`). */
const PARTS = {
  APPLICANT: {
    declared: { ...SCHEDULE, ...VENUE, ...MESSAGE },
    columns: selected('a', { ...SCHEDULE, ...VENUE, ...MESSAGE }),
    joins: '',
  },
  COMPANY: {
    declared: { ...SCHEDULE, ...VENUE, ...NAMES },
    columns: `${selected('a', { ...SCHEDULE, ...VENUE })}, s.full_name,
      (SELECT JSON_ARRAYAGG(f.name) FROM former_names f WHERE f.subject_id = s.id) AS former_names`,
    joins: 'JOIN seekers s ON s.id = a.seeker_id',
  },
} as const satisfies Record<ApplicationParty, unknown>;

/** Without a venue that has a part of a name of the applicant, as the mask finds it. */
function unnamed({
  full_name = '',
  former_names = null,
  ...interview
}: CalendarInterview & Partial<Row<typeof NAMES>>): CalendarInterview {
  const { venue } = interview;
  const names = [full_name, ...parseJsonList(former_names)];
  const isNaming = venue !== null && names.some((name) => new Redactor(name).names(venue));
  return isNaming ? { ...interview, venue: null } : interview;
}

/** The interview of an application as it is now; null when the application is gone. */
export async function findCalendarInterview(
  executor: QueryExecutor,
  { applicationId, party }: { applicationId: string; party: ApplicationParty },
): Promise<CalendarInterview | null> {
  const { declared, columns, joins } = PARTS[party];
  const sql = `SELECT ${columns} FROM applications a ${joins} WHERE a.id = ?`;
  const interview: CalendarInterview | null = await selectOne(executor, declared, sql, [applicationId]);
  return interview && unnamed(interview);
}

const PLANNED = { ...PARTS.APPLICANT.declared, ...columnsNamed(APPLICATION_TABLE, 'company_id', 'seeker_id') };
export type PlannedInterview = Row<typeof PLANNED>;

/** One that will take place, with its details and its two sides. */
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
  /** A member's own interviews are in their calendar as a seeker. */
  exceptSeekerId: string | null;
}

/** More than a calendar shows. */
const MAX_ENTRIES = 500;

/** Which interviews are of a side; those of the other statuses were accepted until the other side was erased. */
const OF = {
  APPLICANT: { owner: 'a.seeker_id', ended: 'REJECTED', index: 'ix_applications_seeker_status' },
  COMPANY: { owner: 'a.company_id', ended: 'WITHDRAWN', index: 'ix_applications_company_interview' },
} as const satisfies Record<ApplicationParty, unknown>;

/**
 * What a feed has since a moment, of all jobs or of a contact's, the latest first: interviews that begin after it, but those that were cancelled before it.
 * Accepted ones and those that an erasure has ended have a range of the index each.
 */
export async function feedInterviews(
  executor: QueryExecutor,
  { party, id, exceptSeekerId, contactId, since }: Owner & { contactId: string | null; since: Date },
): Promise<CalendarInterview[]> {
  const { declared, columns, joins } = PARTS[party];
  const { owner, ended, index } = OF[party];
  const interviews: CalendarInterview[] = await selectRows(
    executor,
    declared,
    `SELECT ${columns} FROM applications a FORCE INDEX (${index}) ${joins}
     WHERE ${owner} = ? AND a.seeker_id <> ? AND a.status IN ('ACCEPTED', '${ended}') AND a.interview_starts_at > ?
       AND (${liveInterview('a')} OR (a.interview_sequence > 0 AND COALESCE(a.cancelled_at, a.updated_at) >= ?)) ${contactId ? `AND ${OF_CONTACT}` : ''}
     ORDER BY a.interview_starts_at DESC, a.id LIMIT ${MAX_ENTRIES}`,
    [id, exceptSeekerId ?? '', since, since, ...(contactId ? [contactId] : [])],
  );
  return interviews.map(unnamed);
}

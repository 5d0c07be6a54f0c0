import type { ApplicationParty, ApplicationStatus } from '../../../domain/applications';
import type { LocationType } from '../../../domain/slots';
import type { Actor } from '../../actor';
import { isPossibleId } from '../../db/columns';
import { instant, integer, nullable, oneOf, text, type Row } from '../../db/row';
import { selectOne } from '../../db/statements';
import type { Services } from '../../services';
import { partyOf } from '../applications/public';
import { mayKeepInterview } from './interview.policy';

/** An accepted interview for the calendar of one of its two sides. */
export interface CalendarEntry {
  applicationId: string;
  /** Whose calendar it is for. */
  party: ApplicationParty;
  jobTitle: string;
  companyName: string;
  applicantName: string;
  startsAt: Date;
  endsAt: Date;
  /** How often the interview was moved or its details were saved. */
  sequence: number;
  locationType: LocationType;
  venue: string | null;
  joinUrl: string | null;
  notes: string | null;
  updatedAt: Date;
}

const ENTRY = {
  id: text,
  company_id: text,
  seeker_id: text,
  status: oneOf<ApplicationStatus>(),
  job_title: text,
  company_name: text,
  /** Leaves the database only once accepted. */
  full_name: nullable(text),
  interview_starts_at: instant,
  interview_ends_at: instant,
  interview_sequence: integer,
  interview_location_type: oneOf<LocationType>(),
  venue: nullable(text),
  join_url: nullable(text),
  additional_info: nullable(text),
  updated_at: instant,
};

/** The actor's entry; null when there is none and also when it is not theirs. */
export async function findCalendarEntry(
  { dataSource }: Services,
  actor: Actor | null,
  applicationId: string,
): Promise<CalendarEntry | null> {
  if (!isPossibleId(applicationId)) return null;
  const row = await selectOne(
    dataSource,
    ENTRY,
    `SELECT a.id, a.company_id, a.seeker_id, a.status, a.job_title, a.company_name,
            CASE WHEN a.status = 'ACCEPTED' THEN s.full_name END AS full_name, a.interview_starts_at, a.interview_ends_at,
            a.interview_sequence, a.interview_location_type, a.venue, COALESCE(a.details_link, a.interview_link) AS join_url,
            a.additional_info, a.updated_at
     FROM applications a JOIN seekers s ON s.id = a.seeker_id WHERE a.id = ?`,
    [applicationId],
  );
  if (!row) return null;
  const subject = { status: row.status, companyId: row.company_id, seekerId: row.seeker_id };
  const party = partyOf(actor, subject);
  return party && mayKeepInterview(actor, subject) ? entryOf(row, party) : null;
}

function entryOf(row: Row<typeof ENTRY>, party: ApplicationParty): CalendarEntry {
  return {
    applicationId: row.id,
    party,
    jobTitle: row.job_title,
    companyName: row.company_name,
    applicantName: row.full_name ?? '',
    startsAt: row.interview_starts_at,
    endsAt: row.interview_ends_at,
    sequence: row.interview_sequence,
    locationType: row.interview_location_type,
    venue: row.venue,
    joinUrl: row.join_url,
    notes: row.additional_info,
    updatedAt: row.updated_at,
  };
}

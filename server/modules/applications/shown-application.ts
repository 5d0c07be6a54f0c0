import type { Actor } from '../../actor';
import type { LoadScope, RequestLoaders } from '../../graphql/loaders';
import { projectionOf } from '../jobs/job-columns.sql';
import type { InterviewTime, JobCardRow } from '../jobs/public';
import type { ApplicantParent } from './applicant.types';
import {
  EVERYTHING,
  INTERVIEW_COLUMNS,
  OWN_COLUMNS,
  PERSON_TEXTS,
  type ApplicationRow,
  type PersonRow,
  type Wanted,
} from './application.rows';
import type { ApplicationType } from './application.types';
import { ShownApplicant } from './shown-applicant';

/** An application with its applicant behind the mask. */
export type ApplicationParent = ApplicationType & {
  seekerId: string;
  /** The name to strike out of free text behind the mask; null once the identity is open. Never given out. */
  struckName: string | null;
  /** False when the statement has read that no one ever asked for another time. */
  mayHaveReschedules: boolean;
  applicant: ApplicantParent | null;
  /** The job, where the statement of the list has joined it. */
  jobCard: JobCardRow | null;
};

/** Who reads, and what the request has worked out so far: a text is struck out once, however many aliases ask for it. */
export type ApplicationScope = LoadScope & { loaders?: RequestLoaders };

export type SelectedRow = ApplicationRow &
  (PersonRow | { full_name?: undefined }) & { joined_job_id?: string; was_negotiated?: number };

/** Seekers see only their own applications, and no person in them, so the person is not read. */
const readsPersons = (actor: Actor | null): boolean => actor?.activeRole !== 'USER';

/** Who reads decides what is read: contact and files leave the database only for accepted applications. */
export function applicationColumns(actor: Actor | null, wanted: Wanted = EVERYTHING): string {
  const own = [OWN_COLUMNS, ...INTERVIEW_COLUMNS[wanted.interview]];
  if (!readsPersons(actor)) return own.join(', ');
  const revealed = actor?.activeRole === 'ADMIN' ? 'TRUE' : "a.status = 'ACCEPTED'";
  const shown = (column: string, name: string) => `CASE WHEN ${revealed} THEN ${column} END AS ${name}`;
  return [
    ...own,
    's.full_name',
    ...(wanted.personTexts ? [PERSON_TEXTS] : []),
    shown('account.email', 'email'),
    shown('s.phone_number', 'phone_number'),
    shown('s.picture_file_id', 'picture_file_id'),
    shown('s.cv_file_id', 'cv_file_id'),
    shown('s.portfolio_file_id', 'portfolio_file_id'),
  ].join(', ');
}

export function personTables(actor: Actor | null): string {
  return readsPersons(actor)
    ? 'JOIN seekers s ON s.id = a.seeker_id JOIN accounts account ON account.id = s.account_id'
    : '';
}

/** The job of `applications a` and its company. */
export const CARD_TABLES = 'JOIN jobs j ON j.id = a.job_id JOIN companies c ON c.id = j.company_id';

/** The one way from a row to an application: no read hands on the row itself. */
export function applicationOf(
  row: SelectedRow,
  { services, loaders }: ApplicationScope,
  wanted: Wanted = EVERYTHING,
): ApplicationParent {
  const isPersonRead = row.full_name !== undefined;
  const isAccepted = row.status === 'ACCEPTED';
  return {
    id: row.id,
    jobId: row.job_id,
    companyId: row.company_id,
    status: row.status,
    jobTitle: row.job_title,
    companyName: row.company_name,
    applicationDate: row.applied_at,
    updatedAt: row.updated_at,
    selectedInterview: interviewOf(row),
    interviewDetails:
      isAccepted && row.venue
        ? { venue: row.venue, link: row.details_link, additionalInfo: row.additional_info }
        : null,
    joinUrl:
      isAccepted && row.interview_ends_at > services.clock.now() ? (row.details_link ?? row.interview_link) : null,
    rejectionNotice: row.rejection_notice,
    seekerId: row.seeker_id,
    struckName: isPersonRead && row.email === null ? row.full_name : null,
    mayHaveReschedules: row.was_negotiated !== 0,
    applicant: isPersonRead ? new ShownApplicant(row, loaders) : null,
    jobCard: row.joined_job_id === undefined ? null : projectionOf(wanted.job, row),
  };
}

function interviewOf(row: ApplicationRow): InterviewTime {
  return {
    date: row.interview_date,
    start: row.interview_start,
    end: row.interview_end,
    startsAt: row.interview_starts_at,
    endsAt: row.interview_ends_at,
    locationType: row.interview_location_type,
  };
}

import type { GraphQLResolveInfo } from 'graphql';
import type { ApplicationStatus } from '../../../domain/applications';
import type { LocationType } from '../../../domain/slots';
import { askedFields } from '../../graphql/selection';
import { jobProjectionFor, type JobProjection } from '../jobs/job-columns.sql';

/** What reads of applications select of an application and its person. `shown-application.ts` masks the row. */
export interface ApplicationRow {
  id: string;
  job_id: string;
  company_id: string;
  seeker_id: string;
  slot_id: string | null;
  status: ApplicationStatus;
  company_name: string;
  job_title: string;
  interview_date: string;
  interview_start: string;
  interview_end: string;
  interview_starts_at: Date;
  interview_ends_at: Date;
  interview_location_type: LocationType;
  interview_link: string | null;
  venue: string | null;
  details_link: string | null;
  additional_info: string | null;
  rejection_notice: string | null;
  applied_at: Date;
  updated_at: Date;
}

/** The person of an application as a company or an administrator reads them. */
export interface PersonRow {
  full_name: string;
  education: string | null;
  work_experience: string | null;
  technical_skills: string;
  soft_skills: string;
  email: string | null;
  phone_number: string | null;
  picture_file_id: string | null;
  cv_file_id: string | null;
  portfolio_file_id: string | null;
}

export const OWN_COLUMNS =
  'a.id, a.job_id, a.company_id, a.seeker_id, a.slot_id, a.status, a.company_name, a.job_title, a.applied_at, a.updated_at';
const TIME_COLUMNS =
  'a.interview_date, a.interview_start, a.interview_end, a.interview_starts_at, a.interview_ends_at, a.interview_location_type';
const OUTCOME_COLUMNS = 'a.interview_link, a.venue, a.details_link, a.additional_info, a.rejection_notice';
/** What is read of the interview and of what came of it. */
export const INTERVIEW_COLUMNS = { none: [], time: [TIME_COLUMNS], all: [TIME_COLUMNS, OUTCOME_COLUMNS] } as const;
export const PERSON_TEXTS = 's.education, s.work_experience, s.technical_skills, s.soft_skills';

/** Which columns a list needs beside ids, names and times. */
export interface Wanted {
  interview: keyof typeof INTERVIEW_COLUMNS;
  personTexts: boolean;
  /** What of the job, where it is joined. */
  job: JobProjection;
}

export const EVERYTHING: Wanted = { interview: 'all', personTexts: true, job: 'card' };

/** Fields that need no interview; any other but its time may. */
const NARROW_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  'id',
  'jobId',
  'companyId',
  'status',
  'jobTitle',
  'companyName',
  'applicationDate',
  'updatedAt',
  'job',
  'applicant',
]);
const PERSON_TEXT_FIELDS = ['education', 'technicalSkills', 'softSkills', 'workExperience'];

/** What a field's selection wants of the applications at the end of this path below it. */
export function wantedAt(...path: string[]): (info: GraphQLResolveInfo) => Wanted {
  const [ofApplication, ofApplicant, ofJob] = [
    askedFields(...path),
    askedFields(...path, 'applicant'),
    askedFields(...path, 'job'),
  ];
  return (info) => {
    const further = [...ofApplication(info)].filter((field) => !NARROW_FIELDS.has(field));
    const applicant = ofApplicant(info);
    return {
      interview:
        further.length === 0 ? 'none' : further.every((field) => field === 'selectedInterview') ? 'time' : 'all',
      personTexts: PERSON_TEXT_FIELDS.some((field) => applicant.has(field)),
      job: jobProjectionFor(ofJob(info)),
    };
  };
}

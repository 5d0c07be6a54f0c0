import type { ApplicationStatus } from '../../../domain/applications';
import type { LocationType } from '../../../domain/slots';
import { NAME_FIELDS } from '../jobs/public';

/** What `application.queries.ts` reads of an application and of its person; no other file has such rows (design, section 5). */
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

export const OWN_COLUMNS = 'a.id, a.job_id, a.company_id, a.seeker_id, a.slot_id, a.status, a.company_name, a.job_title, a.applied_at, a.updated_at';
export const INTERVIEW_COLUMNS = `
  a.interview_date, a.interview_start, a.interview_end, a.interview_starts_at, a.interview_ends_at, a.interview_location_type,
  a.interview_link, a.venue, a.details_link, a.additional_info, a.rejection_notice`;
export const PERSON_TEXTS = 's.education, s.work_experience, s.technical_skills, s.soft_skills';

/** Which columns a list needs beside ids, names and times. */
export interface Wanted {
  interview: boolean;
  personTexts: boolean;
  /** What of the job, where it is joined. */
  job: 'card' | 'name';
}

export const EVERYTHING: Wanted = { interview: true, personTexts: true, job: 'card' };

/** Fields that need no interview; any other may. */
const NARROW_FIELDS: ReadonlySet<string> = new Set(['__typename', 'id', 'jobId', 'companyId', 'status', 'jobTitle', 'companyName', 'applicationDate', 'updatedAt', 'job', 'applicant']);
const PERSON_TEXT_FIELDS = ['education', 'technicalSkills', 'softSkills', 'workExperience'];

/** What a selection on applications, on their applicants and on their jobs wants. */
export function wantedBy(asked: { application: ReadonlySet<string>; applicant: ReadonlySet<string>; job: ReadonlySet<string> }): Wanted {
  return {
    interview: [...asked.application].some((field) => !NARROW_FIELDS.has(field)),
    personTexts: PERSON_TEXT_FIELDS.some((field) => asked.applicant.has(field)),
    job: [...asked.job].every((field) => NAME_FIELDS.has(field)) ? 'name' : 'card',
  };
}

import { JOB_CLOSED_NOTICE, type ApplicationParty } from '../../../domain/applications';
import type { LocalSpan } from '../../../domain/interview-times';
import { LOCATION_TYPE_LABELS, type LocationType } from '../../../domain/slots';
import { formatLocalDate } from '../../../domain/dates';
import type { OutgoingMail } from '../../ports';

/** The mails about applications. Those to a company never name a person who is not accepted. */

export interface Addressed {
  to: string;
  appUrl: string;
}

export interface AboutApplication extends Addressed {
  application: { id: string; job_title: string; company_name: string };
}

/** The page of an application for one of its two sides. */
export function applicationUrl(appUrl: string, reader: ApplicationParty, id: string): string {
  return `${appUrl}/${reader === 'COMPANY' ? 'company/applicant' : 'user/application'}/${id}`;
}

export function interviewLine({ date, start, end }: LocalSpan, locationType: LocationType): string {
  return `${formatLocalDate(date)}, ${start}–${end} WIB (${LOCATION_TYPE_LABELS[locationType]})`;
}

const LOOK_FIRST = 'Look at their skills and experience first. Accepting costs 1 token and shows you who they are.';

interface NewApplication extends Addressed {
  applicationId: string;
  jobTitle: string;
  maskedName: string;
  /** From `interviewLine`. */
  interview: string;
}

export function newApplicationMail(news: NewApplication): OutgoingMail {
  const { to, appUrl, applicationId, jobTitle, maskedName, interview } = news;
  return {
    to,
    subject: `New applicant for ${jobTitle}`,
    paragraphs: [`${maskedName} has applied for ${jobTitle} and chose this interview time: ${interview}.`, LOOK_FIRST],
    action: { label: 'See the applicant', url: applicationUrl(appUrl, 'COMPANY', applicationId) },
  };
}

interface JobNews extends Addressed {
  job: { id: string; title: string };
  counts: Readonly<Record<string, number>>;
}

/** For several applications or withdrawals since the last mail about the job. */
export function jobNewsMail({ to, appUrl, job, counts }: JobNews): OutgoingMail {
  const { applied = 0, withdrawn = 0 } = counts;
  const parts = [
    ...(applied > 0 ? [applied === 1 ? '1 new applicant' : `${applied} new applicants`] : []),
    ...(withdrawn > 0 ? [withdrawn === 1 ? '1 withdrawal' : `${withdrawn} withdrawals`] : []),
  ].join(', ');
  return {
    to,
    subject: `${job.title}: ${parts}`,
    paragraphs: [`Since our last e-mail about ${job.title}: ${parts}.`, LOOK_FIRST],
    action: { label: 'See the applicants', url: `${appUrl}/company/job/${job.id}` },
  };
}

type Withdrawal = AboutApplication & { maskedName: string };

export function withdrawnMail({ to, appUrl, application, maskedName }: Withdrawal): OutgoingMail {
  return {
    to,
    subject: `An applicant for ${application.job_title} has withdrawn`,
    paragraphs: [
      `${maskedName} has withdrawn their application for ${application.job_title}. The seat in the interview time is free again.`,
    ],
    action: { label: 'See the application', url: applicationUrl(appUrl, 'COMPANY', application.id) },
  };
}

type Accepted = AboutApplication & { interview: string };

export function acceptedMail({ to, appUrl, application, interview }: Accepted): OutgoingMail {
  return {
    to,
    subject: `${application.company_name} has accepted your application`,
    paragraphs: [
      `Good news: ${application.company_name} has accepted your application for ${application.job_title}.`,
      `Your interview: ${interview}.`,
      "The company now sees your name and how to reach you. Venue or meeting link follow by e-mail and on the application's page.",
    ],
    action: { label: 'See your interview', url: applicationUrl(appUrl, 'APPLICANT', application.id) },
  };
}

/** `isKnown`: the company has accepted the person for another job and so knows their identity. */
type Rejected = AboutApplication & { isKnown: boolean };

export function rejectedMail({ to, appUrl, application, isKnown }: Rejected): OutgoingMail {
  const whatTheySee = isKnown
    ? 'They see your name and contact because they have accepted you for another job.'
    : 'Your name and contact were never shown to them.';
  return {
    to,
    subject: `Your application for ${application.job_title}`,
    paragraphs: [
      `${application.company_name} has decided not to go on with your application for ${application.job_title}.`,
      `${whatTheySee} New jobs are posted every day.`,
    ],
    action: { label: 'Find other jobs', url: `${appUrl}/user/jobs` },
  };
}

export function jobRemovedMail({ to, appUrl, application }: AboutApplication): OutgoingMail {
  return {
    to,
    subject: `${application.job_title} is no longer offered`,
    paragraphs: [`${application.company_name}, ${application.job_title}: ${JOB_CLOSED_NOTICE}`],
    action: { label: 'Find other jobs', url: `${appUrl}/user/jobs` },
  };
}

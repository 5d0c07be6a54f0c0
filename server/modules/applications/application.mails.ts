import { JOB_CLOSED_NOTICE } from '../../../domain/applications';
import { LOCATION_TYPE_LABELS } from '../../../domain/slots';
import { formatLocalDate } from '../../../domain/dates';
import type { OutgoingMail } from '../../ports';
import type { InterviewSnapshot } from './interview-times.sql';

/** The mails about applications. Those to a company never name a person who is not accepted. */

export interface Addressed {
  to: string;
  appUrl: string;
}

export interface NamedApplication {
  id: string;
  job_title: string;
  company_name: string;
}

export function interviewLine(interview: InterviewSnapshot): string {
  const place = LOCATION_TYPE_LABELS[interview.location_type];
  return `${formatLocalDate(interview.date)}, ${interview.start}–${interview.end} WIB (${place})`;
}

interface NewApplication extends Addressed {
  applicationId: string;
  jobTitle: string;
  maskedName: string;
  interview: InterviewSnapshot;
}

export function newApplicationMail({
  to,
  appUrl,
  applicationId,
  jobTitle,
  maskedName,
  interview,
}: NewApplication): OutgoingMail {
  return {
    to,
    subject: `New applicant for ${jobTitle}`,
    paragraphs: [
      `${maskedName} has applied for ${jobTitle} and chose this interview time: ${interviewLine(interview)}.`,
      'Look at their skills and experience first. Accepting costs 1 token and shows you who they are.',
    ],
    action: { label: 'See the applicant', url: `${appUrl}/company/applicant/${applicationId}` },
  };
}

interface JobNews extends Addressed {
  job: { id: string; title: string };
  counts: Readonly<Record<string, number>>;
}

/** The topic of mails about applying and withdrawing; its commands hold the job's lock. */
export const jobNewsTopic = (jobId: string): string => `job-news:${jobId}`;

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
    paragraphs: [
      `Since our last e-mail about ${job.title}: ${parts}.`,
      'Look at their skills and experience first. Accepting costs 1 token and shows you who they are.',
    ],
    action: { label: 'See the applicants', url: `${appUrl}/company/job/${job.id}` },
  };
}

interface Withdrawal extends Addressed {
  application: NamedApplication;
  maskedName: string;
}

export function withdrawnMail({ to, appUrl, application, maskedName }: Withdrawal): OutgoingMail {
  return {
    to,
    subject: `An applicant for ${application.job_title} has withdrawn`,
    paragraphs: [
      `${maskedName} has withdrawn their application for ${application.job_title}. The seat in the interview time is free again.`,
    ],
    action: { label: 'See the application', url: `${appUrl}/company/applicant/${application.id}` },
  };
}

export function acceptedMail({
  to,
  appUrl,
  application,
  interview,
}: Addressed & { application: NamedApplication; interview: InterviewSnapshot }): OutgoingMail {
  return {
    to,
    subject: `${application.company_name} has accepted your application`,
    paragraphs: [
      `Good news: ${application.company_name} has accepted your application for ${application.job_title}.`,
      `Your interview: ${interviewLine(interview)}.`,
      "The company now sees your name and how to reach you. Venue or meeting link follow by e-mail and on the application's page.",
    ],
    action: { label: 'See your interview', url: `${appUrl}/user/application/${application.id}` },
  };
}

/** `isKnown`: the company has accepted the person for another job and so knows their identity. */
export function rejectedMail({
  to,
  appUrl,
  application,
  isKnown,
}: Addressed & { application: NamedApplication; isKnown: boolean }): OutgoingMail {
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

export function jobRemovedMail({
  to,
  appUrl,
  application,
}: Addressed & { application: NamedApplication }): OutgoingMail {
  return {
    to,
    subject: `${application.job_title} is no longer offered`,
    paragraphs: [`${application.company_name}, ${application.job_title}: ${JOB_CLOSED_NOTICE}`],
    action: { label: 'Find other jobs', url: `${appUrl}/user/jobs` },
  };
}

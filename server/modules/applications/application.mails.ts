import { JOB_CLOSED_NOTICE } from '../../../domain/applications';
import { LOCATION_TYPE_LABELS } from '../../../domain/slots';
import { formatLocalDate } from '../../../domain/time';
import type { OutgoingMail } from '../../ports';
import type { InterviewSnapshot } from './interview-times';

/** The mails that applications cause. Those to a company never name a person who is not accepted. */

interface Addressed {
  to: string;
  appUrl: string;
}

interface Named {
  id: string;
  job_title: string;
  company_name: string;
}

function interviewLine(interview: InterviewSnapshot): string {
  const place = LOCATION_TYPE_LABELS[interview.location_type];
  return `${formatLocalDate(interview.date)}, ${interview.start}–${interview.end} WIB (${place})`;
}

interface NewApplication extends Addressed {
  applicationId: string;
  jobTitle: string;
  maskedName: string;
  interview: InterviewSnapshot;
}

export function newApplicationMail({ to, appUrl, applicationId, jobTitle, maskedName, interview }: NewApplication): OutgoingMail {
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

export function acceptedMail({ to, appUrl, application, interview }: Addressed & { application: Named; interview: InterviewSnapshot }): OutgoingMail {
  return {
    to,
    subject: `${application.company_name} has accepted your application`,
    paragraphs: [
      `Good news: ${application.company_name} has accepted your application for ${application.job_title}.`,
      `Your interview: ${interviewLine(interview)}.`,
      'The company now sees your name and how to reach you. Venue or meeting link follow on the application\'s page.',
    ],
    action: { label: 'See your interview', url: `${appUrl}/user/application/${application.id}` },
  };
}

export function rejectedMail({ to, appUrl, application }: Addressed & { application: Named }): OutgoingMail {
  return {
    to,
    subject: `Your application for ${application.job_title}`,
    paragraphs: [
      `${application.company_name} has decided not to go on with your application for ${application.job_title}.`,
      'Your name and contact were never shown to them. New jobs are posted every day.',
    ],
    action: { label: 'Find other jobs', url: `${appUrl}/user/jobs` },
  };
}

export function jobRemovedMail({ to, appUrl, application }: Addressed & { application: Named }): OutgoingMail {
  return {
    to,
    subject: `${application.job_title} is no longer offered`,
    paragraphs: [`${application.company_name}, ${application.job_title}: ${JOB_CLOSED_NOTICE}`],
    action: { label: 'Find other jobs', url: `${appUrl}/user/jobs` },
  };
}

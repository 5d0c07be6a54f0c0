import type { OutgoingMail } from '../../ports';
import { interviewLine, type Addressed, type InterviewSnapshot, type NamedApplication } from '../applications/public';

/** The mails about accepted interviews: details and reminders. */

interface DetailsNews extends Addressed {
  application: NamedApplication;
  details: { venue: string; link: string | null; additionalInfo: string | null };
}

/** Venue, link and notes that are new or have changed. */
export function interviewDetailsMail({ to, appUrl, application, details }: DetailsNews): OutgoingMail {
  return {
    to,
    subject: `Your interview for ${application.job_title}: venue and details`,
    paragraphs: [
      `${application.company_name} has written down where and how your interview takes place.`,
      `Venue: ${details.venue}`,
      ...(details.link ? [`Meeting link: ${details.link}`] : []),
      ...(details.additionalInfo ? [`Additional information: ${details.additionalInfo}`] : []),
    ],
    action: { label: 'See your interview', url: `${appUrl}/user/application/${application.id}` },
  };
}

interface Reminder extends Addressed {
  application: NamedApplication;
  toSeeker: boolean;
  /** The person has been accepted, so the company knows the name. */
  applicantName: string;
  isToday: boolean;
  interview: InterviewSnapshot;
}

export function reminderMail({
  to,
  appUrl,
  application,
  toSeeker,
  applicantName,
  isToday,
  interview,
}: Reminder): OutgoingMail {
  const day = isToday ? 'today' : 'tomorrow';
  const who = toSeeker ? application.company_name : applicantName;
  const path = toSeeker ? `/user/application/${application.id}` : `/company/applicant/${application.id}`;
  return {
    to,
    subject: `Interview ${day}: ${application.job_title}`,
    paragraphs: [`Your interview with ${who} for ${application.job_title} is ${day}: ${interviewLine(interview)}.`],
    action: { label: 'See the interview', url: `${appUrl}${path}` },
  };
}

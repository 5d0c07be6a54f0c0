import type { ApplicationParty } from '../../../domain/applications';
import type { OutgoingMail } from '../../ports';
import { applicationUrl, type AboutApplication } from '../applications/public';

/** The mails about accepted interviews: details and reminders. */

interface DetailsNews extends AboutApplication {
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
    action: { label: 'See your interview', url: applicationUrl(appUrl, 'APPLICANT', application.id) },
  };
}

interface Reminder extends AboutApplication {
  reader: ApplicationParty;
  /** The person has been accepted, so the company knows the name. */
  applicantName: string;
  isToday: boolean;
  /** From `interviewLine`. */
  interview: string;
}

export function reminderMail(reminder: Reminder): OutgoingMail {
  const { to, appUrl, application, reader, applicantName, interview } = reminder;
  const day = reminder.isToday ? 'today' : 'tomorrow';
  const who = reader === 'APPLICANT' ? application.company_name : applicantName;
  return {
    to,
    subject: `Interview ${day}: ${application.job_title}`,
    paragraphs: [`Your interview with ${who} for ${application.job_title} is ${day}: ${interview}.`],
    action: { label: 'See the interview', url: applicationUrl(appUrl, reader, application.id) },
  };
}

import { isUnencrypted } from '../../../domain/links';
import type { LocalDate } from '../../../domain/time';
import type { ApplicationParty } from '../../../domain/applications';
import type { OutgoingMail } from '../../ports';
import { applicationUrl, type AboutApplication, type MailedInterview } from '../applications';

/** The mails about accepted interviews: details and reminders. */

interface DetailsNews extends AboutApplication {
  details: { venue: string; link: string | null; additionalInfo: string | null };
  /** The day of an interview that begins within 24 hours, else null. */
  soon: LocalDate | null;
  /** The interview's SEQUENCE of which it tells. */
  sequence: number;
}

/** Venue, link and notes that are new or have changed. */
export function interviewDetailsMail({ to, appUrl, application, details, soon, sequence }: DetailsNews): OutgoingMail {
  const { venue, link, additionalInfo } = details;
  return {
    to,
    kind: 'interviewDetails',
    values: {
      company: application.company_name,
      job: application.job_title,
      venue,
      link,
      unencrypted: isUnencrypted(link) ? 'yes' : 'no',
      additionalInfo,
      date: soon,
    },
    url: applicationUrl(appUrl, 'APPLICANT', application.id),
    invitation: { applicationId: application.id, party: 'APPLICANT', sequence },
  };
}

interface Reminder extends AboutApplication {
  reader: ApplicationParty;
  /** The person has been accepted, so the company knows the name; '' while they are about to be erased. */
  applicantName: string;
  isToday: boolean;
  startsAt: Date;
  interview: MailedInterview;
}

export function reminderMail(reminder: Reminder): OutgoingMail {
  const { to, appUrl, application, reader, applicantName, isToday, startsAt, interview } = reminder;
  const who = reader === 'APPLICANT' ? application.company_name : applicantName;
  return {
    to,
    kind: 'reminder',
    values: {
      day: isToday ? 'TODAY' : 'TOMORROW',
      named: who ? 'yes' : 'no',
      who,
      job: application.job_title,
      ...interview,
    },
    url: applicationUrl(appUrl, reader, application.id),
    news: { about: 'APPLICATION', applicationId: application.id, startsAt: startsAt.getTime() },
  };
}

import type { ApplicationParty } from '../../../domain/applications';
import type { OutgoingMail } from '../../ports';
import { applicationUrl, mailedTime, type AboutApplication } from '../applications/public';
import type { InterviewTime } from '../jobs/public';

/**
 * The mails about moving an interview and calling it off. They name the applicant, whom the company has accepted, but none
 * carries a person's reason: the page shows it.
 */

const KINDS = {
  requested: 'rescheduleRequested',
  accepted: 'rescheduleAccepted',
  plannedAgain: 'interviewPlannedAgain',
  rejected: 'rescheduleRejected',
  countered: 'rescheduleCountered',
  withdrawn: 'rescheduleWithdrawn',
} as const;
export type RescheduleNews = keyof typeof KINDS;

interface RescheduleMail extends AboutApplication {
  /** Who asked, answered, took back or called off. */
  by: ApplicationParty;
  /** Empty for a person who is leaving. */
  applicantName: string;
  time: InterviewTime;
  /** The interview's SEQUENCE since the change; missing where the interview is as it was. */
  sequence?: number;
}

/** To the other side. */
export function rescheduleMail({ news, ...mail }: RescheduleMail & { news: RescheduleNews }): OutgoingMail {
  const reader = mail.by === 'COMPANY' ? 'APPLICANT' : 'COMPANY';
  return { to: mail.to, kind: KINDS[news], ...contentOf(mail, reader) };
}

type ToOneSide = RescheduleMail & { reader: ApplicationParty };

/** To each side: who asked hears that there was no answer, the other that none is possible any more. */
export function rescheduleExpiredMail({ reader, ...mail }: ToOneSide): OutgoingMail {
  return { to: mail.to, kind: 'rescheduleExpired', ...contentOf(mail, reader) };
}

/** To each side, who called it off included. */
export function calledOffMail({ reader, ...mail }: ToOneSide): OutgoingMail {
  return { to: mail.to, kind: 'interviewCalledOff', ...contentOf(mail, reader) };
}

function contentOf(mail: RescheduleMail, reader: ApplicationParty) {
  const { appUrl, application, by, applicantName: applicant, time, sequence } = mail;
  const named = applicant ? 'yes' : 'no';
  const who = by === reader ? 'YOU' : by;
  return {
    values: {
      by: who,
      applicant,
      named,
      company: application.company_name,
      job: application.job_title,
      ...mailedTime(time),
    },
    url: applicationUrl(appUrl, reader, application.id),
    ...(sequence !== undefined && { invitation: { applicationId: application.id, party: reader, sequence } }),
  };
}

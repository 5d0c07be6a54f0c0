import type { ApplicationParty } from '../../../domain/applications';
import type { OutgoingMail } from '../../ports';
import { applicationUrl, mailedTime, type AboutApplication } from '../applications';
import type { InterviewTime } from '../jobs';

/**
 * The mails about moving an interview and cancelling it. They name the applicant, whom the company has accepted, but none
 * carries a person's reason: the page shows it.
 */

const KINDS = {
  requested: 'rescheduleRequested',
  accepted: 'rescheduleAccepted',
  plannedAgain: 'interviewPlannedAgain',
  rejected: 'rescheduleRejected',
  countered: 'rescheduleCountered',
  withdrawn: 'rescheduleWithdrawn',
  /** To each side: the requester learns that there was no answer, the other that none is possible any more. */
  expired: 'rescheduleExpired',
  /** To each side, who cancelled it included. */
  cancelled: 'interviewCancelled',
} as const;
export type RescheduleNews = keyof typeof KINDS;

interface RescheduleMail extends AboutApplication {
  news: RescheduleNews;
  /** Who asked, answered, took back or cancelled. */
  by: ApplicationParty;
  /** The other side where it is missing. */
  reader?: ApplicationParty;
  /** Empty for a person who is leaving. */
  applicantName: string;
  time: InterviewTime;
  /** The interview's SEQUENCE since the change; missing where the interview is as it was. */
  sequence?: number;
  /** The proposal that it is about; missing where there is none. */
  requestId?: string;
}

export function rescheduleMail({ news, by, ...mail }: RescheduleMail): OutgoingMail {
  const { application, applicantName: applicant, sequence, requestId } = mail;
  const reader = mail.reader ?? (by === 'COMPANY' ? 'APPLICANT' : 'COMPANY');
  return {
    to: mail.to,
    kind: KINDS[news],
    values: {
      by: by === reader ? 'YOU' : by,
      applicant,
      named: applicant ? 'yes' : 'no',
      company: application.company_name,
      job: application.job_title,
      ...mailedTime(mail.time),
    },
    url: applicationUrl(mail.appUrl, reader, application.id),
    // No browser is told what its own side has done.
    ...(by !== reader && {
      news: { about: 'APPLICATION', applicationId: application.id, ...(requestId && { requestId }) },
    }),
    ...(sequence !== undefined && { invitation: { applicationId: application.id, party: reader, sequence } }),
  };
}

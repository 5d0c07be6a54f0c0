import type { ApplicationParty } from '../../../domain/applications';
import type { LocalSpan } from '../../../domain/interview-times';
import type { OutgoingMail } from '../../ports';
import { applicationUrl, type AboutApplication } from '../applications/public';

const KINDS = {
  requested: 'rescheduleRequested',
  accepted: 'rescheduleAccepted',
  rejected: 'rescheduleRejected',
  countered: 'rescheduleCountered',
} as const;
export type RescheduleNews = keyof typeof KINDS;

interface RescheduleMail extends AboutApplication {
  /** Who asked or answered. */
  by: ApplicationParty;
  news: RescheduleNews;
  time: LocalSpan;
}

/** To the other side. The applicant is not named, although the application is accepted. */
export function rescheduleMail({ to, appUrl, application, by, news, time }: RescheduleMail): OutgoingMail {
  const { date, start, end } = time;
  return {
    to,
    kind: KINDS[news],
    values: { by, company: application.company_name, job: application.job_title, date, start, end },
    url: applicationUrl(appUrl, by === 'COMPANY' ? 'APPLICANT' : 'COMPANY', application.id),
  };
}

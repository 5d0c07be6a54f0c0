import type { ApplicationParty } from '../../../domain/applications';
import type { LocalSpan } from '../../../domain/interview-times';
import { formatLocalDate } from '../../../domain/dates';
import type { OutgoingMail } from '../../ports';
import { applicationUrl, type AboutApplication } from '../applications/public';

const RESCHEDULE_TEXTS = {
  requested: { subject: 'Another interview time is proposed', line: 'asks to move the interview to' },
  accepted: {
    subject: 'The new interview time is agreed',
    line: 'accepted the new time. The interview takes place on',
  },
  rejected: {
    subject: 'The proposed interview time was declined',
    line: 'declined the new time; the interview stays as it was. Declined:',
  },
  countered: { subject: 'A counter offer for the interview time', line: 'proposes another time instead:' },
} as const;
export type RescheduleNews = keyof typeof RESCHEDULE_TEXTS;

interface RescheduleMail extends AboutApplication {
  /** Who asked or answered. */
  by: ApplicationParty;
  news: RescheduleNews;
  time: LocalSpan;
}

/** To the other side. The applicant is not named, although the application is accepted. */
export function rescheduleMail({ to, appUrl, application, by, news, time }: RescheduleMail): OutgoingMail {
  const { subject, line } = RESCHEDULE_TEXTS[news];
  const who = by === 'COMPANY' ? application.company_name : 'Your applicant';
  const url = applicationUrl(appUrl, by === 'COMPANY' ? 'APPLICANT' : 'COMPANY', application.id);
  return {
    to,
    subject: `${subject}: ${application.job_title}`,
    paragraphs: [
      `${who} ${line} ${formatLocalDate(time.date)}, ${time.start}–${time.end} WIB (${application.job_title}).`,
    ],
    action: { label: 'See the interview', url },
  };
}

import { formatLocalDate } from '../../../domain/dates';
import type { OutgoingMail } from '../../ports';
import type { Addressed, NamedApplication } from '../applications/public';

export type RescheduleNews = 'requested' | 'accepted' | 'rejected' | 'countered';

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
} as const satisfies Record<RescheduleNews, { subject: string; line: string }>;

interface RescheduleMail extends Addressed {
  application: NamedApplication;
  toSeeker: boolean;
  news: RescheduleNews;
  time: { date: string; start: string; end: string };
}

export function rescheduleMail({ to, appUrl, application, toSeeker, news, time }: RescheduleMail): OutgoingMail {
  const { subject, line } = RESCHEDULE_TEXTS[news];
  const who = toSeeker ? application.company_name : 'Your applicant';
  const path = toSeeker ? `/user/application/${application.id}` : `/company/applicant/${application.id}`;
  return {
    to,
    subject: `${subject}: ${application.job_title}`,
    paragraphs: [
      `${who} ${line} ${formatLocalDate(time.date)}, ${time.start}–${time.end} WIB (${application.job_title}).`,
    ],
    action: { label: 'See the interview', url: `${appUrl}${path}` },
  };
}

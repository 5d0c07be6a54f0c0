import type { ApplicationParty } from '../../../../domain/applications';
import type { Transaction } from '../../../db/transaction';
import { dropWaiting } from '../../mail';

/** The next version of the calendar entry that mails bring. */
export const NEXT_SEQUENCE = () => 'interview_sequence + 1';

/** Reminders of its interview; the rest of a key is the time that the interview had. */
export const reminderTopic = (party: ApplicationParty, applicationId: string): string =>
  `reminder-${party === 'COMPANY' ? 'company' : 'seeker'}:${applicationId}`;

/** The same of notifications shortly before it, which no mail tells of. */
export const soonTopic = (party: ApplicationParty, applicationId: string): string =>
  `interview-soon-${party === 'COMPANY' ? 'company' : 'seeker'}:${applicationId}`;

/** A reminder that the mail server did not take yet would name a time that is over. */
export const dropReminders = ({ manager }: Transaction, id: string): Promise<void> =>
  dropWaiting(
    manager,
    [reminderTopic, soonTopic].flatMap((topic) => [topic('APPLICANT', id), topic('COMPANY', id)]),
  );

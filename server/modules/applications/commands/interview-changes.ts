import type { ApplicationParty } from '../../../../domain/applications';
import type { Transaction } from '../../../db/transaction';
import { dropWaitingMails } from '../../mail';

/** The next version of the calendar entry that mails bring. */
export const NEXT_SEQUENCE = () => 'interview_sequence + 1';

/** Reminders of its interview; the rest of a key is the time that the interview had. */
export const reminderTopic = (party: ApplicationParty, applicationId: string): string =>
  `reminder-${party === 'COMPANY' ? 'company' : 'seeker'}:${applicationId}`;

/** A reminder that the mail server did not take yet would name a time that is over. */
export const dropReminders = ({ manager }: Transaction, id: string): Promise<void> =>
  dropWaitingMails(manager, [reminderTopic('APPLICANT', id), reminderTopic('COMPANY', id)]);

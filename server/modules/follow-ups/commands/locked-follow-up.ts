import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { subjectOf, withLockedApplication, type InterviewSubject, type LockedApplication } from '../../applications';
import { InterviewFollowUp } from '../interview-follow-up.entity';

/** What the commands on one follow-up share. */

export interface LockedFollowUp {
  application: LockedApplication;
  subject: InterviewSubject;
  /** Null before anything was said or asked. */
  said: InterviewFollowUp | null;
}

/** Runs `work` with the application locked, which every write to its follow-up holds. */
export function withLockedFollowUp(
  services: Services,
  applicationId: string,
  work: (transaction: Transaction, locked: LockedFollowUp) => Promise<void>,
): Promise<void> {
  return withLockedApplication(
    services,
    applicationId,
    ({ id }) => ({ application: id }),
    async (transaction, application) => {
      const said = await transaction.manager.getRepository(InterviewFollowUp).findOneBy(keyOf(application));
      await work(transaction, { application, subject: subjectOf(application), said });
    },
    { repeatable: true },
  );
}

const keyOf = ({ id, interview_starts_at: interviewStartsAt }: LockedApplication) => ({
  applicationId: id,
  interviewStartsAt,
});

type Words = Partial<Omit<InterviewFollowUp, 'applicationId' | 'interviewStartsAt'>>;

/** Into the row of the planned time, which the first word makes. */
export async function writeFollowUp(
  { manager }: Transaction,
  { application, said }: LockedFollowUp,
  words: Words,
): Promise<void> {
  const followUps = manager.getRepository(InterviewFollowUp);
  const key = keyOf(application);
  if (said) await followUps.update(key, words);
  else await followUps.insert({ ...key, ...words });
}

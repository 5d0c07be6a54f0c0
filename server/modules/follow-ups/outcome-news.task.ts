import { IsNull } from 'typeorm';
import { MINUTE_MS } from '../../../domain/time';
import { eachDue } from '../../background/each-due';
import type { StillHoldsLease, Task } from '../../background/task';
import type { Services } from '../../services';
import { mailParty, withLockedApplication } from '../applications';
import { outcomesToSend, type OutcomeToSend } from './due-outcomes.sql';
import { outcomeMail } from './follow-up.mails';
import { isOutcomeFixed } from './follow-up.policy';
import { InterviewFollowUp } from './interview-follow-up.entity';

const BATCH = 200;

/** Informs applicants of outcomes that can no longer be changed. Safe to run concurrently. */
export const outcomeNews: Task = {
  name: 'outcome-news',
  everyMs: MINUTE_MS,
  failure: 'mails about the outcome of interviews could not be queued; tried again in a minute',
  run: recordOutcomes,
};

/** The oldest first. */
export async function recordOutcomes(services: Services, stillHoldsLease: StillHoldsLease): Promise<void> {
  const now = services.clock.now();
  await eachDue<OutcomeToSend>(services, stillHoldsLease, {
    batch: BATCH,
    read: (after) =>
      outcomesToSend(services.dataSource, now, {
        after: after ?? { outcome_at: new Date(0), application_id: '' },
        batch: BATCH,
      }),
    take: (untold) => tell(services, untold, now),
    failure: 'an outcome could not be told; tried again in a minute',
    idsOf: ({ application_id: applicationId }) => ({ applicationId }),
  });
}

/** Reads again under the lock. Nothing is sent for an interview that was moved meanwhile. */
async function tell(services: Services, untold: OutcomeToSend, now: Date): Promise<void> {
  await withLockedApplication(
    services,
    untold.application_id,
    ({ id }) => ({ application: id }),
    async (transaction, application) => {
      const followUps = transaction.manager.getRepository(InterviewFollowUp);
      const key = { applicationId: application.id, interviewStartsAt: untold.interview_starts_at };
      const said = await followUps.findOneBy(key);
      if (!said?.outcome || !isOutcomeFixed(said, now) || said.toldAt) return;
      const { outcome } = said;
      await followUps.update({ ...key, toldAt: IsNull() }, { toldAt: now });
      if (application.status !== 'ACCEPTED' || +application.interview_starts_at !== +key.interviewStartsAt) return;
      // Erased meanwhile: the mail would not name who decided.
      if (application.company_name === '') return;
      transaction.afterCommit(() => services.hiringNews.count(outcome, 1));
      await mailParty(services, transaction, application, {
        party: 'APPLICANT',
        key: `outcome:${application.id}:${key.interviewStartsAt.toISOString()}`,
        write: (addressed) => outcomeMail({ ...addressed, application, outcome }),
      });
    },
    { repeatable: true },
  );
}

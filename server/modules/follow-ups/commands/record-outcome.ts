import { refuse } from '../../../../domain/errors';
import type { InterviewOutcome } from '../../../../domain/follow-ups';
import type { CompanyActor } from '../../../actor';
import type { Services } from '../../../services';
import { mailParty } from '../../applications';
import { outcomeMail } from '../follow-up.mails';
import { whyNotRecordOutcome } from '../follow-up.policy';
import { withLockedFollowUp, writeFollowUp } from './locked-follow-up';

/**
 * Records the outcome of a past interview. A final one can be changed for ten minutes; then `outcome-news` informs
 * the applicant once, and it is final. "Still deciding" is sent at once. Repeating it succeeds.
 */
export async function recordOutcome(
  services: Services,
  actor: CompanyActor,
  { applicationId, outcome }: { applicationId: string; outcome: InterviewOutcome },
): Promise<void> {
  const now = services.clock.now();
  await withLockedFollowUp(services, applicationId, async (transaction, locked) => {
    const { application, said } = locked;
    const refusal = whyNotRecordOutcome(actor, locked.subject, said, now);
    if (refusal === 'OUTCOME_TOLD' && said?.outcome === outcome) return;
    if (refusal) throw refuse(refusal);
    if (outcome !== 'STILL_DECIDING') {
      if (said?.outcome !== outcome) await writeFollowUp(transaction, locked, { outcome, outcomeAt: now });
      return;
    }
    const noOutcome = { outcome: null, outcomeAt: null };
    await writeFollowUp(transaction, locked, { ...noOutcome, decidingAt: said?.decidingAt ?? now });
    if (said?.decidingAt) return;
    transaction.afterCommit(() => services.hiringNews.count(outcome, 1));
    await mailParty(services, transaction, application, {
      party: 'APPLICANT',
      key: `outcome-deciding:${application.id}:${application.interview_starts_at.toISOString()}`,
      write: (addressed) => outcomeMail({ ...addressed, application, outcome }),
    });
  });
}

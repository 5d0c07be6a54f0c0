import { refuse } from '../../../../domain/errors';
import type { Attendance } from '../../../../domain/follow-ups';
import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { partyOf } from '../../applications';
import { whyNotReportAttendance } from '../follow-up.policy';
import { withLockedFollowUp, writeFollowUp } from './locked-follow-up';

/**
 * Records how a past interview was for one side; a later report replaces it. Sends no mail and has no consequence.
 */
export async function reportAttendance(
  services: Services,
  actor: Actor,
  { applicationId, attendance }: { applicationId: string; attendance: Attendance },
): Promise<void> {
  const now = services.clock.now();
  await withLockedFollowUp(services, applicationId, async (transaction, locked) => {
    const refusal = whyNotReportAttendance(actor, locked.subject, now);
    if (refusal) throw refuse(refusal);
    const isCompany = partyOf(actor, locked.subject) === 'COMPANY';
    await writeFollowUp(transaction, locked, isCompany ? { companySays: attendance } : { applicantSays: attendance });
  });
}

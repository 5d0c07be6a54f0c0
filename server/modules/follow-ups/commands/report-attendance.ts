import { refuse } from '../../../../domain/errors';
import type { Attendance } from '../../../../domain/follow-ups';
import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { partyOf } from '../../applications';
import { whyNotReportAttendance } from '../follow-up.policy';
import { withLockedFollowUp, writeFollowUp } from './locked-follow-up';

/**
 * Says for one side how an interview was that is over; a later word replaces it. No one is mailed, and nothing follows.
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

import { refuse } from '../../../../../domain/errors';
import { SLOT_HOLD_MINUTES } from '../../../../../domain/slots';
import { MINUTE_MS } from '../../../../../domain/time';
import type { SeekerActor } from '../../../../actor';
import { lockRows } from '../../../../db/lock';
import { inTransaction } from '../../../../db/transaction';
import type { Services } from '../../../../services';
import { whyNotApply } from '../../job.policy';
import { readJob } from '../../job.sql';
import { refuseUnlessOpen } from '../shown-slot';
import { deleteHold, readSlot, writeHold } from '../slot.sql';

/**
 * Keeps a seat for ten minutes while the seeker decides; a new hold replaces the old one. It counts as a seat and ends by
 * the clock. It is refused wherever an application would be. Returns the slot's job, and when the hold ends.
 */
export async function holdSlot(
  services: Services,
  actor: SeekerActor,
  slotId: string,
): Promise<{ jobId: string; heldUntil: Date }> {
  const now = services.clock.now();
  const heldUntil = new Date(now.getTime() + SLOT_HOLD_MINUTES * MINUTE_MS);
  return inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { seeker: actor.seekerId, slot: [slotId] });
    const slot = await readSlot(transaction.manager, slotId, actor.seekerId, now);
    const job = slot && (await readJob(transaction.manager, slot.job_id));
    if (!slot || !job) throw refuse('SLOT_NOT_FOUND');
    const refusal = whyNotApply(actor, job, now);
    // The call only names a slot, so a slot of a hidden job looks like a missing one.
    if (refusal) throw refuse(refusal === 'JOB_NOT_FOUND' ? 'SLOT_NOT_FOUND' : refusal);
    // A hold that arrives after the seeker's own application must not take a second seat.
    if (await services.ports.jobApplicants.hasApplied(transaction, job.id, actor.seekerId))
      throw refuse('ALREADY_APPLIED');
    refuseUnlessOpen(slot, now);
    const span = { startsAt: slot.starts_at, endsAt: slot.ends_at };
    await services.ports.jobApplicants.refuseConflict(transaction, actor.seekerId, span);
    await writeHold(transaction.manager, actor.seekerId, slotId, heldUntil);
    return { jobId: job.id, heldUntil };
  });
}

/** Releases the seat that the seeker holds, if any. */
export async function releaseSlot(services: Services, actor: SeekerActor): Promise<void> {
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { seeker: actor.seekerId });
    await deleteHold(transaction.manager, actor.seekerId);
  });
}

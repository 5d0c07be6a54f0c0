import type { SeekerActor } from '../../../actor';
import { ErrorCode, refuse } from '../../../../domain/errors';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { deleteHold, readJob, readSlot, refuseUnlessOpen, slotOf, whyNotApply } from '../../jobs';
import { mailJobNews } from '../application-news';
import { mailedInterview, newApplicationMail } from '../application.mails';
import { mayApplyAgain } from '../application.policy';
import { refuseConflict } from '../interviews.sql';
import { takeSeat } from '../seats.sql';
import {
  applyAgain,
  updateChosenTime,
  countApplicant,
  findEarlierWithCompany,
  insertApplication,
  type Applying,
  type EarlierApplication,
} from '../stored-application.sql';
import { deleteWait } from '../waits/job-waits.sql';

/**
 * Applies to a job by taking a seat in one of its slots. Repeating it succeeds; applying again after a withdrawal uses the
 * same row, and for an application that has lapsed it chooses another time.
 * Returns the application's id.
 */
export async function applyToJob(
  services: Services,
  actor: SeekerActor,
  input: { jobId: string; slotId?: string | null },
): Promise<string> {
  const { slotId } = input;
  const { seekerId } = actor;
  if (!slotId) throw refuse('SLOT_REQUIRED', ['slotId']);
  // Before the transaction: the counter takes a second connection, and a request must not hold one while it waits for another.
  await services.limiter.consume('apply', seekerId);
  const now = services.clock.now();
  return inTransaction(
    services.dataSource,
    async (transaction) => {
      await lockRows(transaction, { seeker: seekerId, job: input.jobId, slot: [slotId] });
      const job = await readJob(transaction.manager, input.jobId);
      if (!job || job.is_deleted) throw refuse('JOB_NOT_FOUND');
      // All that ends or lapses an application holds its job's lock, so what is read here stays as it is.
      const { earlier, companyId } = await findEarlierWithCompany(transaction.manager, job.id, seekerId);
      const isLive = earlier?.status === 'PENDING' || earlier?.status === 'ACCEPTED';
      // One that has lapsed has no slot.
      if (isLive && earlier.slot_id === slotId) return earlier.id;
      const refusal = whyNotApply({ ...actor, companyId }, job, now);
      if (refusal) throw refuse(refusal);
      if (earlier && !mayApplyAgain(earlier)) throw refuse('ALREADY_APPLIED');
      const slot = await readSlot(transaction.manager, slotId, seekerId, now);
      if (!slot || slot.job_id !== job.id) throw refuse('SLOT_NOT_FOUND', ['slotId']);
      refuseUnlessOpen(slot, now);
      await refuseConflict(transaction, {
        seekerId,
        span: { startsAt: slot.starts_at, endsAt: slot.ends_at },
        code: ErrorCode.INTERVIEW_CONFLICT,
      });
      const applicationId = await writeApplication(transaction, { seekerId, job, slot, earlier, now });
      const interview = mailedInterview(slotOf(slot, now));
      await mailJobNews(services, transaction, {
        kind: 'applied',
        job,
        seekerId,
        write: (facts) =>
          newApplicationMail({
            ...facts,
            applicationId,
            jobTitle: job.title,
            interview,
            isAnotherTime: earlier?.status === 'PENDING',
          }),
      });
      return applicationId;
    },
    { repeatable: true },
  );
}

async function writeApplication(
  transaction: Transaction,
  { earlier, ...applying }: Applying & { earlier: EarlierApplication | null },
): Promise<string> {
  const { manager } = transaction;
  const { seekerId, job, slot } = applying;
  if (!(await takeSeat(manager, slot.id))) throw refuse('SLOT_FULL', ['slotId']);
  await deleteHold(manager, seekerId);
  await deleteWait(manager, seekerId, job.id);
  if (!earlier) {
    await countApplicant(manager, job.id);
    return insertApplication(manager, applying);
  }
  await lockRows(transaction, { application: earlier.id });
  await (earlier.status === 'PENDING' ? updateChosenTime : applyAgain)(manager, earlier.id, applying);
  return earlier.id;
}

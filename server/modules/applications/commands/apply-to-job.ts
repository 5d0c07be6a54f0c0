import type { SeekerActor } from '../../../actor';
import { ErrorCode, refuse } from '../../../../domain/errors';
import { wibDateOf } from '../../../../domain/time';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import {
  deleteHold,
  readJob,
  readSlot,
  refuseUnlessOpen,
  whyNotApply,
  type JobRow,
  type SlotRow,
} from '../../jobs/public';
import { mailJobNews } from '../application-news';
import { interviewLine, newApplicationMail } from '../application.mails';
import { refuseConflict } from '../interviews.sql';
import {
  applyAgain,
  findEarlier,
  insertApplication,
  takeSeat,
  takeSeatAndCount,
  type EarlierApplication,
} from '../stored-application.sql';

/**
 * Applies to a job by taking a seat in one of its slots. Repeating it succeeds; applying again after a withdrawal uses the
 * same row.
 * Errors: SLOT_REQUIRED, JOB_NOT_FOUND, JOB_CLOSED, OWN_COMPANY_JOB, ALREADY_APPLIED, SLOT_NOT_FOUND, SLOT_FULL,
 * SLOT_SELECTED, SLOT_PAST, INTERVIEW_CONFLICT, TOO_MANY_ATTEMPTS (30 tries an hour). Returns the application's id.
 */
export async function applyToJob(
  services: Services,
  actor: SeekerActor,
  input: { jobId: string; slotId?: string | null },
): Promise<string> {
  const { slotId } = input;
  if (!slotId) throw refuse('SLOT_REQUIRED', ['slotId']);
  // Before the transaction: the counter takes a second connection, and a request must not hold one while it waits for another.
  await services.limiter.consume('apply', [actor.seekerId]);
  const now = services.clock.now();
  return inTransaction(
    services.dataSource,
    async (transaction) => {
      await lockRows(transaction, { seeker: actor.seekerId, job: input.jobId, slot: [slotId] });
      const job = await readJob(transaction.manager, input.jobId);
      if (!job || job.is_deleted === 1) throw refuse('JOB_NOT_FOUND');
      const earlier = await findEarlier(transaction.manager, job.id, actor.seekerId);
      const isRepeated = earlier?.status === 'PENDING' || earlier?.status === 'ACCEPTED';
      if (isRepeated && earlier.slot_id === slotId) return earlier.id;
      const refusal = whyNotApply(actor, job, wibDateOf(now));
      if (refusal) throw refuse(refusal);
      if (earlier && earlier.status !== 'WITHDRAWN') throw refuse('ALREADY_APPLIED');
      const slot = await readSlot(transaction.manager, slotId, actor.seekerId, now);
      if (!slot || slot.job_id !== job.id) throw refuse('SLOT_NOT_FOUND', ['slotId']);
      refuseUnlessOpen(slot, now);
      await refuseConflict(transaction, {
        seekerId: actor.seekerId,
        span: { startsAt: slot.starts_at, endsAt: slot.ends_at },
        code: ErrorCode.INTERVIEW_CONFLICT,
      });
      const applicationId = await writeApplication(transaction, { actor, job, slot, earlier, now });
      const interview = interviewLine(slot, slot.location_type);
      await mailJobNews(services, transaction, {
        kind: 'applied',
        job,
        seekerId: actor.seekerId,
        write: (facts) => newApplicationMail({ ...facts, applicationId, jobTitle: job.title, interview }),
      });
      return applicationId;
    },
    { repeatable: true },
  );
}

interface NewApplication {
  actor: SeekerActor;
  job: JobRow;
  slot: SlotRow;
  earlier: EarlierApplication | null;
  now: Date;
}

async function writeApplication(
  transaction: Transaction,
  { actor, job, slot, earlier, now }: NewApplication,
): Promise<string> {
  const { manager } = transaction;
  const seated = await (earlier ? takeSeat(manager, slot.id) : takeSeatAndCount(manager, slot.id, job.id));
  if (!seated) throw refuse('SLOT_FULL', ['slotId']);
  await deleteHold(manager, actor.seekerId);
  if (!earlier) return insertApplication(manager, { seekerId: actor.seekerId, job, slotId: slot.id, now });
  await lockRows(transaction, { application: earlier.id });
  await applyAgain(manager, earlier.id, { job, slotId: slot.id, now });
  return earlier.id;
}

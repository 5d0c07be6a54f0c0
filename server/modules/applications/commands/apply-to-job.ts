import type { SeekerActor } from '../../../actor';
import { ErrorCode, refuse } from '../../../../domain/errors';
import { maskName } from '../../../../domain/masking';
import { wibDateOf } from '../../../../domain/time';
import { newId } from '../../../db/columns';
import { lockRows } from '../../../db/lock';
import { affectedRows, selectOne } from '../../../db/statements';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { companyMailAddress } from '../../accounts/public';
import { readJob, readSlot, refuseUnlessOpen, whyNotApply, type JobRow, type SlotRow } from '../../jobs/public';
import { jobNewsMail, jobNewsTopic, newApplicationMail } from '../application.mails';
import { refuseConflict } from '../interview-conflict';
import { interviewColumns } from '../interview-times.joins';

interface EarlierApplication {
  id: string;
  status: string;
  slot_id: string | null;
}

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
      const earlier = await findEarlier(transaction, actor, job.id);
      if (earlier?.slot_id === slotId && (earlier.status === 'PENDING' || earlier.status === 'ACCEPTED'))
        return earlier.id;
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
      await tellCompany(services, transaction, { applicationId, job, actor, slot });
      return applicationId;
    },
    { repeatable: true },
  );
}

function findEarlier({ manager }: Transaction, actor: SeekerActor, jobId: string): Promise<EarlierApplication | null> {
  return selectOne<EarlierApplication>(
    manager,
    'SELECT id, status, slot_id FROM applications WHERE job_id = ? AND seeker_id = ?',
    [jobId, actor.seekerId],
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
  const seated = await (earlier ? takeSeat(transaction, slot.id) : takeSeatAndCount(transaction, slot.id, job.id));
  if (!seated) throw refuse('SLOT_FULL', ['slotId']);
  await affectedRows(manager, 'DELETE FROM slot_holds WHERE seeker_id = ?', [actor.seekerId]);
  const interview = interviewColumns(slot);
  if (earlier) {
    await lockRows(transaction, { application: earlier.id });
    await affectedRows(
      manager,
      `UPDATE applications SET status = 'PENDING', slot_id = ?, ${interview.assignments}, company_name = ?, job_title = ?,
              applied_at = ?, updated_at = ? WHERE id = ? AND status = 'WITHDRAWN'`,
      [slot.id, ...interview.values, job.company_name, job.title, now, now, earlier.id],
    );
    return earlier.id;
  }
  const id = newId();
  await affectedRows(
    manager,
    `INSERT INTO applications SET id = ?, job_id = ?, company_id = ?, seeker_id = ?, slot_id = ?, status = 'PENDING',
            ${interview.assignments}, company_name = ?, job_title = ?, applied_at = ?, updated_at = ?`,
    [id, job.id, job.company_id, actor.seekerId, slot.id, ...interview.values, job.company_name, job.title, now, now],
  );
  return id;
}

async function takeSeat({ manager }: Transaction, slotId: string): Promise<boolean> {
  return (
    (await affectedRows(
      manager,
      'UPDATE interview_slots SET seats_taken = seats_taken + 1 WHERE id = ? AND seats_taken < max_applicants',
      [slotId],
    )) > 0
  );
}

/** Also raises the job's number of applicants, in one statement, when the person is new to the job. */
async function takeSeatAndCount({ manager }: Transaction, slotId: string, jobId: string): Promise<boolean> {
  const changed = await affectedRows(
    manager,
    `UPDATE jobs FORCE INDEX (PRIMARY) STRAIGHT_JOIN interview_slots FORCE INDEX (PRIMARY)
     SET jobs.application_count = jobs.application_count + 1, interview_slots.seats_taken = interview_slots.seats_taken + 1
     WHERE jobs.id = ? AND interview_slots.id = ? AND interview_slots.seats_taken < interview_slots.max_applicants`,
    [jobId, slotId],
  );
  return changed > 0;
}

interface AppliedNews {
  applicationId: string;
  job: JobRow;
  actor: SeekerActor;
  slot: SlotRow;
}

async function tellCompany(
  services: Services,
  transaction: Transaction,
  { applicationId, job, actor, slot }: AppliedNews,
): Promise<void> {
  const to = await companyMailAddress(transaction.manager, job.company_id);
  const seeker = await selectOne<{ full_name: string }>(
    transaction.manager,
    'SELECT full_name FROM seekers WHERE id = ?',
    [actor.seekerId],
  );
  if (!to || !seeker) return;
  const addressed = { to, appUrl: services.env.APP_URL };
  await services.outbox.queueNews(transaction, jobNewsTopic(job.id), {
    kind: 'applied',
    alone: newApplicationMail({
      ...addressed,
      applicationId,
      jobTitle: job.title,
      maskedName: maskName(seeker.full_name),
      interview: slot,
    }),
    together: (counts) => jobNewsMail({ ...addressed, job, counts }),
  });
}

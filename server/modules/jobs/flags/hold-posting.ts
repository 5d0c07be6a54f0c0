import { IsNull, Not } from 'typeorm';
import { holdReason, type HoldReason } from '../../../text/posting-flags/holding';
import { FlagReason, gravityOf } from '../../../text/posting-flags/reasons';
import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { mailToCompany } from '../../accounts';
import { isApprovedText, writeFlagged } from './flagged-postings.sql';
import { heldMail } from '../job.mails';
import type { FoundInJob } from './job-flags.sql';
import { hidePausedJob } from '../job-pause';
import { JobPause } from '../job-pause.entity';

export interface ReadPosting {
  id: string;
  companyId: string;
  title: string;
  description: string;
  now: Date;
}

/** A job that was held: its pause, and why. */
export interface HeldPosting {
  pauseId: string;
  holdReason: HoldReason;
}

/**
 * Puts a posting with flags, or with a text like a paused one, into the administrators' queue; false for one without,
 * and for a text that they have found to be fine. Of one that they have paused the flags are only counted.
 */
async function queuePosting(
  transaction: Transaction,
  { id: jobId, companyId, now, ...text }: ReadPosting,
  { reasons, isLikePaused, repeatedIds }: FoundInJob,
): Promise<boolean> {
  if (reasons.length === 0 && !isLikePaused) return false;
  const isOver = await isPausedByAdministrator(transaction, jobId);
  const isOpen = !isOver && !(await isApprovedText(transaction.manager, text, reasons));
  // Of a repetition only the newest posting waits; it says how many there are.
  const earlier = repeatedIds.map((id) => ({
    jobId: id,
    isOpen: false,
    gravity: gravityOf([FlagReason.REPEATED_POSTING]),
  }));
  const gravity = gravityOf(reasons, isLikePaused);
  await writeFlagged(transaction.manager, [{ jobId, isOpen, gravity }, ...earlier], { companyId, now });
  return isOpen;
}

/** Where an administrator has paused a job, it is in the queue of reports, and its text decides nothing more. */
async function isPausedByAdministrator({ manager }: Transaction, jobId: string): Promise<boolean> {
  return manager.existsBy(JobPause, { jobId, openMark: 1, adminId: Not(IsNull()) });
}

/**
 * Queues a posting that was just read, and pauses it where it has to wait for an administrator; null where it has not. The
 * caller holds the lock on the company; the job is new, or locked as well.
 */
export async function holdPosting(
  transaction: Transaction,
  posting: ReadPosting,
  found: FoundInJob,
): Promise<HeldPosting | null> {
  const why = holdReason(found);
  const { id: jobId, companyId, now } = posting;
  if (!(await queuePosting(transaction, posting, found)) || why === null) return null;
  if (!(await hidePausedJob(transaction, jobId, now))) return null;
  const pauseId = newId();
  const pause = { id: pauseId, jobId, companyId, adminId: null, holdReason: why, reason: '', pausedAt: now };
  await transaction.manager.getRepository(JobPause).insert({ ...pause, openMark: 1 });
  return { pauseId, holdReason: why };
}

/** Mails the company, in the same transaction. Imported companies have nobody to mail. */
export async function mailHeld(
  { outbox, env }: Pick<Services, 'outbox' | 'env'>,
  transaction: Transaction,
  job: { id: string; title: string; companyId: string },
  held: HeldPosting,
): Promise<void> {
  const to = await mailToCompany(transaction.manager, job.companyId, { contactOf: job.id });
  if (!to) return;
  const mail = heldMail({ to, appUrl: env.APP_URL, job, holdReason: held.holdReason });
  await outbox.queueMail(transaction, `job-held:${held.pauseId}`, mail);
}

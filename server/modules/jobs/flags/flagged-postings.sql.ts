import { createHash } from 'node:crypto';
import { isCovered, sameTextOf } from '../../../text/posting-flags/holding';
import type { FlagReason } from '../../../text/posting-flags/reasons';
import { notNullHere, oneOf, text } from '../../../db/row';
import { affectedRows, selectRows, type QueryExecutor } from '../../../db/statements';
import type { Transaction } from '../../../db/transaction';
import type { PostingDecision } from './flagged-posting.entity';

interface PostingText {
  title: string;
  description: string;
}

/** A hash, because the text itself must not outlive its job. */
const keyOf = (posting: PostingText): string => createHash('sha256').update(sameTextOf(posting)).digest('hex');

/** Whether an administrator has found this very text to be fine, with all these reasons seen. */
export async function isApprovedText(
  executor: QueryExecutor,
  posting: PostingText,
  reasons: readonly FlagReason[],
): Promise<boolean> {
  const rows = await selectRows(
    executor,
    { reasons: notNullHere(text) },
    'SELECT DISTINCT known_reasons AS reasons FROM flagged_postings WHERE known_text = ? AND known_reasons IS NOT NULL LIMIT 50',
    [keyOf(posting)],
  );
  return rows.some((row) => isCovered(reasons, row.reasons.split(',')));
}

/**
 * Writes which postings have flags. One that is there already keeps its age and its state; its version is raised. One
 * whose text was read now is as grave as that text; another one can only become graver.
 */
export async function writeFlagged(
  executor: QueryExecutor,
  postings: readonly { jobId: string; isOpen: boolean; gravity: number }[],
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  await affectedRows(
    executor,
    `INSERT INTO flagged_postings (job_id, company_id, flagged_at, is_open, gravity) VALUES ${postings.map(() => '(?, ?, ?, ?, ?)').join(', ')}
     ON DUPLICATE KEY UPDATE version = version + 1, is_open = is_open OR VALUES(is_open),
                             gravity = IF(VALUES(is_open), VALUES(gravity), LEAST(gravity, VALUES(gravity)))`,
    postings.flatMap(({ jobId, isOpen, gravity }) => [jobId, companyId, now, isOpen ? 1 : 0, gravity]),
  );
}

/** An edit, flagged or not: a decision based on the version before it is refused. */
export async function incrementJobVersion(executor: QueryExecutor, jobId: string): Promise<void> {
  await affectedRows(executor, 'UPDATE flagged_postings SET version = version + 1 WHERE job_id = ?', [jobId]);
}

interface DecidedJob extends PostingText {
  id: string;
  company_id: string;
}

/** Takes the posting out of the queue and remembers its text as fine, with the reasons that it has now. */
export async function approveText(
  { manager }: Transaction,
  job: DecidedJob,
  decision: Exclude<PostingDecision, 'PAUSED'>,
  now: Date,
): Promise<void> {
  const rows = await selectRows(
    manager,
    { reason: oneOf<FlagReason>() },
    'SELECT reason FROM job_flags WHERE job_id = ? ORDER BY reason',
    [job.id],
  );
  await affectedRows(
    manager,
    `INSERT INTO flagged_postings (job_id, company_id, flagged_at, decision, known_text, known_reasons) VALUES (?, ?, ?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE is_open = 0, version = version + 1, decision = VALUES(decision),
                             known_text = VALUES(known_text), known_reasons = VALUES(known_reasons)`,
    [job.id, job.company_id, now, decision, keyOf(job), rows.map(({ reason }) => reason).join(',')],
  );
}

/** Takes a posting that an administrator has paused out of the queue; no posting with its text counts as fine any more. */
export async function revokeApproval({ manager }: Transaction, job: DecidedJob): Promise<void> {
  await affectedRows(
    manager,
    'UPDATE flagged_postings SET known_text = NULL, known_reasons = NULL WHERE known_text = ?',
    [keyOf(job)],
  );
  await affectedRows(
    manager,
    `UPDATE flagged_postings SET is_open = 0, version = version + 1, decision = 'PAUSED' WHERE job_id = ?`,
    [job.id],
  );
}

import { DomainError, refuse } from '../../../../domain/errors';
import { wibDateOf } from '../../../../domain/time';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import { read } from '../../../db/read';
import type { Services } from '../../../services';
import { PostingFile } from '../posting-file.entity';
import type { PostingLine } from '../posting-lines';
import { planPostings, type PlannedLine } from '../posting-plan';
import { withPostingProgress, type PostingSteps } from '../posting-progress';
import { planScope, readPostingFile } from './read-posting-file';
import {
  contentOf,
  insertJob,
  mailHeld,
  rescanPosting,
  readDraft,
  type ReadJob,
  withEdits,
  writeEdit,
} from '../../jobs';

export type Confirmed = Pick<PostingFile, 'made' | 'changed' | 'held'>;

/**
 * Posts and changes what the lines of an uploaded file say, all in one transaction; refused lines are left out. A company
 * may do so once a day in WIB, beside what it posts by the form; the same file again that day returns the same.
 */
export async function confirmPostings(services: Services, actor: CompanyActor, claim: string): Promise<Confirmed> {
  await services.limiter.consume('posting-file', actor.companyId);
  return withPostingProgress(services, actor.companyId, (steps) => confirmFile(services, actor, { claim, steps }));
}

async function confirmFile(
  services: Services,
  actor: CompanyActor,
  { claim, steps }: { claim: string; steps: PostingSteps },
): Promise<Confirmed> {
  const { sha256, lines } = await readPostingFile(services, actor, claim);
  const today = { companyId: actor.companyId, confirmedOn: wibDateOf(services.clock.now()) };
  const earlier = await read(services.dataSource, (manager) => manager.getRepository(PostingFile).findOneBy(today));
  if (earlier) return sameFile(earlier, sha256);
  const planned = await planPostings(planScope(services, actor), lines);
  const readings = await readTexts(services, actor, { planned, steps });
  return inTransaction(
    services.dataSource,
    async (transaction) => {
      await lockRows(transaction, { company: actor.companyId });
      const files = transaction.manager.getRepository(PostingFile);
      const first = await files.findOneBy(today);
      if (first) return sameFile(first, sha256);
      const confirmed = await writeLines(services, transaction, { actor, lines, readings, steps });
      if (confirmed.made + confirmed.changed === 0) throw refuse('POSTING_FILE_NOTHING', ['claim']);
      await files.insert({ ...today, accountId: actor.accountId, sha256, ...confirmed });
      return confirmed;
    },
    { repeatable: true },
  );
}

function sameFile({ sha256: confirmed, made, changed, held }: PostingFile, sha256: string): Confirmed {
  if (confirmed !== sha256) throw refuse('POSTING_FILE_ONCE_A_DAY', ['claim']);
  return { made, changed, held };
}

/** By line, before the transaction, one after the other: others' postings are read in between. */
async function readTexts(
  services: Services,
  { companyId }: CompanyActor,
  { planned, steps }: { planned: readonly PlannedLine[]; steps: PostingSteps },
) {
  const readings = new Map<number, ReadJob>();
  for (const [index, line] of planned.entries()) {
    // Each line is read, then written.
    steps.reach(index, 2 * planned.length);
    if (line.outcome === 'MADE') readings.set(line.line, await readDraft(services.postingRules, companyId, line.draft));
    if (line.outcome === 'CHANGED')
      readings.set(line.line, await rescanPosting(services, companyId, withEdits(contentOf(line.job), line.edits)));
  }
  return readings;
}

interface Lines {
  actor: CompanyActor;
  lines: readonly PostingLine[];
  readings: ReadonlyMap<number, ReadJob>;
  steps: PostingSteps;
}

/** The caller holds the lock on the company; what was planned before is planned again, as things are now. */
async function writeLines(
  services: Services,
  transaction: Transaction,
  { actor, lines, readings, steps }: Lines,
): Promise<Confirmed> {
  const { companyId, accountId: postedBy } = actor;
  const scope = planScope(services, actor);
  const planned = await planPostings({ ...scope, executor: transaction.manager }, lines);
  const changed = planned.flatMap((line) => (line.outcome === 'CHANGED' ? [line.job.id] : []));
  await lockRows(transaction, { job: changed });
  const counts = { made: 0, changed: 0, held: 0 };
  for (const [index, line] of planned.entries()) {
    steps.reach(planned.length + index, 2 * planned.length);
    if (line.outcome === 'MADE') {
      const { draft, key: importKey } = line;
      const text = readings.get(line.line) ?? (await readDraft(services.postingRules, companyId, draft));
      const { now } = scope;
      const { id, held } = await insertJob(transaction, { companyId, postedBy, draft, read: text, now, importKey });
      counts.made += 1;
      if (held) await mailHeld(services, transaction, { id, title: draft.title, companyId }, held);
      if (held) counts.held += 1;
    }
    if (line.outcome === 'CHANGED' && (await changeJob(services, transaction, { actor, line, readings, counts })))
      counts.changed += 1;
  }
  return counts;
}

interface ChangedLine {
  actor: CompanyActor;
  line: Extract<PlannedLine, { outcome: 'CHANGED' }>;
  readings: ReadonlyMap<number, ReadJob>;
  counts: Confirmed;
}

/** False where a rule says no by now; it says so before anything is written. */
async function changeJob(
  services: Services,
  transaction: Transaction,
  { actor, line: { line, job, edits }, readings, counts }: ChangedLine,
): Promise<boolean> {
  const text = readings.get(line) ?? (await rescanPosting(services, actor.companyId, withEdits(contentOf(job), edits)));
  try {
    const now = services.clock.now();
    const held = await writeEdit(services, transaction, { actor, jobId: job.id, edits, read: text, now });
    if (held) await mailHeld(services, transaction, held.posting, held.held);
    if (held) counts.held += 1;
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'ERASURE_WAITING') return false;
    throw error;
  }
}

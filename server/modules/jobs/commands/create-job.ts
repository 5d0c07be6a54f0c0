import { hash } from 'node:crypto';
import { refuse } from '../../../../domain/errors';
import { placeOf } from '../../../text/places/place-of';
import { salaryOf } from '../../../../domain/salaries';
import type { JobDraft } from '../../../../domain/jobs.schema';
import { spanOf } from '../../../../domain/interview-times';
import type { SlotDraft } from '../../../../domain/slots';
import type { TimeZone } from '../../../../domain/time';
import { foldForSearch } from '../../../../domain/text';
import type { CompanyActor } from '../../../actor';
import { newId } from '../../../db/columns';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { PostingRules } from '../../../ports';
import type { Services } from '../../../services';
import { Company } from '../../companies/company.entity';
import { InterviewSlot } from '../slots/interview-slot.entity';
import { holdPosting, mailHeld, type HeldPosting } from '../flags/hold-posting';
import { flagJob, type ReadJob } from '../flags/job-flags.sql';
import { Job } from '../job.entity';

/**
 * Posts a job with its slots; seekers see it at once if the company is verified, unless the rules hold it. Returns its id:
 * of the job that is there where the form with this key has posted one.
 */
export async function createJob(
  services: Services,
  actor: CompanyActor,
  draft: JobDraft,
  key: string | null = null,
): Promise<string> {
  const { companyId } = actor;
  await services.limiter.consume('create-job', companyId);
  const now = services.clock.now();
  const read = await readDraft(services.postingRules, companyId, draft);
  const form = key === null ? null : { key, digest: hash('sha256', JSON.stringify(draft)) };
  const post = async (transaction: Transaction): Promise<string> => {
    // The company's row decides whether the job is visible, so a concurrent revocation must wait or come first.
    await lockRows(transaction, { company: companyId });
    const posted = form && (await postedBy(transaction, companyId, form));
    if (posted) return posted;
    const { id, held } = await insertJob(transaction, { companyId, postedBy: actor.accountId, draft, read, now, form });
    if (held) await mailHeld(services, transaction, { id, title: draft.title, companyId }, held);
    return id;
  };
  return inTransaction(services.dataSource, post, { repeatable: form !== null });
}

/** The job that the form has posted before. The caller holds the lock on the company. */
async function postedBy(
  { manager }: Transaction,
  companyId: string,
  { key, digest }: PostedForm,
): Promise<string | null> {
  const job = await manager.findOne(Job, {
    select: { id: true, formDigest: true },
    where: { companyId, formKey: key },
  });
  if (job && job.formDigest !== digest) throw refuse('JOB_POSTED_ALREADY');
  return job?.id ?? null;
}

/** Before the transaction, which would keep others waiting for as long as the rules read. */
export async function readDraft(
  rules: PostingRules,
  companyId: string,
  draft: Pick<JobDraft, 'title' | 'location' | 'description' | 'salaryMin' | 'salaryMax' | 'salaryPeriod'>,
): Promise<ReadJob> {
  const { title, location, description } = draft;
  const posting = { companyId, title, location, description, salary: salaryOf(draft) };
  return { rules, posting, reading: await rules.read(posting) };
}

interface PostedForm {
  key: string;
  /** Of what it says. */
  digest: string;
}

interface NewJob {
  companyId: string;
  /** The account; null of an import. */
  postedBy: string | null;
  draft: JobDraft;
  read: ReadJob;
  now: Date;
  /** Makes an import repeatable; null for a job that a person posted. */
  importKey?: string | null;
  form?: PostedForm | null;
}

/** Writes the job and its slots, and holds it where it has to wait. The caller holds the lock on the company. */
export async function insertJob(
  transaction: Transaction,
  { companyId, postedBy, draft, read, now, importKey = null, form = null }: NewJob,
): Promise<{ id: string; held: HeldPosting | null }> {
  const company = await transaction.manager.findOne(Company, {
    select: { id: true, companyName: true, isVerified: true, isPublic: true, erasingAt: true },
    where: { id: companyId },
  });
  if (!company) throw refuse('COMPANY_NOT_FOUND');
  if (company.erasingAt) throw refuse('ERASURE_WAITING');
  const id = newId();
  const { companyName, isVerified } = company;
  const { slots, isPublic, ...content } = draft;
  const salary = salaryOf(draft);
  await transaction.manager.insert(Job, {
    ...content,
    id,
    companyId,
    postedBy,
    // Who posts it hears of its applicants until another is chosen.
    contactId: postedBy,
    companyName,
    placeId: placeOf(content.location)?.id ?? null,
    salaryMin: salary?.min ?? null,
    salaryMax: salary?.max ?? null,
    salaryPeriod: salary?.period ?? null,
    isActive: true,
    isVisible: isVerified,
    isPublic: company.isPublic && isPublic,
    searchText: searchTextOf({ ...content, companyName }),
    importKey,
    formKey: form?.key ?? null,
    formDigest: form?.digest ?? null,
    createdAt: now,
    updatedAt: now,
  });
  await insertSlots(transaction, { jobId: id, companyId, timeZone: draft.timeZone }, slots);
  const found = await flagJob(transaction.manager, { id, read, now });
  return { id, held: await holdPosting(transaction, { id, companyId, ...content, now }, found) };
}

/** Title, company and description, each on a line of its own so that no search matches across two of them. */
export function searchTextOf(job: { title: string; companyName: string; description: string }): string {
  return [job.title, job.companyName, job.description].map(foldForSearch).join('\n');
}

export async function insertSlots(
  transaction: Transaction,
  { timeZone, ...owner }: { jobId: string; companyId: string; timeZone: TimeZone },
  slots: readonly SlotDraft[],
): Promise<void> {
  if (slots.length === 0) return;
  await transaction.manager.insert(
    InterviewSlot,
    slots.map((slot) => ({ ...slot, ...spanOf({ ...slot, timeZone }), ...owner, id: newId() })),
  );
}

import { refuse } from '../../../../domain/errors';
import type { JobEdits } from '../../../../domain/jobs.schema';
import { DAY_MS, HOURS_AHEAD, type TimeZone } from '../../../../domain/time';
import { placeOf } from '../../../text/places/place-of';
import type { CompanyActor } from '../../../actor';
import { newId } from '../../../db/columns';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { ReadablePosting } from '../../../ports';
import type { Services } from '../../../services';
import { holdPosting, mailHeld, type HeldPosting, type ReadPosting } from '../flags/hold-posting';
import {
  changesBetween,
  contentOf,
  refuseEdit,
  frozenChange,
  withEdits,
  type JobChange,
  type JobContent,
} from '../job-edit';
import type { JobRow } from '../job-columns.sql';
import { JobEdit } from '../job-edit.entity';
import { incrementJobVersion } from '../flags/flagged-postings.sql';
import { flagEditedJob, type ReadJob } from '../flags/job-flags.sql';
import { Job } from '../job.entity';
import { isReserved } from '../slots/shown-slot';
import { readSlotsOfJob, shiftSlots, slotIdsOfJob } from '../slots/slot.sql';
import { searchTextOf } from './create-job';
import { refuseWhileLeaving, requireOwnJob } from './set-job-active';

/**
 * Changes the posting of a job of the own company. The rules read it like a new one, and may hold it; a paused job stays
 * paused. The changes are kept, and every pending or accepted applicant is informed. Changing nothing does nothing, so an edit
 * can be repeated.
 */
export async function editJob(services: Services, actor: CompanyActor, jobId: string, edits: JobEdits): Promise<void> {
  await services.limiter.consume('create-job', actor.companyId);
  const now = services.clock.now();
  const seen = await requireOwnJob(services.dataSource, actor, jobId);
  // Before the transaction, which would keep others waiting for as long as the rules read.
  const read = await rescanPosting(services, actor.companyId, withEdits(contentOf(seen), edits));
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { company: actor.companyId, job: jobId });
    const held = await writeEdit(services, transaction, { actor, jobId, edits, read, now });
    if (held) await mailHeld(services, transaction, held.posting, held.held);
  });
}

interface Edit {
  actor: CompanyActor;
  jobId: string;
  edits: JobEdits;
  /** What the rules have read before the transaction. */
  read: ReadJob;
  now: Date;
}

/**
 * The edit itself, and the mail to those who applied; what it returns waits for an administrator. The caller holds the locks
 * of company and job. It refuses before it writes anything.
 */
export async function writeEdit(
  services: Services,
  transaction: Transaction,
  { actor, jobId, edits, read, now }: Edit,
): Promise<{ posting: ReadPosting; held: HeldPosting } | null> {
  const job = await requireOwnJob(transaction.manager, actor, jobId);
  await refuseWhileLeaving(transaction, actor.companyId);
  const before = contentOf(job);
  const after = withEdits(before, edits);
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  await refuseChanges(services, transaction, { job, after, changes, now });
  if (after.timeZone !== before.timeZone)
    await readTimesIn(services, transaction, { job, timeZone: after.timeZone, now });
  await transaction.manager.getRepository(Job).update(jobId, {
    ...storedOf(after, job.company_name),
    updatedAt: now,
  });
  const edit = { id: newId(), jobId, accountId: actor.accountId, editedAt: now, changes };
  await transaction.manager.getRepository(JobEdit).insert(edit);
  // Another edit came in between: what the rules have read is not what is stored now.
  const current = isOf(read, after) ? read : await rescanPosting(services, actor.companyId, after);
  const found = await flagEditedJob(transaction.manager, { id: jobId, read: current, now });
  await incrementJobVersion(transaction.manager, jobId);
  const posting = { id: jobId, companyId: actor.companyId, title: after.title, description: after.description, now };
  const held = await holdPosting(transaction, posting, found);
  const { ports, outbox, env } = services;
  await ports.jobApplicants.mailEdit(transaction, jobId, { parts: changes.map(({ part }) => part), outbox, env });
  return held && { posting, held };
}

function postingOf(companyId: string, { title, location, description, salary }: JobContent): ReadablePosting {
  return { companyId, title, location, description, salary };
}

export async function rescanPosting(
  { postingRules: rules }: Services,
  companyId: string,
  content: JobContent,
): Promise<ReadJob> {
  const posting = postingOf(companyId, content);
  return { rules, posting, reading: await rules.read(posting) };
}

function isOf({ posting }: ReadJob, content: JobContent): boolean {
  return JSON.stringify(posting) === JSON.stringify(postingOf(posting.companyId, content));
}

interface Changed {
  job: JobRow;
  after: JobContent;
  changes: readonly JobChange[];
  now: Date;
}

async function refuseChanges({ ports }: Services, transaction: Transaction, changed: Changed): Promise<void> {
  const { job, changes, now } = changed;
  const soon = new Date(now.getTime() + DAY_MS);
  const isSettled =
    frozenChange(changes) !== null &&
    (await ports.jobApplicants.jobsWithInterviewBetween(transaction.manager, [job.id], now, soon)).size > 0;
  refuseEdit({ ...changed, isSettled });
}

/**
 * Reads the interview times in another zone: the clock times stay, their instants move. Only while nobody relies on an
 * instant; an application and a hold take the job's lock first, so none can come in between.
 */
async function readTimesIn(
  { ports }: Services,
  transaction: Transaction,
  { job, timeZone, now }: { job: JobRow; timeZone: TimeZone; now: Date },
): Promise<void> {
  await lockRows(transaction, { slot: await slotIdsOfJob(transaction.manager, job.id) });
  const slots = await readSlotsOfJob(transaction.manager, job.id, now);
  if (slots.some(isReserved) || (await ports.jobApplicants.hasUpcomingTimes(transaction, job.id, now)))
    throw refuse('TIME_ZONE_LOCKED', ['timeZone']);
  await shiftSlots(transaction.manager, job.id, HOURS_AHEAD[job.time_zone] - HOURS_AHEAD[timeZone]);
}

function storedOf({ salary, skills, ...texts }: JobContent, companyName: string) {
  return {
    ...texts,
    skills: [...skills],
    placeId: placeOf(texts.location)?.id ?? null,
    salaryMin: salary?.min ?? null,
    salaryMax: salary?.max ?? null,
    salaryPeriod: salary?.period ?? null,
    searchText: searchTextOf({ ...texts, companyName }),
  };
}

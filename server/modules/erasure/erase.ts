import { batchesOf } from '../../db/batches';
import { lockRows } from '../../db/lock';
import { inTransaction } from '../../db/transaction';
import { write } from '../../db/write';
import { findAccountById, isProved, removeFeeds } from '../accounts';
import { endForErasure } from '../applications';
import { removeDataExports } from '../data-exports';
import { appendRemoval } from '../upkeep';
import { removePushSubscriptions } from '../push';
import type { ErasureServices } from './erasure-services';
import {
  applicationIdsAfter,
  closeReports,
  companiesWithCopies,
  filesOf,
  jobIdsAfter,
  namesOf,
  passOnFiles,
  openApplicationIds,
  removeActivityTexts,
  removeCompanyRows,
  removeCorrections,
  removeFileRow,
  removeFormerNames,
  removeSearchesFor,
  removeSeekerRows,
  emptyApplications,
  emptyCompany,
  emptyJobs,
  emptyPurchases,
  emptySeeker,
  takeCompanyFiles,
  type Party,
} from './erased-rows.sql';
import { companiesWithAddressOf, passOnAddress, personNameOf, removeAccount } from './erased-account.sql';
import { Erasure } from './erasure.entity';
import { forgetMails } from './forget-mails';
import { closeProfiles, hideProfiles, lockProfiles, type ErasedProfiles } from './profile-hiding';

/** A request that began before the profile was closed has ended by then; a later one cannot act as it. */
export const REQUESTS_END_MS = 10_000;

/** Asked between steps; throws where this process no longer has the task of erasing to itself. */
type KeepTask = () => Promise<void>;

const FILES_OF = {
  seeker: ['profile_picture', 'user_cv', 'user_portfolio'],
  company: ['company_logo', 'company_deed', 'job_postings'],
} as const satisfies Record<Party, readonly string[]>;

/** Ends what can be signed in to, and notes which profiles it is about. Safe to repeat. */
export async function closeErasure(services: ErasureServices, id: string): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const erasure = await manager.getRepository(Erasure).findOneBy({ id });
    if (!erasure || erasure.closedAt || erasure.cancelledAt) return;
    const account = await findAccountById(manager, erasure.accountId);
    // Who has proved the address since it became due is not erased.
    if (erasure.askedBy === 'RETENTION' && account && (await isProved(manager, account.id))) {
      await manager.getRepository(Erasure).update(id, { cancelledAt: now, openAccountId: null });
      return;
    }
    // A replay names the profiles of an account that a backup may have without them.
    const named = { id: erasure.accountId, seeker_id: erasure.seekerId, company_id: erasure.companyId };
    const found = await lockProfiles(transaction, account ?? named, erasure.role);
    const profiles = erasure.askedBy === 'REPLAY' ? asReplayed(found, erasure) : found;
    // A cancellation that came first has committed by now.
    const waiting = { id, openAccountId: erasure.accountId };
    if (!(await manager.getRepository(Erasure).existsBy(waiting))) return;
    await hideProfiles(transaction, profiles, now);
    await closeProfiles(services, transaction, erasure, profiles, now);
  });
}

/** The list says whether the company went, whatever owners it has in the backup. */
function asReplayed(found: ErasedProfiles, { seekerId, companyId }: Erasure): ErasedProfiles {
  const leavesId = companyId ? null : (found.companyId ?? found.leavesId);
  return { ...found, seekerId: found.seekerId ?? seekerId, companyId, leavesId };
}

/**
 * Erases what a closed erasure is about, step by step: each step can be repeated, so an interrupted erasure starts from
 * the beginning. Names are used to find mails before they go; the account goes last, then it is noted as done.
 */
export async function erase(
  services: ErasureServices,
  erasure: Erasure,
  keepTask: KeepTask = () => Promise.resolve(),
): Promise<void> {
  const { dataSource, clock, env, logger, removals } = services;
  const { accountId, role, seekerId, companyId } = erasure;
  const account = await findAccountById(dataSource, accountId);
  const names = [
    ...(seekerId ? await namesOf(dataSource, 'seeker', seekerId) : []),
    ...(companyId ? await namesOf(dataSource, 'company', companyId) : []),
  ];
  if (seekerId) await endOpenApplications(services, keepTask, 'seeker', seekerId);
  if (companyId) await endOpenApplications(services, keepTask, 'company', companyId);
  await keepTask();
  await forgetMails(services, {
    accountId,
    email: account?.email ?? null,
    isWholeAccount: role === null,
    names,
    seekerId,
    companyId,
  });
  const personName = role === null ? await personNameOf(dataSource, accountId) : null;
  const called = role === null && account ? [account.email, personName ?? '', ...names] : names;
  await write(dataSource, (manager) => removeSearchesFor(manager, called));
  await keepTask();
  await removeDataExports(services, accountId);
  // The copies of companies that know the person, which are kept for a day.
  for (const other of seekerId ? await companiesWithCopies(dataSource, seekerId) : [])
    await removeDataExports(services, other);
  if (role !== null)
    await write(dataSource, async (manager) => {
      await removeCorrections(manager, accountId, role);
      await removeFeeds(manager, accountId, role);
      await removePushSubscriptions(manager, accountId, role);
    });
  if (seekerId) await eraseSeeker(services, keepTask, accountId, seekerId);
  if (companyId) await eraseCompany(services, keepTask, accountId, companyId);
  if (role !== 'USER') await passOnAddresses(services, accountId);
  if (role === null && account) {
    await write(dataSource, (manager) => passOnFiles(manager, accountId));
    await removeFiles(services, keepTask, accountId, [...FILES_OF.seeker, ...FILES_OF.company]);
    await write(dataSource, (manager) => removeAccount(manager, accountId));
  }
  // The list that is replayed has it already.
  if (erasure.askedBy !== 'REPLAY') {
    const erasedAt = clock.now().toISOString();
    await appendRemoval(dataSource, env.ERASED_LIST, { accountId, role, seekerId, companyId, erasedAt });
  }
  await write(dataSource, (manager) =>
    manager.getRepository(Erasure).update(erasure.id, { doneAt: clock.now(), openAccountId: null }),
  );
  removals.count(role === null ? 'account' : 'role', 1);
  logger.info({ erasureId: erasure.id }, 'an erasure is done');
}

async function endOpenApplications(
  services: ErasureServices,
  keepTask: KeepTask,
  party: Party,
  id: string,
): Promise<void> {
  const open = await openApplicationIds(services.dataSource, party, id, services.clock.now());
  for (const applicationId of open) {
    await keepTask();
    await endForErasure(services, applicationId, party === 'seeker' ? 'APPLICANT' : 'COMPANY');
  }
}

async function emptyAllApplications(
  { dataSource, clock }: ErasureServices,
  keepTask: KeepTask,
  party: Party,
  id: string,
): Promise<void> {
  const batches = batchesOf<string>(async (after = '', limit) => {
    await keepTask();
    return applicationIdsAfter(dataSource, party, id, { after, limit });
  });
  for await (const ids of batches)
    await inTransaction(dataSource, async (transaction) => {
      await lockRows(transaction, { application: ids });
      await emptyApplications(transaction.manager, party, ids, clock.now());
    });
}

async function eraseSeeker(
  services: ErasureServices,
  keepTask: KeepTask,
  accountId: string,
  seekerId: string,
): Promise<void> {
  await emptyAllApplications(services, keepTask, 'seeker', seekerId);
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { seeker: seekerId });
    await removeSeekerRows(transaction.manager, seekerId);
    await removeFormerNames(transaction.manager, seekerId);
    await emptySeeker(transaction.manager, seekerId);
  });
  await removeFiles(services, keepTask, accountId, FILES_OF.seeker);
}

async function eraseCompany(
  services: ErasureServices,
  keepTask: KeepTask,
  accountId: string,
  companyId: string,
): Promise<void> {
  const { dataSource, clock } = services;
  await emptyAllApplications(services, keepTask, 'company', companyId);
  const batches = batchesOf<string>(async (after = '', limit) => {
    await keepTask();
    return jobIdsAfter(dataSource, companyId, { after, limit });
  });
  for await (const ids of batches)
    await inTransaction(dataSource, async (transaction) => {
      await lockRows(transaction, { job: ids });
      await emptyJobs(transaction.manager, ids, clock.now());
    });
  await inTransaction(dataSource, async (transaction) => {
    const { manager } = transaction;
    await lockRows(transaction, { company: companyId });
    await emptyPurchases(manager, companyId);
    await removeActivityTexts(manager, companyId);
    await closeReports(manager, companyId, clock.now());
    await removeFormerNames(manager, companyId);
    await removeCompanyRows(manager, companyId);
    await takeCompanyFiles(manager, companyId, accountId);
    await emptyCompany(manager, companyId, clock.now());
  });
  await removeFiles(services, keepTask, accountId, FILES_OF.company);
}

async function passOnAddresses({ dataSource }: ErasureServices, accountId: string): Promise<void> {
  for (const companyId of await companiesWithAddressOf(dataSource, accountId))
    await inTransaction(dataSource, async (transaction) => {
      await lockRows(transaction, { company: companyId });
      await passOnAddress(transaction.manager, companyId, accountId);
    });
}

/** The bytes first, then the row, so that an interrupted removal is found again. */
async function removeFiles(
  { dataSource, files }: ErasureServices,
  keepTask: KeepTask,
  accountId: string,
  presets: readonly string[],
): Promise<void> {
  for (const { id, storage_key: key } of await filesOf(dataSource, accountId, presets)) {
    await keepTask();
    await files.remove(key);
    await write(dataSource, (manager) => removeFileRow(manager, id));
  }
}

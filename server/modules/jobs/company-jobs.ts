import { In, IsNull, Not } from 'typeorm';
import { lockRows } from '../../db/lock';
import type { Transaction } from '../../db/transaction';
import { Company, CompanyMember, type CompanyJobs } from '../companies';
import { searchTextOf } from './commands/create-job';
import { Job } from './job.entity';

const BATCH = 500;

/** In batches, in the order of ids, each locked while `work` changes it. */
async function forJobs(transaction: Transaction, companyId: string, work: (ids: string[]) => Promise<unknown>) {
  const jobs = transaction.manager.getRepository(Job);
  const all = await jobs.find({ select: { id: true }, where: { companyId, isDeleted: false }, order: { id: 'ASC' } });
  for (let start = 0; start < all.length; start += BATCH) {
    const ids = all.slice(start, start + BATCH).map(({ id }) => id);
    await lockRows(transaction, { job: ids });
    await work(ids);
  }
}

/** A company that has asked to be erased shows none. */
async function setVisible(transaction: Transaction, companyId: string, isShown: boolean): Promise<void> {
  const isStaying = { id: companyId, erasingAt: IsNull() };
  const isVisible = isShown && (await transaction.manager.getRepository(Company).existsBy(isStaying));
  const jobs = transaction.manager.getRepository(Job);
  await forJobs(transaction, companyId, (ids) =>
    // Closed, deleted and paused jobs are hidden already.
    jobs.update({ id: In(ids), isActive: true, isDeleted: false, isPaused: false }, { isVisible }),
  );
}

async function setPublic(transaction: Transaction, companyId: string, isPublic: boolean): Promise<void> {
  const jobs = transaction.manager.getRepository(Job);
  await forJobs(transaction, companyId, (ids) => jobs.update({ id: In(ids) }, { isPublic }));
}

/** Applications keep the name they were made under. */
async function rename({ manager }: Transaction, companyId: string, companyName: string): Promise<void> {
  const jobs = manager.getRepository(Job);
  for (const { id, title, description } of await jobs.find({
    select: { id: true, title: true, description: true },
    where: { companyId, isDeleted: false },
    order: { id: 'ASC' },
  }))
    await jobs.update(id, { companyName, searchText: searchTextOf({ title, description, companyName }) });
}

/** The first owner who stays becomes the contact of a member's jobs. The caller holds the company's lock. */
export async function passOnJobs({ manager }: Transaction, companyId: string, accountId: string): Promise<void> {
  const owner = await manager.getRepository(CompanyMember).findOne({
    where: { companyId, role: 'OWNER', erasingAt: IsNull(), accountId: Not(accountId) },
    order: { since: 'ASC', accountId: 'ASC' },
  });
  const contactId = owner?.accountId ?? null;
  await manager.getRepository(Job).update({ companyId, contactId: accountId }, { contactId });
}

export const companyJobs: CompanyJobs = { setVisible, setPublic, rename };

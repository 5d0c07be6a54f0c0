import { In } from 'typeorm';
import { lockRows } from '../../db/lock';
import type { Transaction } from '../../db/transaction';
import { Job } from '../jobs/job.entity';

const BATCH = 500;

/** Shows or hides the open jobs of a company whose row the caller has locked; in batches, in the order of ids. */
export async function setCompanyJobsVisible(
  transaction: Transaction,
  companyId: string,
  isVisible: boolean,
): Promise<void> {
  const jobs = transaction.manager.getRepository(Job);
  const all = await jobs.find({ select: { id: true }, where: { companyId, isDeleted: false }, order: { id: 'ASC' } });
  for (let start = 0; start < all.length; start += BATCH) {
    const ids = all.slice(start, start + BATCH).map(({ id }) => id);
    await lockRows(transaction, { job: ids });
    // Closed and deleted jobs are hidden already.
    await jobs.update({ id: In(ids), isActive: true, isDeleted: false }, { isVisible });
  }
}

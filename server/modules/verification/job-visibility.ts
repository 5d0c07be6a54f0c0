import { lockRows } from '../../db/lock';
import { affectedRows, placeholders, selectRows } from '../../db/statements';
import type { Transaction } from '../../db/transaction';

const BATCH = 500;

/** Shows or hides the open jobs of a company whose row the caller has locked; in batches, in the order of ids. */
export async function setCompanyJobsVisible(
  transaction: Transaction,
  companyId: string,
  isVerified: boolean,
): Promise<void> {
  const jobs = await selectRows<{ id: string }>(
    transaction.manager,
    'SELECT id FROM jobs WHERE company_id = ? AND is_deleted = 0 ORDER BY id',
    [companyId],
  );
  for (let start = 0; start < jobs.length; start += BATCH) {
    const ids = jobs.slice(start, start + BATCH).map(({ id }) => id);
    await lockRows(transaction, { job: ids });
    await affectedRows(
      transaction.manager,
      `UPDATE jobs SET is_visible = (is_active = 1 AND is_deleted = 0 AND ?) WHERE id IN (${placeholders(ids)})`,
      [isVerified, ...ids],
    );
  }
}

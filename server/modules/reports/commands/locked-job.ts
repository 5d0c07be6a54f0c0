import { refuse, type ErrorCode } from '../../../../domain/errors';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { readJob, type JobRow } from '../../jobs';

/** Decides about a job whose row and whose company's are locked. It may be repeated. Error: `missing`. */
export async function withLockedJob(
  { dataSource }: Services,
  jobId: string,
  missing: ErrorCode,
  work: (transaction: Transaction, job: JobRow) => Promise<void>,
): Promise<void> {
  // A job never changes its company.
  const companyId = (await readJob(dataSource, jobId))?.company_id;
  if (!companyId) throw refuse(missing);
  await inTransaction(
    dataSource,
    async (transaction) => {
      await lockRows(transaction, { company: companyId, job: jobId });
      const job = await readJob(transaction.manager, jobId);
      if (!job) throw refuse(missing);
      await work(transaction, job);
    },
    { repeatable: true },
  );
}

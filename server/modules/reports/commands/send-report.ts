import type { NewReport } from '../../../../domain/reports.schema';
import type { SeekerActor } from '../../../actor';
import { newId } from '../../../db/columns';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Report } from '../report.entity';
import { countReport, type Subject } from '../report-groups.sql';

/**
 * Reports a job or a company to the administrators. While a report of the seeker about it is open, another one changes
 * nothing.
 */
export async function sendReport(
  { dataSource, clock, limiter }: Services,
  { seekerId }: SeekerActor,
  subject: Subject,
  { reason, text }: NewReport,
): Promise<void> {
  await limiter.consume('report', seekerId);
  const now = clock.now();
  await inTransaction(
    dataSource,
    async (transaction) => {
      // Reports of one seeker wait for each other, so that the second one sees the first.
      await lockRows(transaction, { seeker: seekerId });
      const reports = transaction.manager.getRepository(Report);
      if (await reports.existsBy({ seekerId, groupId: subject.id, openMark: 1 })) return;
      await countReport(transaction, subject, now);
      await reports.insert({ id: newId(), groupId: subject.id, seekerId, reason, text, createdAt: now, openMark: 1 });
    },
    { repeatable: true },
  );
}

import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { recordAdminChange } from '../../audit';
import { markDismissed, readGroup } from '../report-groups.sql';
import { Report } from '../report.entity';

/**
 * Closes the open reports about a job or a company with a note. Where none is open it changes nothing, so a note that came
 * first stays.
 */
export async function dismissReports(
  { dataSource, clock }: Services,
  { accountId: adminId }: Actor,
  { id, version, note }: { id: string; version: number; note: string },
): Promise<void> {
  const now = clock.now();
  await inTransaction(
    dataSource,
    async (transaction) => {
      // The update locks the row, so the read after it is what decides.
      const isDismissed = await markDismissed(transaction, id, version);
      const group = await readGroup(transaction.manager, id);
      if (!group) throw refuse('REPORTS_NOT_FOUND');
      if (!isDismissed) {
        if (group.openReports === 0) return;
        throw refuse('REPORTS_CHANGED');
      }
      await transaction.manager.getRepository(Report).update({ groupId: id, openMark: 1 }, { openMark: null });
      await recordAdminChange(transaction, {
        adminId,
        action: 'DISMISS_REPORTS',
        companyId: group.companyId,
        comment: note,
        subjects: [id],
        before: { reports: 'open' },
        after: { reports: 'dismissed' },
        now,
      });
    },
    { repeatable: true },
  );
}

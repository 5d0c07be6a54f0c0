import { refuse } from '../../../../domain/errors';
import { asAdmin, type Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { recordAdminChange } from '../../audit';
import { dismissFlag, readCallback } from '../flagged-payment.sql';

/**
 * Removes a report of the payment provider from the administrators' list permanently, with a note on the audit trail. It
 * changes no money and no invoice. Safe to repeat: the first note stays.
 */
export async function dismissReport(
  services: Services,
  actor: Actor,
  { id, note }: { id: string; note: string },
): Promise<void> {
  const { accountId } = asAdmin(actor);
  const now = services.clock.now();
  await inTransaction(
    services.dataSource,
    async (transaction) => {
      const isDismissed = await dismissFlag(transaction.manager, id);
      const report = await readCallback(transaction.manager, id);
      if (!report) throw refuse('CALLBACK_NOT_FOUND');
      if (!isDismissed) {
        if (report.dismissedFlag === null) throw refuse('CALLBACK_SETTLED');
        return;
      }
      await recordAdminChange(transaction, {
        adminId: accountId,
        action: 'DISMISS_CALLBACK',
        companyId: report.companyId,
        parameters: report.merchantRef === null ? null : { reference: report.merchantRef },
        comment: note,
        subjects: report.invoiceId ? [id, report.invoiceId] : [id],
        before: { flag: report.dismissedFlag, invoiceStatus: report.status },
        after: { flag: null, invoiceStatus: report.status },
        now,
      });
    },
    { repeatable: true },
  );
}

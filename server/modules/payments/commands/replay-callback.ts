import { refuse } from '../../../../domain/errors';
import { ReplayOutcome } from '../../../../domain/payments';
import { asAdmin, type Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { recordAdminChange } from '../../audit';
import { isVerifiedCallback, readCallback, setReplayedFlag } from '../flagged-payment.sql';
import { findInvoice } from '../payment.queries';
import { reportOfCallback } from '../tripay-messages';
import { settleLocked, type Settlement } from './settle-payment';

/**
 * Applies a stored callback as if it arrived now: by the same rules, once, however often it is replayed. It leaves the
 * administrators' list unless it still does not fit; every replay is on the audit trail. The signature is checked again
 * over the stored bytes.
 */
export async function replayCallback(services: Services, actor: Actor, callbackId: string): Promise<ReplayOutcome> {
  const { accountId } = asAdmin(actor);
  const callback = await readCallback(services.dataSource, callbackId);
  if (!callback) throw refuse('CALLBACK_NOT_FOUND');
  if (!isVerifiedCallback(services.payments, callback)) throw refuse('CALLBACK_NOT_VERIFIED');
  const report = reportOfCallback(callback.body);
  if (!report) throw refuse('CALLBACK_UNREADABLE');
  const found = await findInvoice(services.dataSource, { merchantRef: report.merchantRef });
  const now = services.clock.now();
  return inTransaction(
    services.dataSource,
    async (transaction) => {
      const settled = await settleLocked(transaction, found?.id, report, now);
      const before = await readCallback(transaction.manager, callbackId);
      await setReplayedFlag(transaction.manager, callbackId, settled.flag);
      const outcome = outcomeOf(settled);
      const invoice = found && (await findInvoice(transaction.manager, { id: found.id }));
      await recordAdminChange(transaction, {
        adminId: accountId,
        action: 'REPLAY_CALLBACK',
        companyId: invoice?.companyId ?? null,
        parameters: { reference: report.merchantRef, status: report.status, outcome },
        subjects: invoice ? [callbackId, invoice.id] : [callbackId],
        before: { flag: before?.flag ?? null, invoiceStatus: settled.statusBefore },
        after: { flag: settled.flag, invoiceStatus: invoice?.status ?? null },
        now,
      });
      return outcome;
    },
    { repeatable: true },
  );
}

function outcomeOf({ flag, hasMoved }: Settlement): ReplayOutcome {
  if (hasMoved) return ReplayOutcome.TOOK_EFFECT;
  return flag ? ReplayOutcome.STILL_FLAGGED : ReplayOutcome.NOTHING_TO_DO;
}

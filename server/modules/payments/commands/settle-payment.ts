import { canInvoiceMove, PaymentFlag, type InvoiceStatus } from '../../../../domain/payments';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { creditPurchase, deductRefund } from '../../tokens';
import { whyReportDoesNotFit } from '../payment.policy';
import { findInvoice } from '../payment.queries';
import { flagReport, type ReportSource } from '../flagged-payment.sql';
import type { PaymentReport } from '../tripay-messages';
import { Invoice } from '../invoice.entity';

/**
 * Applies a verified report of the provider: PAID credits the tokens, once; REFUND takes back what is still there; EXPIRED
 * and FAILED end an unpaid invoice. A report that does not fit the invoice changes nothing and is flagged. Safe to repeat.
 */
export async function settlePayment(services: Services, report: PaymentReport, source: ReportSource): Promise<void> {
  const now = services.clock.now();
  const found = await findInvoice(services.dataSource, { merchantRef: report.merchantRef });
  const flag = found ? whyReportDoesNotFit(found, report) : PaymentFlag.UNKNOWN_INVOICE;
  if (!found || flag)
    return flagReport(services.dataSource, { source, report, flag: flag ?? PaymentFlag.UNKNOWN_INVOICE, now });
  // An invoice never moves backwards, so a report that changes nothing now never will: duplicates need no lock.
  if (!canInvoiceMove(found.status, report.status)) return;
  await inTransaction(
    services.dataSource,
    async (transaction) => {
      const { flag: lockedFlag } = await settleLocked(transaction, found.id, report, now);
      if (lockedFlag) await flagReport(transaction.manager, { source, report, flag: lockedFlag, now });
    },
    { repeatable: true },
  );
}

export interface Settlement {
  /** The flag for the report; null when it fits. */
  flag: PaymentFlag | null;
  /** True when the report took effect now; false when it does not fit, or took effect before. */
  hasMoved: boolean;
  /** The invoice's status when it was locked; null when there is none. */
  statusBefore: InvoiceStatus | null;
}

/** The same inside the caller's transaction: locks the invoice if there is one, reads it again and changes it at most once. */
export async function settleLocked(
  transaction: Transaction,
  invoiceId: string | undefined,
  report: PaymentReport,
  now: Date,
): Promise<Settlement> {
  await lockRows(transaction, { invoice: invoiceId });
  const invoice = invoiceId === undefined ? null : await findInvoice(transaction.manager, { id: invoiceId });
  if (!invoice) return { flag: PaymentFlag.UNKNOWN_INVOICE, hasMoved: false, statusBefore: null };
  const statusBefore = invoice.status;
  const misfit = whyReportDoesNotFit(invoice, report);
  const hasMoved =
    !misfit && canInvoiceMove(statusBefore, report.status) && (await moveInvoice(transaction, invoice, report, now));
  if (!hasMoved) return { flag: misfit, hasMoved, statusBefore };
  const { id: paidId, companyId, accountId } = invoice;
  const entry = { companyId, accountId, invoiceId: paidId, tokens: invoice.tokens + invoice.bonus, now };
  if (report.status === 'PAID') await creditPurchase(transaction, entry);
  if (report.status !== 'REFUND') return { flag: null, hasMoved, statusBefore };
  const taken = invoice.status === 'PAID' ? await deductRefund(transaction, entry) : entry.tokens;
  return { flag: taken < entry.tokens ? PaymentFlag.REFUND_SHORT : PaymentFlag.REFUND, hasMoved, statusBefore };
}

async function moveInvoice(
  { manager }: Transaction,
  invoice: Invoice,
  report: PaymentReport,
  now: Date,
): Promise<boolean> {
  const { affected } = await manager.getRepository(Invoice).update(
    { id: invoice.id, status: invoice.status },
    {
      status: report.status,
      reference: report.reference,
      ...(report.status === 'PAID'
        ? {
            paidAt: report.paidAt ?? now,
            creditedAt: now,
            feeCustomer: report.feeCustomer,
            amountReceived: report.amountReceived,
          }
        : {}),
    },
  );
  return affected === 1;
}

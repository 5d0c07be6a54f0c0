import { PaymentFlag, type InvoiceStatus } from '../../../../domain/payments';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { creditPurchase, takeBackRefund } from '../../tokens/public';
import { doesReportMove, whyReportDoesNotFit } from '../payment.policy';
import { readInvoice, readInvoiceByMerchantRef } from '../payment.queries';
import type { PaymentReport } from '../tripay-messages';
import { flagReport, type ReportSource } from './flag-report';
import { Invoice } from '../invoice.entity';

/**
 * Applies a verified report of the provider: PAID credits the tokens, once; REFUND takes back what is still there; EXPIRED
 * and FAILED end an unpaid invoice. A report that does not fit the invoice changes nothing and is flagged. Safe to repeat.
 */
export async function settlePayment(services: Services, report: PaymentReport, source: ReportSource): Promise<void> {
  const now = services.clock.now();
  const learned = await readInvoiceByMerchantRef(services.dataSource, report.merchantRef);
  const flag = learned ? whyReportDoesNotFit(learned, report) : PaymentFlag.UNKNOWN_INVOICE;
  if (!learned || flag)
    return flagReport(services.dataSource, { source, report, flag: flag ?? PaymentFlag.UNKNOWN_INVOICE, now });
  // An invoice never moves backwards, so a report that changes nothing now never will: duplicates need no lock.
  if (!doesReportMove(learned, report)) return;
  await inTransaction(
    services.dataSource,
    async (transaction) => {
      const { flag: lockedFlag } = await settleLocked(transaction, learned.id, report, now);
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

/** The same inside the caller's transaction: locks the invoice, reads it again and changes it at most once. */
export async function settleLocked(
  transaction: Transaction,
  invoiceId: string,
  report: PaymentReport,
  now: Date,
): Promise<Settlement> {
  await lockRows(transaction, { invoice: invoiceId });
  const invoice = await readInvoice(transaction.manager, invoiceId);
  if (!invoice) return { flag: PaymentFlag.UNKNOWN_INVOICE, hasMoved: false, statusBefore: null };
  const statusBefore = invoice.status;
  const misfit = whyReportDoesNotFit(invoice, report);
  if (misfit || !doesReportMove(invoice, report)) return { flag: misfit, hasMoved: false, statusBefore };
  const hasMoved = await moveInvoice(transaction, invoice, report, now);
  if (!hasMoved) return { flag: null, hasMoved, statusBefore };
  const entry = { companyId: invoice.companyId, invoiceId: invoice.id, tokens: invoice.tokens + invoice.bonus, now };
  if (report.status === 'PAID') await creditPurchase(transaction, entry);
  if (report.status !== 'REFUND') return { flag: null, hasMoved, statusBefore };
  const taken = invoice.status === 'PAID' ? await takeBackRefund(transaction, entry) : entry.tokens;
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

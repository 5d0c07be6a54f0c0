import { companyNameKey } from '../../text/company-names';
import { PaymentFlag, PaymentOutcome } from '../../../domain/payments';
import type { Invoice } from './invoice.entity';
import type { PaymentReport } from './tripay-messages';

export type InvoiceSubject = Pick<Invoice, 'status' | 'reference' | 'paymentMethod' | 'amount'>;

/** Why a report does not fit this invoice; null when it fits. */
export function whyReportDoesNotFit(invoice: InvoiceSubject, report: PaymentReport): PaymentFlag | null {
  if (invoice.reference !== null && invoice.reference !== report.reference) return PaymentFlag.REFERENCE_MISMATCH;
  if (report.isOpen) return PaymentFlag.OPEN_PAYMENT;
  if (report.method !== invoice.paymentMethod) return PaymentFlag.METHOD_MISMATCH;
  // A fee on the payer's side is added to the price.
  if (report.amount !== invoice.amount && report.amount !== invoice.amount + report.feeCustomer)
    return PaymentFlag.AMOUNT_MISMATCH;
  return null;
}

/**
 * What the return page shows for one of the company's own invoices: success when PAID, mismatch after a change of the
 * company's name, otherwise cancelled.
 */
export function outcomeOf(invoice: Pick<Invoice, 'status' | 'companyName'>, companyName: string): PaymentOutcome {
  if (companyNameKey(invoice.companyName) !== companyNameKey(companyName)) return PaymentOutcome.MISMATCH;
  return invoice.status === 'PAID' ? PaymentOutcome.SUCCESS : PaymentOutcome.CANCELLED;
}

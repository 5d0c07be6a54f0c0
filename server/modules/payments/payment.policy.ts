import { companyNameKey } from '../../../domain/company-names';
import { canInvoiceMove, PaymentFlag, PaymentOutcome, type InvoiceStatus } from '../../../domain/payments';
import type { PaymentReport } from './tripay-messages';

export interface InvoiceSubject {
  status: InvoiceStatus;
  reference: string | null;
  paymentMethod: string;
  /** Whole rupiah. */
  amount: number;
}

/** Why the provider's word cannot be about this invoice; null when it fits. What does not fit moves nothing. */
export function whyReportDoesNotFit(invoice: InvoiceSubject, report: PaymentReport): PaymentFlag | null {
  if (invoice.reference !== null && invoice.reference !== report.reference) return PaymentFlag.REFERENCE_MISMATCH;
  if (report.isOpen) return PaymentFlag.OPEN_PAYMENT;
  if (report.method !== invoice.paymentMethod) return PaymentFlag.METHOD_MISMATCH;
  // A fee on the payer's side comes on top of the price.
  if (report.amount !== invoice.amount && report.amount !== invoice.amount + report.feeCustomer)
    return PaymentFlag.AMOUNT_MISMATCH;
  return null;
}

export function doesReportMove(invoice: InvoiceSubject, report: PaymentReport): boolean {
  return canInvoiceMove(invoice.status, report.status);
}

/**
 * The return page's flag for one of the company's own invoices: PAID is a success, a changed company name a mismatch,
 * and everything else a cancelled purchase (company specification, section 4).
 */
export function outcomeOf(
  invoice: { status: InvoiceStatus; companyName: string },
  companyName: string,
): PaymentOutcome {
  if (companyNameKey(invoice.companyName) !== companyNameKey(companyName)) return PaymentOutcome.MISMATCH;
  return invoice.status === 'PAID' ? PaymentOutcome.SUCCESS : PaymentOutcome.CANCELLED;
}

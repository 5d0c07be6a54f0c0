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

export function doesReportMove(invoice: InvoiceSubject, report: PaymentReport): boolean {
  return canInvoiceMove(invoice.status, report.status);
}

/**
 * What the return page shows for one of the company's own invoices: success when PAID, mismatch after a change of the
 * company's name, otherwise cancelled.
 */
export function outcomeOf(
  invoice: { status: InvoiceStatus; companyName: string },
  companyName: string,
): PaymentOutcome {
  if (companyNameKey(invoice.companyName) !== companyNameKey(companyName)) return PaymentOutcome.MISMATCH;
  return invoice.status === 'PAID' ? PaymentOutcome.SUCCESS : PaymentOutcome.CANCELLED;
}

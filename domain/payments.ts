/** Paying for tokens: the states of an invoice, and what the return page shows. */

/** The only payment method, as the provider names it. */
export const PAYMENT_METHOD = 'QRIS';

export const InvoiceStatus = {
  UNPAID: 'UNPAID',
  PAID: 'PAID',
  EXPIRED: 'EXPIRED',
  FAILED: 'FAILED',
  REFUND: 'REFUND',
} as const;
export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus];

/**
 * The states from which a report of the provider moves an invoice to another. Only a refund undoes PAID, never a late
 * EXPIRED or FAILED; money that arrives after an expiry still counts; a refund is final.
 */
const INVOICE_MOVES = {
  UNPAID: [],
  PAID: ['UNPAID', 'EXPIRED', 'FAILED'],
  EXPIRED: ['UNPAID'],
  FAILED: ['UNPAID'],
  REFUND: ['UNPAID', 'PAID', 'EXPIRED', 'FAILED'],
} as const satisfies Record<InvoiceStatus, readonly InvoiceStatus[]>;

export function canInvoiceMove(from: InvoiceStatus, to: InvoiceStatus): boolean {
  const sources: readonly InvoiceStatus[] = INVOICE_MOVES[to];
  return sources.includes(from);
}

export const MERCHANT_REF_NUMBERS = 1000;

/** `INV-{timestamp}-{0..999}`: milliseconds since 1970 and a random number. */
export function merchantRefOf(now: Date, drawn: number): string {
  return `INV-${now.getTime()}-${drawn}`;
}

/** True for text in the form of a merchant reference; nothing else is looked up. */
export function isMerchantRef(value: string): boolean {
  return /^INV-\d{1,15}-\d{1,3}$/.test(value);
}

/** An invoice that can still be paid: a repeated purchase of the same package uses it again. */
export function isInvoiceOpen({ status, expiresAt }: { status: InvoiceStatus; expiresAt: Date }, now: Date): boolean {
  return status === 'UNPAID' && expiresAt > now;
}

/** Every paid invoice has a receipt, which stays after a refund and says so. */
export function hasReceipt({ status, paidAt }: { status: InvoiceStatus; paidAt: Date | null }): boolean {
  return paidAt !== null && (status === 'PAID' || status === 'REFUND');
}

/** Why an administrator should look at a report of the provider. */
export const PaymentFlag = {
  UNREADABLE: 'UNREADABLE',
  UNKNOWN_INVOICE: 'UNKNOWN_INVOICE',
  REFERENCE_MISMATCH: 'REFERENCE_MISMATCH',
  METHOD_MISMATCH: 'METHOD_MISMATCH',
  AMOUNT_MISMATCH: 'AMOUNT_MISMATCH',
  /** The payer chose the amount (`is_closed_payment: 0`), which no invoice of this product allows. */
  OPEN_PAYMENT: 'OPEN_PAYMENT',
  REFUND: 'REFUND',
  /** The company had spent some of the tokens, so less than was bought could be taken back. */
  REFUND_SHORT: 'REFUND_SHORT',
} as const;
export type PaymentFlag = (typeof PaymentFlag)[keyof typeof PaymentFlag];

/** The order of the administrators' queue. */
export const FlaggedPaymentOrder = { NEWEST: 'NEWEST', OLDEST: 'OLDEST' } as const;
export type FlaggedPaymentOrder = (typeof FlaggedPaymentOrder)[keyof typeof FlaggedPaymentOrder];

/** What the return page shows: its flags, of which exactly one is set. */
export const PaymentOutcome = {
  SUCCESS: 'SUCCESS',
  CANCELLED: 'CANCELLED',
  MISMATCH: 'MISMATCH',
  UNKNOWN: 'UNKNOWN',
} as const;
export type PaymentOutcome = (typeof PaymentOutcome)[keyof typeof PaymentOutcome];

/**
 * The result of replaying a callback: it took effect now or earlier and leaves the list, or it still does not fit its
 * invoice and stays.
 */
export const ReplayOutcome = {
  TOOK_EFFECT: 'TOOK_EFFECT',
  NOTHING_TO_DO: 'NOTHING_TO_DO',
  STILL_FLAGGED: 'STILL_FLAGGED',
} as const;
export type ReplayOutcome = (typeof ReplayOutcome)[keyof typeof ReplayOutcome];

import type { PaymentFlag, ReplayOutcome } from '../../../../domain/payments';

/** Why a report of the payment provider is on the list. */
export const flagWords: Record<PaymentFlag, { label: string; why: string }> = {
  UNREADABLE: { label: 'Unreadable', why: 'It cannot be read as a payment report.' },
  UNKNOWN_INVOICE: { label: 'Unknown invoice', why: 'There is no invoice with this reference.' },
  REFERENCE_MISMATCH: { label: 'Other reference', why: 'The invoice belongs to another payment at the provider.' },
  METHOD_MISMATCH: { label: 'Other method', why: 'It was paid by another method than the invoice asks for.' },
  OPEN_PAYMENT: {
    label: 'Open payment',
    why: 'The provider says that the payer chose the amount. Invoices here have a fixed price.',
  },
  AMOUNT_MISMATCH: { label: 'Other amount', why: 'The amount paid is not the price of the invoice.' },
  REFUND: { label: 'Refund', why: 'The provider paid the money back, and the tokens were taken back.' },
  REFUND_SHORT: {
    label: 'Refund, short',
    why: 'The provider paid the money back, but the company had spent some of the tokens: fewer were taken back.',
  },
};

/** What the administrator is told after a replay. */
export const outcomeWords: Record<ReplayOutcome, string> = {
  TOOK_EFFECT: 'The callback took effect.',
  NOTHING_TO_DO: 'Nothing to do: this payment had already taken effect. It is off the list.',
  STILL_FLAGGED: 'Nothing was changed: the callback still does not fit its invoice.',
};

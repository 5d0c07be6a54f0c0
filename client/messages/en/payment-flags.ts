/** Why reports of the payment provider are flagged. */
export const paymentFlags = {
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
} as const;

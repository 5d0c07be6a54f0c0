import { z } from 'zod';
import type { InvoiceStatus } from '../../../domain/payments';

/** A payment in the memory of the stand-in, and the parts of Tripay's messages that the product uses. */

export const createRequest = z.object({
  method: z.string().min(1),
  merchant_ref: z.string(),
  amount: z.number().int().min(1_000),
  customer_name: z.string().min(1),
  customer_email: z.email(),
  order_items: z
    .array(z.object({ name: z.string().min(1), price: z.number().int(), quantity: z.number().int().min(1) }))
    .min(1),
  callback_url: z.url(),
  return_url: z.url(),
  /** Unix seconds. */
  expired_time: z.number().int(),
  signature: z.string(),
});

export interface StandInPayment {
  reference: string;
  request: z.output<typeof createRequest>;
  status: InvoiceStatus;
  /** Unix seconds. */
  paidAt: number | null;
}

/** The `data` of create and detail. */
export function paymentData(payment: StandInPayment, publicUrl: string) {
  const { reference, request, paidAt } = payment;
  return {
    ...sharedData(payment),
    payment_method: request.method,
    payment_name: 'QRIS',
    amount: request.amount,
    checkout_url: `${publicUrl}/checkout/${reference}`,
    expired_time: request.expired_time,
    paid_at: paidAt === null ? null : String(paidAt),
  };
}

export function callbackBody(payment: StandInPayment) {
  const { request, status, paidAt } = payment;
  return {
    ...sharedData(payment),
    payment_method: 'QRIS',
    payment_method_code: request.method,
    total_amount: request.amount,
    is_closed_payment: 1,
    paid_at: paidAt,
    note: status === 'FAILED' ? 'Pembayaran gagal — http://sandbox' : null,
  };
}

function sharedData({ reference, request: { merchant_ref, amount }, status }: StandInPayment) {
  // Tripay's price for QRIS, paid by the merchant.
  const fee = 750 + Math.ceil(amount * 0.007);
  return {
    reference,
    merchant_ref,
    fee_merchant: fee,
    fee_customer: 0,
    total_fee: fee,
    amount_received: amount - fee,
    status,
  };
}

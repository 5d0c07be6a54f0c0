import { z } from 'zod';
import { InvoiceStatus } from '../../../domain/payments';
import type { ProviderPayment } from '../../ports';

/** What Tripay sends: answers of its calls and the body of its callback. Unknown fields are ignored. */

/** Tripay writes numbers as JSON numbers, and sometimes as text. */
const wholeNumber = z
  .union([
    z.number().int(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(0));
const amount = wholeNumber.nullish().transform((value) => value ?? 0);
const status = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(z.enum(InvoiceStatus));
const code = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\x21-\x7e]+$/);

const WIB_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/;

/** Unix seconds as a number or as text, or a date and time in Jakarta; null for anything else. */
const moment = z.unknown().transform((value) => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const wib = WIB_TIME.exec(text);
  const milliseconds = wib ? Date.parse(`${wib[1]}T${wib[2]}+07:00`) : Number(text) * 1000;
  return Number.isFinite(milliseconds) && milliseconds > 0 ? new Date(milliseconds) : null;
});

const payment = z.object({
  reference: code(64),
  merchant_ref: code(40),
  payment_method: code(20),
  payment_name: z.string().nullish(),
  amount: wholeNumber,
  fee_customer: amount,
  amount_received: amount,
  checkout_url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullish(),
  status,
  expired_time: moment.optional(),
  paid_at: moment.optional(),
});

export const paymentAnswer = z.object({ success: z.literal(true), data: payment });
export const paymentListAnswer = z.object({
  success: z.literal(true),
  data: z.array(z.object({ reference: code(64), merchant_ref: z.string().nullish() })),
});
export const refusalAnswer = z.object({ success: z.literal(false), message: z.string().nullish() });

export function providerPaymentOf(data: z.output<typeof payment>): ProviderPayment {
  return {
    reference: data.reference,
    merchantRef: data.merchant_ref,
    method: data.payment_method,
    methodName: (data.payment_name ?? data.payment_method).slice(0, 60),
    status: data.status,
    amount: data.amount,
    feeCustomer: data.fee_customer,
    amountReceived: data.amount_received,
    checkoutUrl: data.checkout_url ?? null,
    expiresAt: data.expired_time ?? null,
    paidAt: data.paid_at ?? null,
  };
}

/** The provider's report on a payment, from a verified callback or from its detail call. */
export interface PaymentReport {
  merchantRef: string;
  reference: string;
  method: string;
  status: InvoiceStatus;
  /** Whole rupiah that the payer paid, a fee on the payer's side included. */
  amount: number;
  feeCustomer: number;
  amountReceived: number;
  paidAt: Date | null;
  /** A payment of any amount, which no invoice of this product asks for. */
  isOpen: boolean;
}

/** Values of `is_closed_payment` for a closed payment; detail answers and older callbacks have none. */
const CLOSED_MARKS: ReadonlySet<unknown> = new Set([undefined, null, 1, '1', true]);

const callback = z
  .object({
    reference: code(64),
    merchant_ref: code(40),
    payment_method: z.string().nullish(),
    payment_method_code: z.string().nullish(),
    total_amount: wholeNumber,
    fee_customer: amount,
    amount_received: amount,
    status,
    paid_at: moment.optional(),
    is_closed_payment: z.unknown(),
  })
  .transform(
    (body): PaymentReport => ({
      merchantRef: body.merchant_ref,
      reference: body.reference,
      method: body.payment_method_code ?? body.payment_method ?? '',
      status: body.status,
      amount: body.total_amount,
      feeCustomer: body.fee_customer,
      amountReceived: body.amount_received,
      paidAt: body.paid_at ?? null,
      isOpen: !CLOSED_MARKS.has(body.is_closed_payment),
    }),
  );

/** The report in a callback's body; null when it is not one. */
export function reportOfCallback(body: string): PaymentReport | null {
  try {
    return callback.parse(JSON.parse(body));
  } catch {
    // Not JSON, or not what Tripay documents: the caller keeps it for an administrator.
    return null;
  }
}

export function reportOfPayment({
  merchantRef,
  reference,
  method,
  status,
  amount: paid,
  feeCustomer,
  amountReceived,
  paidAt,
}: ProviderPayment): PaymentReport {
  return { merchantRef, reference, method, status, amount: paid, feeCustomer, amountReceived, paidAt, isOpen: false };
}

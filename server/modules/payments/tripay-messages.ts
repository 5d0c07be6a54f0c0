import { z } from 'zod';
import { InvoiceStatus } from '../../../domain/payments';
import type { ProviderPayment } from '../../ports';

/** What Tripay sends: responses to calls and the body of its callback. Unknown fields are ignored. */

/** Tripay writes numbers as JSON numbers, and sometimes as text. */
const digits = z.string().regex(/^\d{1,15}$/);
const wholeNumber = z.union([z.int().min(0), digits.transform(Number)]);
const amount = wholeNumber.nullish().transform((value) => value ?? 0);
const status = z.string().toUpperCase().pipe(z.enum(InvoiceStatus));
const code = (max: number) => z.string().regex(new RegExp(`^[\\x21-\\x7e]{1,${max}}$`));

const WIB_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/;

/** Unix seconds as a number or as text, or a date and time in Jakarta; null for anything else. */
const moment = z.unknown().transform((value) => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const wib = WIB_TIME.exec(text);
  const milliseconds = wib ? Date.parse(`${wib[1]}T${wib[2]}+07:00`) : Number(text) * 1000;
  return Number.isFinite(milliseconds) && milliseconds > 0 ? new Date(milliseconds) : null;
});

/** What its calls and its callback name alike. */
const shared = {
  reference: code(64),
  merchant_ref: code(40),
  fee_customer: amount,
  amount_received: amount,
  status,
  paid_at: moment.optional(),
};

const payment = z
  .object({
    ...shared,
    payment_method: code(20),
    payment_name: z.string().nullish(),
    amount: wholeNumber,
    checkout_url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullish(),
    expired_time: moment.optional(),
  })
  .transform(
    (data): ProviderPayment => ({
      merchantRef: data.merchant_ref,
      reference: data.reference,
      method: data.payment_method,
      methodName: (data.payment_name ?? data.payment_method).slice(0, 60),
      status: data.status,
      amount: data.amount,
      feeCustomer: data.fee_customer,
      amountReceived: data.amount_received,
      checkoutUrl: data.checkout_url ?? null,
      expiresAt: data.expired_time ?? null,
      paidAt: data.paid_at ?? null,
    }),
  );

export const paymentResponse = z.object({ success: z.literal(true), data: payment });
export const paymentListResponse = z.object({
  success: z.literal(true),
  data: z.array(z.object({ reference: code(64), merchant_ref: z.string().nullish() })),
});
export const refusalResponse = z.object({ success: z.literal(false), message: z.string().nullish() });

/** The provider's report on a payment, from a verified callback or from its detail call. */
export interface PaymentReport extends Omit<ProviderPayment, 'methodName' | 'checkoutUrl' | 'expiresAt'> {
  /** A payment of any amount, which no invoice of this product asks for. */
  isOpen: boolean;
}

/** Values of `is_closed_payment` for a closed payment; detail responses and older callbacks have none. */
const CLOSED_MARKS: ReadonlySet<unknown> = new Set([undefined, null, 1, '1', true]);

const callback = z
  .object({
    ...shared,
    payment_method: z.string().nullish(),
    payment_method_code: z.string().nullish(),
    total_amount: wholeNumber,
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

const named = z.object({ merchant_ref: shared.merchant_ref });

/** The invoice that a callback names, also where the rest is not what Tripay documents; null for none. */
export function invoiceNamedIn(body: string): string | null {
  try {
    return named.parse(JSON.parse(body)).merchant_ref;
  } catch {
    return null;
  }
}

/** A callback's body without whatever says something about the buyer: an erasure leaves as much. */
export function settlementFields({ reference, merchantRef, status, ...report }: PaymentReport): string {
  const { amount: total, feeCustomer, amountReceived, paidAt } = report;
  return JSON.stringify({
    reference,
    merchant_ref: merchantRef,
    status,
    total_amount: total,
    fee_customer: feeCustomer,
    amount_received: amountReceived,
    paid_at: paidAt && paidAt.getTime() / 1000,
  });
}

export function reportOfPayment(payment: ProviderPayment): PaymentReport {
  const { methodName: _name, checkoutUrl: _url, expiresAt: _end, ...report } = payment;
  return { ...report, isOpen: false };
}

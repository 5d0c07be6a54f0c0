import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { InvoiceStatus } from '../../../domain/payments';

/** A payment in the memory of the stand-in, and the shapes in which Tripay shows it. */

const orderItem = z.object({
  sku: z.string().nullish(),
  name: z.string().min(1),
  price: z.coerce.number().int(),
  quantity: z.coerce.number().int().min(1),
});

/** What `transaction/create` asks for; a form sends numbers as text. */
export const createRequest = z.object({
  method: z.string().min(1),
  merchant_ref: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  amount: z.coerce.number().int().min(1_000),
  customer_name: z.string().min(1),
  customer_email: z.email(),
  customer_phone: z.string().nullish(),
  order_items: z.array(orderItem).min(1),
  callback_url: z.url().nullish(),
  return_url: z.url().nullish(),
  expired_time: z.coerce.number().int().nullish(),
  signature: z.string(),
});
export type CreateRequest = z.output<typeof createRequest>;

export interface StandInPayment {
  reference: string;
  request: CreateRequest;
  status: InvoiceStatus;
  feeMerchant: number;
  qrString: string;
  /** Unix seconds. */
  expiredTime: number;
  paidAt: number | null;
}

const DAY_SECONDS = 86_400;

/** Tripay's price for QRIS: 750 rupiah and 0.7 percent, paid by the merchant. */
function qrisFee(amount: number): number {
  return 750 + Math.ceil(amount * 0.007);
}

export function newPayment(request: CreateRequest, merchantCode: string, nowSeconds: number): StandInPayment {
  const reference = `DEV-${merchantCode}${String(randomInt(2 ** 47)).padStart(15, '0')}`;
  return {
    reference,
    request,
    status: 'UNPAID',
    feeMerchant: qrisFee(request.amount),
    qrString: qrisText(request.amount, merchantCode, reference),
    expiredTime: request.expired_time ?? nowSeconds + DAY_SECONDS,
    paidAt: null,
  };
}

/** The `data` of create and detail; only the detail has the time of payment, as text. */
export function paymentData(
  { reference, request, status, feeMerchant, qrString, expiredTime, paidAt }: StandInPayment,
  publicUrl: string,
  isDetail: boolean,
) {
  return {
    reference,
    merchant_ref: request.merchant_ref,
    payment_selection_type: 'static',
    payment_method: request.method,
    payment_name: 'QRIS',
    customer_name: request.customer_name,
    customer_email: request.customer_email,
    customer_phone: request.customer_phone ?? null,
    callback_url: request.callback_url ?? null,
    return_url: request.return_url ?? null,
    amount: request.amount,
    fee_merchant: feeMerchant,
    fee_customer: 0,
    total_fee: feeMerchant,
    amount_received: request.amount - feeMerchant,
    pay_code: null,
    pay_url: null,
    checkout_url: `${publicUrl}/checkout/${reference}`,
    status,
    expired_time: expiredTime,
    order_items: request.order_items.map((item) => ({
      ...item,
      subtotal: item.price * item.quantity,
      product_url: null,
      image_url: null,
    })),
    instructions: [
      {
        title: 'Pembayaran via QRIS',
        steps: ['Buka aplikasi e-wallet', 'Scan QR yang tersedia', 'Konfirmasi pembayaran'],
      },
    ],
    qr_string: qrString,
    qr_url: `${publicUrl}/qr/${reference}.svg`,
    ...(isDetail ? { paid_at: paidAt === null ? null : String(paidAt) } : {}),
  };
}

export function callbackBody({ reference, request, status, feeMerchant, paidAt }: StandInPayment) {
  return {
    reference,
    merchant_ref: request.merchant_ref,
    payment_method: 'QRIS',
    payment_method_code: request.method,
    total_amount: request.amount,
    fee_merchant: feeMerchant,
    fee_customer: 0,
    total_fee: feeMerchant,
    amount_received: request.amount - feeMerchant,
    is_closed_payment: 1,
    status,
    paid_at: paidAt,
    note: status === 'FAILED' ? 'Pembayaran gagal — http://sandbox' : null,
  };
}

/** A QRIS text as wallets read it: tag, length, value, with a checksum at the end. */
function qrisText(amount: number, merchantCode: string, reference: string): string {
  const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;
  const merchant = field('00', 'ID.CO.SANDBOX.WWW') + field('01', merchantCode);
  const open = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('52', '5732'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', 'TemuKerja Sandbox'),
    field('60', 'JAKARTA'),
    field('62', field('01', reference)),
  ].join('');
  return `${open}6304${checksum(`${open}6304`)}`;
}

/** CRC-16/CCITT-FALSE, as the QR payment standard asks for. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

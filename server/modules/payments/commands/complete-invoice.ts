import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '../../../../domain/errors';
import { affectedRows } from '../../../db/statements';
import {
  PaymentRefusedError,
  PaymentUnavailableError,
  type PaymentRequest,
  type ProviderPayment,
} from '../../../ports';
import type { Services } from '../../../services';
import { readBuyer, readInvoice, type InvoiceRow } from '../payment.queries';
import { reportOfPayment } from '../tripay-messages';
import { settlePayment } from './settle-payment';

/** Longer than the three calls that one asking may take. */
const ASKING_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/**
 * Asks the provider for the payment of an invoice that was written but has none yet. One caller at a time asks; the
 * others wait for its result. Who takes over from one that was interrupted first looks whether the provider already
 * has the payment. Throws PAYMENT_FAILED.
 */
export async function completeInvoice(services: Services, invoiceId: string): Promise<InvoiceRow> {
  for (let waited = 0; waited <= ASKING_MS; waited += LOOK_AGAIN_MS) {
    const invoice = await readInvoice(services.dataSource, invoiceId);
    if (!invoice || (invoice.reference === null && invoice.status !== 'UNPAID')) throw refuse('PAYMENT_FAILED');
    if (invoice.reference !== null) return invoice;
    if (await claimAsking(services, invoice)) return askProvider(services, invoice);
    await pause(LOOK_AGAIN_MS);
  }
  throw refuse('PAYMENT_FAILED');
}

/** Taking over from an interrupted asking starts the invoice's life anew: its buyer has not seen it yet. */
async function claimAsking({ dataSource, clock, env }: Services, { id }: InvoiceRow): Promise<boolean> {
  const now = clock.now();
  const claimed = await affectedRows(
    dataSource,
    `UPDATE invoices SET asking_until = ?, expires_at = ?
     WHERE id = ? AND status = 'UNPAID' AND reference IS NULL AND (asking_until IS NULL OR asking_until <= ?)`,
    [new Date(now.getTime() + ASKING_MS), new Date(now.getTime() + env.INVOICE_TTL_SECONDS * 1000), id, now],
  );
  return claimed === 1;
}

async function askProvider(services: Services, invoice: InvoiceRow): Promise<InvoiceRow> {
  const wasAskedBefore = invoice.asking_until !== null;
  try {
    const earlier = wasAskedBefore ? await services.payments.findByMerchantRef(invoice.merchant_ref) : null;
    const payment = earlier ?? (await services.payments.create(await requestFor(services, invoice)));
    return await recordPayment(services, invoice, payment);
  } catch (error) {
    if (!(error instanceof PaymentRefusedError || error instanceof PaymentUnavailableError)) throw error;
    services.logger.error({ err: error, merchantRef: invoice.merchant_ref }, 'the payment provider gave no payment');
    await giveUpAsking(services, invoice, error instanceof PaymentRefusedError);
    throw refuse('PAYMENT_FAILED');
  }
}

/** Writes what the provider answered to the invoice, and lets a payment that is already decided take effect. */
export async function recordPayment(
  services: Services,
  { id, merchant_ref }: InvoiceRow,
  payment: ProviderPayment,
): Promise<InvoiceRow> {
  const recorded = await affectedRows(
    services.dataSource,
    `UPDATE invoices SET reference = ?, payment_name = ?, fee_customer = ?, amount_received = ?, checkout_url = ?, expires_at = COALESCE(?, expires_at)
     WHERE id = ? AND (reference IS NULL OR reference = ?)`,
    [
      payment.reference,
      payment.methodName,
      payment.feeCustomer,
      payment.amountReceived,
      payment.checkoutUrl,
      payment.expiresAt,
      id,
      payment.reference,
    ],
  );
  if (recorded === 0)
    services.logger.warn(
      { merchantRef: merchant_ref, reference: payment.reference },
      'the invoice already has another payment',
    );
  else if (payment.status !== 'UNPAID') await settlePayment(services, reportOfPayment(payment), 'DETAIL');
  const invoice = await readInvoice(services.dataSource, id);
  if (!invoice) throw refuse('PAYMENT_FAILED');
  return invoice;
}

async function requestFor({ dataSource, clock, env }: Services, invoice: InvoiceRow): Promise<PaymentRequest> {
  const buyer = await readBuyer(dataSource, invoice.company_id);
  if (!buyer) throw refuse('INVOICE_FAILED');
  return {
    merchantRef: invoice.merchant_ref,
    method: invoice.payment_method,
    amount: invoice.amount,
    customer: { name: buyer.company_name, email: buyer.email, phone: buyer.phone_number },
    item: { sku: invoice.package_id, name: invoice.package_name },
    callbackUrl: `${env.APP_URL}/payments/callback`,
    returnUrl: `${env.APP_URL}/company/payment-success`,
    expiresAt: new Date(clock.now().getTime() + env.INVOICE_TTL_SECONDS * 1000),
  };
}

/** After a clear no the invoice has failed; after silence it stays open, and the next one to ask looks first. */
async function giveUpAsking({ dataSource, clock }: Services, { id }: InvoiceRow, isRefused: boolean): Promise<void> {
  await affectedRows(
    dataSource,
    `UPDATE invoices SET asking_until = ?${isRefused ? ", status = 'FAILED'" : ''} WHERE id = ? AND status = 'UNPAID' AND reference IS NULL`,
    [clock.now(), id],
  );
}

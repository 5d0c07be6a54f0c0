import { IsNull, LessThanOrEqual, type FindOptionsWhere } from 'typeorm';
import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '../../../../domain/errors';
import { paths } from '../../../../domain/paths';
import { write } from '../../../db/write';
import {
  PaymentRefusedError,
  PaymentUnavailableError,
  type PaymentRequest,
  type ProviderPayment,
} from '../../../ports';
import type { Services } from '../../../services';
import { findInvoice } from '../payment.queries';
import { reportOfPayment } from '../tripay-messages';
import { settlePayment } from './settle-payment';
import { Invoice } from '../invoice.entity';
import { mailToCompany } from '../../accounts';
import { readCompany } from '../../companies';
import { packageNameIn } from '../../tokens';

/** Longer than the up to three calls of one request for a payment. */
const ASKING_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/**
 * Asks the provider for the payment of an invoice that has none yet. One caller at a time asks; the others wait for its
 * result. A caller that takes over after an interruption first checks whether the provider already has the payment.
 * Throws PAYMENT_FAILED.
 */
export async function completeInvoice(services: Services, invoiceId: string): Promise<Invoice> {
  for (let waited = 0; waited <= ASKING_MS; waited += LOOK_AGAIN_MS) {
    const invoice = await findInvoice(services.dataSource, { id: invoiceId });
    if (invoice && invoice.reference !== null) return invoice;
    if (invoice?.status !== 'UNPAID') break;
    if (await claimAsking(services, invoice)) return askProvider(services, invoice);
    await pause(LOOK_AGAIN_MS);
  }
  throw refuse('PAYMENT_FAILED');
}

const hasNoPayment = (id: string) => ({ id, status: 'UNPAID', reference: IsNull() }) as const;

/** The conditions of an invoice for which no caller is asking the provider now. */
export function unclaimedInvoices(where: FindOptionsWhere<Invoice>, now: Date): FindOptionsWhere<Invoice>[] {
  return [
    { ...where, askingUntil: IsNull() },
    { ...where, askingUntil: LessThanOrEqual(now) },
  ];
}

/** A takeover restarts the invoice's life, because its buyer has not seen it yet. */
async function claimAsking({ dataSource, clock, env }: Services, { id }: Invoice): Promise<boolean> {
  const now = clock.now();
  const { affected } = await write(dataSource, (manager) =>
    manager.getRepository(Invoice).update(unclaimedInvoices(hasNoPayment(id), now), {
      askingUntil: new Date(now.getTime() + ASKING_MS),
      expiresAt: new Date(now.getTime() + env.INVOICE_TTL_SECONDS * 1000),
    }),
  );
  return affected === 1;
}

async function askProvider(services: Services, invoice: Invoice): Promise<Invoice> {
  const wasAskedBefore = invoice.askingUntil !== null;
  try {
    const earlier = wasAskedBefore ? await services.payments.findByMerchantRef(invoice.merchantRef) : null;
    const payment = earlier ?? (await services.payments.create(await requestFor(services, invoice)));
    return await recordPayment(services, invoice, payment);
  } catch (error) {
    if (!(error instanceof PaymentRefusedError || error instanceof PaymentUnavailableError)) throw error;
    services.logger.error({ err: error, merchantRef: invoice.merchantRef }, 'the payment provider gave no payment');
    await giveUpAsking(services, invoice, error instanceof PaymentRefusedError);
    throw refuse('PAYMENT_FAILED');
  }
}

/** Writes the provider's response to the invoice, and applies a payment that is already decided. */
export async function recordPayment(
  services: Services,
  { id, companyId, merchantRef }: Invoice,
  payment: ProviderPayment,
): Promise<Invoice> {
  const { reference, methodName: paymentName, feeCustomer, amountReceived, checkoutUrl, expiresAt } = payment;
  const hasNoOtherPayment = [
    { id, reference: IsNull() },
    { id, reference },
  ];
  // The provider's page shows the payer; an erased company's page is not stored again.
  const isErased = (await mailToCompany(services.dataSource, companyId, 'OWNERS')) === null;
  const answered = { reference, paymentName, feeCustomer, amountReceived, checkoutUrl: isErased ? null : checkoutUrl };
  const { affected } = await write(services.dataSource, (manager) =>
    manager.getRepository(Invoice).update(hasNoOtherPayment, { ...answered, ...(expiresAt ? { expiresAt } : {}) }),
  );
  if (!affected) services.logger.warn({ merchantRef, reference }, 'the invoice already has another payment');
  else if (payment.status !== 'UNPAID') await settlePayment(services, reportOfPayment(payment), 'DETAIL');
  const invoice = await findInvoice(services.dataSource, { id });
  if (!invoice) throw refuse('PAYMENT_FAILED');
  return invoice;
}

async function requestFor({ dataSource, clock, env }: Services, invoice: Invoice): Promise<PaymentRequest> {
  const buyer = await readCompany(dataSource, invoice.companyId);
  if (!buyer) throw refuse('INVOICE_FAILED');
  return {
    merchantRef: invoice.merchantRef,
    method: invoice.paymentMethod,
    amount: invoice.amount,
    customer: { name: buyer.company_name, email: buyer.email, phone: buyer.phone_number },
    // The provider's page is in Indonesian.
    item: { sku: invoice.packageId, name: packageNameIn(invoice.packageName, 'id') },
    callbackUrl: `${env.APP_URL}/payments/callback`,
    returnUrl: `${env.APP_URL}${paths.company.paymentSuccess}`,
    expiresAt: new Date(clock.now().getTime() + env.INVOICE_TTL_SECONDS * 1000),
  };
}

/** After a refusal the invoice has failed; without a response it stays open, and the next caller checks first. */
async function giveUpAsking({ dataSource, clock }: Services, { id }: Invoice, isRefused: boolean): Promise<void> {
  const changes = { askingUntil: clock.now(), ...(isRefused ? { status: 'FAILED' as const } : {}) };
  await write(dataSource, (manager) => manager.getRepository(Invoice).update(hasNoPayment(id), changes));
}

import { refuse } from '../../../../domain/errors';
import { isMerchantRef, PaymentOutcome } from '../../../../domain/payments';
import type { CompanyActor } from '../../../actor';
import { PaymentUnavailableError } from '../../../ports';
import type { Services } from '../../../services';
import { outcomeOf } from '../payment.policy';
import { isForeignInvoice, readOwnInvoice } from '../payment.queries';
import { checkInvoice } from './check-invoice';
import type { Invoice } from '../invoice.entity';
import { readCompany } from '../../companies/public';

export interface PaymentHint {
  reference: string;
  merchantRef: string;
}

export interface Confirmation {
  outcome: PaymentOutcome;
  /** Null unless it is one of the company's own invoices. */
  invoice: Invoice | null;
}

/**
 * Checks a payment on return from the provider's page. The parameters only name the invoice: tokens are credited on the
 * provider's own answer. Another company's invoice answers the mismatch text and nothing of the row. Safe to repeat.
 * Errors: TOO_MANY_ATTEMPTS after 30 checks of a company in five minutes; PAYMENT_NOT_CHECKED when the provider cannot be
 * reached (the reconciler asks again).
 */
export async function confirmPayment(
  services: Services,
  actor: CompanyActor,
  hint: PaymentHint,
): Promise<Confirmation> {
  const { dataSource } = services;
  await services.limiter.consume('confirm-payment', actor.companyId);
  // The database compares references with ASCII text only.
  if (!isMerchantRef(hint.merchantRef) || !/^[\x21-\x7e]*$/.test(hint.reference))
    return { outcome: PaymentOutcome.UNKNOWN, invoice: null };
  if (await isForeignInvoice(dataSource, actor.companyId, hint))
    return { outcome: PaymentOutcome.MISMATCH, invoice: null };
  const invoice = await readOwnInvoice(dataSource, actor.companyId, hint.merchantRef);
  const isMeant =
    invoice !== null && hint.reference !== '' && (invoice.reference === null || invoice.reference === hint.reference);
  if (!isMeant) return { outcome: PaymentOutcome.UNKNOWN, invoice: null };
  await askUnlessDecided(services, invoice);
  const [settled, buyer] = await Promise.all([
    readOwnInvoice(dataSource, actor.companyId, hint.merchantRef),
    readCompany(dataSource, actor.companyId),
  ]);
  if (!settled || !buyer) return { outcome: PaymentOutcome.UNKNOWN, invoice: null };
  const outcome = outcomeOf({ status: settled.status, companyName: settled.companyName }, buyer.company_name);
  return { outcome, invoice: settled };
}

async function askUnlessDecided(services: Services, invoice: Invoice): Promise<void> {
  if (invoice.status === 'PAID' || invoice.status === 'REFUND') return;
  try {
    await checkInvoice(services, invoice);
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    services.logger.warn({ err: error, merchantRef: invoice.merchantRef }, 'a payment could not be checked on return');
    throw refuse('PAYMENT_NOT_CHECKED');
  }
}

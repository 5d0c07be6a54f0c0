import { refuse } from '../../../../domain/errors';
import { isMerchantRef, PaymentOutcome } from '../../../../domain/payments';
import type { CompanyActor } from '../../../actor';
import { PaymentUnavailableError } from '../../../ports';
import type { Services } from '../../../services';
import { outcomeOf } from '../payment.policy';
import { findInvoice } from '../payment.queries';
import { checkInvoice } from './check-invoice';
import type { Invoice } from '../invoice.entity';
import { readCompany } from '../../companies';

interface Confirmation {
  outcome: PaymentOutcome;
  /** Null unless it is one of the company's own invoices. */
  invoice: Invoice | null;
}

/**
 * Checks a payment on return from the provider's page. The parameters only name the invoice: tokens are credited on the
 * provider's own response. Another company's invoice gives the mismatch text and nothing of the row. Safe to repeat.
 */
export async function confirmPayment(
  services: Services,
  actor: CompanyActor,
  { reference, merchantRef }: { reference: string; merchantRef: string },
): Promise<Confirmation> {
  const { dataSource } = services;
  const unknown = { outcome: PaymentOutcome.UNKNOWN, invoice: null };
  await services.limiter.consume('confirm-payment', actor.companyId);
  // Text that the provider cannot have sent.
  if (!isMerchantRef(merchantRef) || !/^[\x21-\x7e]+$/.test(reference)) return unknown;
  const named = await findInvoice(dataSource, { merchantRef });
  if (!named) return unknown;
  // Both references must match, because the provider's cannot be guessed.
  if (named.companyId !== actor.companyId)
    return named.reference === reference ? { outcome: PaymentOutcome.MISMATCH, invoice: null } : unknown;
  if (named.reference !== null && named.reference !== reference) return unknown;
  await askUnlessDecided(services, named);
  const [invoice, buyer] = await Promise.all([
    findInvoice(dataSource, { id: named.id }),
    readCompany(dataSource, actor.companyId),
  ]);
  return invoice && buyer ? { outcome: outcomeOf(invoice, buyer.company_name), invoice } : unknown;
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

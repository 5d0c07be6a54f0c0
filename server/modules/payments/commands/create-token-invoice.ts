import { randomInt } from 'node:crypto';
import { MoreThanOrEqual } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { MERCHANT_REF_NUMBERS, merchantRefOf, PAYMENT_METHOD } from '../../../../domain/payments';
import type { TokenPackage } from '../../../../domain/tokens';
import type { CompanyActor } from '../../../actor';
import { newId } from '../../../db/columns';
import { lockRows } from '../../../db/lock';
import { inTransaction, isDuplicateKey, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { readCompany, refuseUnlessVerified } from '../../companies';
import { packagesFor } from '../../tokens';
import { completeInvoice } from './complete-invoice';
import { Invoice } from '../invoice.entity';

/** What an open invoice must have left to be used again: enough to find the phone and scan the code. */
const MIN_LIFE_SECONDS = 60;

/**
 * Starts a purchase, or continues the open one of the same package: pressing twice, even at once, gives one invoice. The
 * row is written before the provider is asked, so that a payment is found again after a crash in between. Tokens and price
 * come from the server's list only. A company that is not verified can only continue an open purchase.
 */
export async function createTokenInvoice(services: Services, actor: CompanyActor, packageId: string): Promise<Invoice> {
  const offer = (await packagesFor(services, actor)).find(({ id }) => id === packageId);
  if (!offer) throw refuse('INVOICE_FAILED', ['packageId']);
  const invoiceId = await inTransaction(
    services.dataSource,
    (transaction) => openInvoice(transaction, services, actor, offer),
    { repeatable: true },
  );
  return completeInvoice(services, invoiceId);
}

/** The id of the company's open invoice for this package, written now if there is none. */
async function openInvoice(
  transaction: Transaction,
  { clock, env }: Services,
  { companyId, accountId }: CompanyActor,
  offer: TokenPackage,
): Promise<string> {
  const now = clock.now();
  // With the company locked, the second of two presses sees the first one's invoice.
  await lockRows(transaction, { company: companyId });
  // At most half of an invoice's life, so that short-lived invoices are used again as well.
  const leastLife = Math.min(MIN_LIFE_SECONDS, env.INVOICE_TTL_SECONDS / 2) * 1000;
  const expiresAt = MoreThanOrEqual(new Date(now.getTime() + leastLife));
  const open = await transaction.manager.getRepository(Invoice).findOne({
    where: { companyId, packageId: offer.id, status: 'UNPAID', expiresAt },
    order: { id: 'DESC' },
  });
  if (open) return open.id;
  await refuseUnlessVerified(transaction.manager, companyId);
  const buyer = await readCompany(transaction.manager, companyId);
  if (!buyer) throw refuse('INVOICE_FAILED');
  return insertWithFreeMerchantRef(transaction, now, {
    id: newId(),
    companyId,
    accountId,
    companyName: buyer.company_name,
    packageId: offer.id,
    packageName: offer.packageName,
    tokens: offer.tokens,
    bonus: offer.bonus,
    amount: offer.price,
    vatPercent: env.RECEIPT_VAT_PERCENT ?? null,
    status: 'UNPAID',
    paymentMethod: PAYMENT_METHOD,
    createdAt: now,
    expiresAt: new Date(now.getTime() + env.INVOICE_TTL_SECONDS * 1000),
  });
}

/** Draws a number; from there on takes the first that is free, for there are only a thousand per millisecond. */
async function insertWithFreeMerchantRef(
  { manager }: Transaction,
  now: Date,
  invoice: Partial<Invoice> & { id: string },
): Promise<string> {
  const drawn = randomInt(MERCHANT_REF_NUMBERS);
  for (let taken = 0; taken < MERCHANT_REF_NUMBERS; taken += 1) {
    const merchantRef = merchantRefOf(now, (drawn + taken) % MERCHANT_REF_NUMBERS);
    try {
      await manager.insert(Invoice, { ...invoice, merchantRef });
      return invoice.id;
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_invoices_merchant_ref')) throw error;
    }
  }
  throw refuse('INVOICE_FAILED');
}

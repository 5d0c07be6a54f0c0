import { randomInt } from 'node:crypto';
import { refuse } from '../../../../domain/errors';
import { MERCHANT_REF_NUMBERS, merchantRefOf, PAYMENT_METHOD } from '../../../../domain/payments';
import { SPECIAL_PACKAGE, TOKEN_PACKAGES, type TokenPackage } from '../../../../domain/tokens';
import type { CompanyActor } from '../../../actor';
import { newId } from '../../../db/columns';
import { lockRows } from '../../../db/lock';
import { inTransaction, isDuplicateKey, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { readCompany, refuseUnlessVerified } from '../../companies/public';
import { isEntitledToSpecial } from '../../tokens/public';
import { readOpenInvoice } from '../payment.queries';
import { completeInvoice } from './complete-invoice';
import { Invoice } from '../invoice.entity';

const MOST_DRAWS = 200;
/** What an open invoice must have left to be taken up: a person has to find the phone and scan the code. */
const LEAST_LIFE_SECONDS = 60;

/**
 * Starts a purchase, or takes up the one of the same package that can still be paid: pressing twice, in two tabs or
 * at the same moment, gives one invoice. The row is written before the provider is asked, so that a process that dies
 * in between leaves nothing that cannot be found again. Tokens and price come from the server's list alone.
 * A company that is not verified may still pay what it had begun, and starts nothing new.
 * Errors: INVOICE_FAILED (no such package for this company), COMPANY_NOT_VERIFIED, PAYMENT_FAILED (the provider gave no payment).
 */
export async function createTokenInvoice(services: Services, actor: CompanyActor, packageId: string): Promise<Invoice> {
  const offers = isEntitledToSpecial(actor, services.env) ? [...TOKEN_PACKAGES, SPECIAL_PACKAGE] : TOKEN_PACKAGES;
  const offer = offers.find(({ id }) => id === packageId);
  if (!offer) throw refuse('INVOICE_FAILED', ['packageId']);
  const invoiceId = await inTransaction(
    services.dataSource,
    (transaction) => openInvoice(transaction, services, actor.companyId, offer),
    { repeatable: true },
  );
  return completeInvoice(services, invoiceId);
}

/** The id of the company's open invoice for this package, written now if there is none. */
async function openInvoice(
  transaction: Transaction,
  { clock, env }: Services,
  companyId: string,
  offer: TokenPackage,
): Promise<string> {
  const now = clock.now();
  // The company's row is the queue: of two presses the second sees the first one's invoice.
  await lockRows(transaction, { company: companyId });
  // Never more than half a life, so that short-lived invoices are taken up as well.
  const leastLife = Math.min(LEAST_LIFE_SECONDS, env.INVOICE_TTL_SECONDS / 2) * 1000;
  const open = await readOpenInvoice(transaction.manager, {
    companyId,
    packageId: offer.id,
    expiresFrom: new Date(now.getTime() + leastLife),
  });
  if (open) return open.id;
  await refuseUnlessVerified(transaction.manager, companyId);
  const buyer = await readCompany(transaction.manager, companyId);
  if (!buyer) throw refuse('INVOICE_FAILED');
  return insertWithFreeMerchantRef(transaction, now, {
    id: newId(),
    companyId,
    companyName: buyer.company_name,
    packageId: offer.id,
    packageName: offer.packageName,
    tokens: offer.tokens,
    bonus: offer.bonus,
    amount: offer.price,
    status: 'UNPAID',
    paymentMethod: PAYMENT_METHOD,
    createdAt: now,
    expiresAt: new Date(now.getTime() + env.INVOICE_TTL_SECONDS * 1000),
  });
}

/** Draws again when the reference is taken: a thousand numbers a millisecond can meet (design, section 9, "Tokens"). */
async function insertWithFreeMerchantRef(
  { manager }: Transaction,
  now: Date,
  invoice: Partial<Invoice> & { id: string },
): Promise<string> {
  for (let draw = 1; draw <= MOST_DRAWS; draw += 1) {
    try {
      await manager.insert(Invoice, { ...invoice, merchantRef: merchantRefOf(now, randomInt(MERCHANT_REF_NUMBERS)) });
      return invoice.id;
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_invoices_merchant_ref')) throw error;
    }
  }
  throw refuse('INVOICE_FAILED');
}

import { SPECIAL_PACKAGE, TOKEN_PACKAGES, type TokenPackage } from '../../domain/tokens';
import type { InvoiceStatus } from '../../domain/payments';
import type { CompanyActor } from '../../server/actor';
import { newId } from '../../server/db/columns';
import { integer } from '../../server/db/row';
import { selectOne } from '../../server/db/statements';
import { inTransaction, type Transaction } from '../../server/db/transaction';
import { creditPurchase } from '../../server/modules/tokens';
import { Invoice } from '../../server/modules/payments/invoice.entity';
import type { SeededRandom } from '../../testkit/seeded-random';
import type { SeededCompany } from './companies';
import type { SeedContext } from './seed-context';

const PAYING_MS = 95_000;
const INVOICE_TTL_MS = 300_000;

export function packageOf(tokens: number): TokenPackage {
  return TOKEN_PACKAGES.find((offer) => offer.tokens === tokens) ?? SPECIAL_PACKAGE;
}

export async function balanceOf(
  { services }: Pick<SeedContext, 'services'>,
  { companyId }: CompanyActor,
): Promise<number> {
  const row = await selectOne(
    services.dataSource,
    { tokens: integer },
    'SELECT tokens FROM token_balances WHERE company_id = ?',
    [companyId],
  );
  return row?.tokens ?? 0;
}

/** A paid invoice, credited now. Written directly, because a real purchase goes through the payment provider. */
export async function buyTokens(
  context: SeedContext,
  random: SeededRandom,
  company: SeededCompany,
  offer: TokenPackage,
): Promise<void> {
  const { actor } = company;
  if (!actor) return;
  const now = context.timeline.now();
  await inTransaction(context.services.dataSource, async (transaction) => {
    const invoiceId = await writeInvoice(transaction, {
      random,
      company,
      offer,
      status: 'PAID',
      createdAt: new Date(now.getTime() - PAYING_MS),
      paidAt: now,
    });
    const tokens = offer.tokens + offer.bonus;
    await creditPurchase(transaction, { companyId: actor.companyId, invoiceId, accountId: null, tokens, now });
  });
}

/** An invoice that was not paid in time, or whose payment failed. */
export async function abandonPurchase(
  context: SeedContext,
  random: SeededRandom,
  company: SeededCompany,
  status: 'EXPIRED' | 'FAILED',
): Promise<void> {
  const createdAt = context.timeline.now();
  const offer = random.pick(TOKEN_PACKAGES.slice(0, 6));
  await inTransaction(context.services.dataSource, (transaction) =>
    writeInvoice(transaction, { random, company, offer, status, createdAt, paidAt: null }),
  );
}

interface NewInvoice {
  random: SeededRandom;
  company: SeededCompany;
  offer: TokenPackage;
  status: InvoiceStatus;
  createdAt: Date;
  paidAt: Date | null;
}

/** Returns its id. */
export async function writeInvoice(
  { manager }: Transaction,
  { random, company, offer, status, createdAt, paidAt }: NewInvoice,
): Promise<string> {
  const id = newId();
  await manager.insert(Invoice, {
    id,
    companyId: company.actor?.companyId ?? '',
    companyName: company.profile.name,
    merchantRef: `INV-${createdAt.getTime()}-${random.whole(0, 999)}`,
    reference: `DEV-T${random.digits(11)}`,
    packageId: offer.id,
    packageName: offer.packageName,
    tokens: offer.tokens,
    bonus: offer.bonus,
    amount: offer.price,
    status,
    paymentMethod: 'QRIS',
    paymentName: 'QRIS',
    feeCustomer: 0,
    amountReceived: paidAt ? offer.price - Math.round(offer.price * 0.007) - 750 : 0,
    checkoutUrl: null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + INVOICE_TTL_MS),
    paidAt,
    creditedAt: paidAt,
  });
  return id;
}

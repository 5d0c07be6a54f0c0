import { SPECIAL_PACKAGE, TOKEN_PACKAGES, type TokenPackage } from '../../domain/tokens';
import type { InvoiceStatus } from '../../domain/payments';
import type { CompanyActor } from '../../server/actor';
import { newId } from '../../server/db/columns';
import { affectedRows, selectOne } from '../../server/db/statements';
import { inTransaction, type Transaction } from '../../server/db/transaction';
import { TokenTransaction } from '../../server/modules/tokens/public';
import { Invoice } from '../../server/modules/payments/invoice.entity';
import type { Chance } from './chance';
import type { SeededCompany } from './companies';
import type { SeedWorld } from './seed-world';

const PAYING_MS = 95_000;
const INVOICE_TTL_MS = 300_000;

export function packageOf(tokens: number): TokenPackage {
  return TOKEN_PACKAGES.find((offer) => offer.tokens === tokens) ?? SPECIAL_PACKAGE;
}

export async function balanceOf(
  { services }: Pick<SeedWorld, 'services'>,
  { companyId }: CompanyActor,
): Promise<number> {
  const row = await selectOne<{ tokens: number }>(
    services.dataSource,
    'SELECT tokens FROM token_balances WHERE company_id = ?',
    [companyId],
  );
  return row?.tokens ?? 0;
}

/** A paid invoice, credited now. Written directly: a purchase goes through the payment provider, and history has none. */
export async function buyTokens(
  world: SeedWorld,
  chance: Chance,
  company: SeededCompany,
  offer: TokenPackage,
): Promise<void> {
  const { actor } = company;
  if (!actor) return;
  const now = world.timeline.now();
  await inTransaction(world.services.dataSource, async (transaction) => {
    const invoiceId = await writeInvoice(transaction, {
      chance,
      company,
      offer,
      status: 'PAID',
      createdAt: new Date(now.getTime() - PAYING_MS),
      paidAt: now,
    });
    const bought = offer.tokens + offer.bonus;
    await affectedRows(transaction.manager, 'UPDATE token_balances SET tokens = tokens + ? WHERE company_id = ?', [
      bought,
      actor.companyId,
    ]);
    const balance = await selectOne<{ tokens: number }>(
      transaction.manager,
      'SELECT tokens FROM token_balances WHERE company_id = ?',
      [actor.companyId],
    );
    await transaction.manager.insert(TokenTransaction, {
      id: newId(),
      companyId: actor.companyId,
      type: 'PURCHASE',
      amount: bought,
      balanceAfter: balance?.tokens ?? bought,
      applicationId: null,
      invoiceId,
      createdAt: now,
    });
  });
}

/** An invoice that nobody paid in time, or whose payment failed. */
export async function abandonPurchase(
  world: SeedWorld,
  chance: Chance,
  company: SeededCompany,
  status: 'EXPIRED' | 'FAILED',
): Promise<void> {
  const createdAt = world.timeline.now();
  const offer = chance.pick(TOKEN_PACKAGES.slice(0, 6));
  await inTransaction(world.services.dataSource, (transaction) =>
    writeInvoice(transaction, { chance, company, offer, status, createdAt, paidAt: null }),
  );
}

interface NewInvoice {
  chance: Chance;
  company: SeededCompany;
  offer: TokenPackage;
  status: InvoiceStatus;
  createdAt: Date;
  paidAt: Date | null;
}

/** Answers its id. */
export async function writeInvoice(
  { manager }: Transaction,
  { chance, company, offer, status, createdAt, paidAt }: NewInvoice,
): Promise<string> {
  const id = newId();
  await manager.insert(Invoice, {
    id,
    companyId: company.actor?.companyId ?? '',
    companyName: company.profile.name,
    merchantRef: `INV-${createdAt.getTime()}-${chance.whole(0, 999)}`,
    reference: `DEV-T${chance.digits(11)}`,
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

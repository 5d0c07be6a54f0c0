import { ACCEPTANCE_COST, STARTING_TOKENS } from '../../../domain/tokens';
import { refuse } from '../../../domain/errors';
import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import { TokenBalance, TokenTransaction } from './token.entity';
import { addTokens, insertUsage, lockBalance, readBalance, takeTokens } from './token.sql';

/** A company's first balance and the ledger row that explains it. Called once, when the company is registered. */
export async function openBalance({ manager }: Transaction, companyId: string, now: Date): Promise<void> {
  await manager.insert(TokenBalance, { companyId, tokens: STARTING_TOKENS });
  await manager.insert(TokenTransaction, {
    id: newId(),
    companyId,
    type: 'GRANT',
    amount: STARTING_TOKENS,
    balanceAfter: STARTING_TOKENS,
    applicationId: null,
    invoiceId: null,
    accountId: null,
    createdAt: now,
  });
}

/**
 * Takes the price of one acceptance. The condition in the UPDATE keeps concurrent acceptances from overspending; the unique
 * key on the application keeps one acceptance from being paid twice. Throws NOT_ENOUGH_TOKENS, with nothing taken.
 */
export async function spendOnAcceptance(
  { manager }: Transaction,
  spend: { companyId: string; accountId: string; applicationId: string; now: Date },
): Promise<void> {
  if (!(await takeTokens(manager, spend.companyId, ACCEPTANCE_COST))) throw refuse('NOT_ENOUGH_TOKENS');
  await insertUsage(manager, { ...spend, amount: -ACCEPTANCE_COST });
}

interface InvoiceEntry {
  companyId: string;
  invoiceId: string;
  /** Who bought. */
  accountId: string | null;
  /** Tokens bought, bonus included. */
  tokens: number;
  now: Date;
}

/**
 * Adds what an invoice bought. The caller has locked the invoice and moved it to PAID with a condition; as a second guard,
 * the unique key on type and invoice makes another credit fail and roll back.
 */
export async function creditPurchase(transaction: Transaction, entry: InvoiceEntry): Promise<void> {
  const { companyId, tokens } = entry;
  if (!(await addTokens(transaction.manager, companyId, tokens)))
    throw new Error(`Company ${companyId} has no balance to credit`);
  await writeInvoiceEntry(transaction, 'PURCHASE', entry, tokens);
}

/**
 * Takes back what an invoice bought, as far as the balance allows: a balance never goes below zero. Returns how many tokens
 * were taken.
 */
export async function deductRefund(transaction: Transaction, entry: InvoiceEntry): Promise<number> {
  const { manager } = transaction;
  const { companyId, tokens } = entry;
  // Locked by a write before it is read, so that a concurrent acceptance cannot change it.
  await lockBalance(transaction, companyId);
  const taken = Math.min(tokens, await readBalance(manager, companyId));
  if (!(await takeTokens(manager, companyId, taken)))
    throw new Error(`Company ${companyId} has no balance to take a refund from`);
  await writeInvoiceEntry(transaction, 'REFUND', entry, 0 - taken);
  return taken;
}

async function writeInvoiceEntry(
  { manager }: Transaction,
  type: 'PURCHASE' | 'REFUND',
  { companyId, invoiceId, accountId, now }: InvoiceEntry,
  amount: number,
): Promise<void> {
  await manager.insert(TokenTransaction, {
    id: newId(),
    type,
    companyId,
    invoiceId,
    // A refund is the provider's.
    accountId: type === 'PURCHASE' ? accountId : null,
    amount,
    balanceAfter: await readBalance(manager, companyId),
    applicationId: null,
    createdAt: now,
  });
}

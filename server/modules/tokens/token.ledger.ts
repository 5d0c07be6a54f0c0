import { ACCEPTANCE_COST, STARTING_TOKENS } from '../../../domain/tokens';
import { refuse } from '../../../domain/errors';
import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import { TokenTransaction } from './token.entity';
import { addTokens, insertBalance, insertUsage, lockBalance, readBalance, takeTokens } from './token.sql';

/** A company's first balance and the ledger row that explains it. Called once, when the company is registered. */
export async function openBalance(transaction: Transaction, companyId: string, now: Date): Promise<void> {
  await insertBalance(transaction.manager, companyId, STARTING_TOKENS);
  await transaction.manager.insert(TokenTransaction, {
    id: newId(),
    companyId,
    type: 'GRANT',
    amount: STARTING_TOKENS,
    balanceAfter: STARTING_TOKENS,
    applicationId: null,
    invoiceId: null,
    createdAt: now,
  });
}

/**
 * Takes the price of one acceptance. The condition in the UPDATE keeps concurrent acceptances from overspending; the unique
 * key on the application keeps one acceptance from being paid twice. Throws NOT_ENOUGH_TOKENS, with nothing taken.
 */
export async function spendOnAcceptance(
  { manager }: Transaction,
  spend: { companyId: string; applicationId: string; now: Date },
): Promise<void> {
  if (!(await takeTokens(manager, spend.companyId, ACCEPTANCE_COST))) throw refuse('NOT_ENOUGH_TOKENS');
  await insertUsage(manager, {
    id: newId(),
    companyId: spend.companyId,
    amount: -ACCEPTANCE_COST,
    applicationId: spend.applicationId,
    createdAt: spend.now,
  });
}

interface InvoiceEntry {
  companyId: string;
  invoiceId: string;
  /** Tokens bought, bonus included. */
  tokens: number;
  now: Date;
}

/**
 * Adds what an invoice bought. The caller has locked the invoice and moved it to PAID with a condition; as a second guard,
 * the unique key on type and invoice makes another credit fail and roll back.
 */
export async function creditPurchase(
  transaction: Transaction,
  { companyId, invoiceId, tokens, now }: InvoiceEntry,
): Promise<void> {
  if (!(await addTokens(transaction.manager, companyId, tokens)))
    throw new Error(`Company ${companyId} has no balance to credit`);
  await writeInvoiceEntry(transaction, { type: 'PURCHASE', companyId, invoiceId, amount: tokens, now });
}

/**
 * Takes back what an invoice bought, as far as it is still there: a balance never goes below zero. Returns how many tokens
 * were taken.
 */
export async function takeBackRefund(
  transaction: Transaction,
  { companyId, invoiceId, tokens, now }: InvoiceEntry,
): Promise<number> {
  const { manager } = transaction;
  // Locked by a write before it is read, so that a concurrent acceptance cannot change it.
  await lockBalance(transaction, companyId);
  const taken = Math.min(tokens, await readBalance(manager, companyId));
  if (!(await takeTokens(manager, companyId, taken)))
    throw new Error(`Company ${companyId} has no balance to take a refund from`);
  await writeInvoiceEntry(transaction, { type: 'REFUND', companyId, invoiceId, amount: 0 - taken, now });
  return taken;
}

interface InvoiceLedgerRow {
  type: 'PURCHASE' | 'REFUND';
  companyId: string;
  invoiceId: string;
  amount: number;
  now: Date;
}

async function writeInvoiceEntry(transaction: Transaction, { now, ...entry }: InvoiceLedgerRow): Promise<void> {
  await transaction.manager.insert(TokenTransaction, {
    id: newId(),
    ...entry,
    balanceAfter: await readBalance(transaction.manager, entry.companyId),
    applicationId: null,
    createdAt: now,
  });
}

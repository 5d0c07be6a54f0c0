import { ACCEPTANCE_COST, STARTING_TOKENS } from '../../../domain/tokens';
import { refuse } from '../../../domain/errors';
import { newId } from '../../db/columns';
import { affectedRows, selectOne } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import { TokenTransaction } from './token.entity';

/** A company's first balance and the ledger row that explains it. Called once, when the company is registered. */
export async function openBalance(transaction: Transaction, companyId: string, now: Date): Promise<void> {
  await affectedRows(transaction.manager, 'INSERT INTO token_balances (company_id, tokens) VALUES (?, ?)', [
    companyId,
    STARTING_TOKENS,
  ]);
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
  const taken = await affectedRows(
    manager,
    'UPDATE token_balances SET tokens = tokens - ? WHERE company_id = ? AND tokens >= ?',
    [ACCEPTANCE_COST, spend.companyId, ACCEPTANCE_COST],
  );
  if (taken === 0) throw refuse('NOT_ENOUGH_TOKENS');
  await affectedRows(
    manager,
    `INSERT INTO token_transactions (id, company_id, type, amount, balance_after, application_id, created_at)
     SELECT ?, company_id, 'USAGE', ?, tokens, ?, ? FROM token_balances WHERE company_id = ?`,
    [newId(), -ACCEPTANCE_COST, spend.applicationId, spend.now, spend.companyId],
  );
}

/**
 * Locks a balance by a write, for callers that spend nothing but must be counted one after the other. It is last in the
 * lock order: take no other lock after it.
 */
export async function lockBalance({ manager }: Transaction, companyId: string): Promise<void> {
  await affectedRows(manager, 'UPDATE token_balances SET tokens = tokens WHERE company_id = ?', [companyId]);
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
  const { manager } = transaction;
  const credited = await affectedRows(manager, 'UPDATE token_balances SET tokens = tokens + ? WHERE company_id = ?', [
    tokens,
    companyId,
  ]);
  if (credited === 0) throw new Error(`Company ${companyId} has no balance to credit`);
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
  const taken = Math.min(tokens, await readBalance(transaction, companyId));
  const updated = await affectedRows(
    manager,
    'UPDATE token_balances SET tokens = tokens - ? WHERE company_id = ? AND tokens >= ?',
    [taken, companyId, taken],
  );
  if (updated === 0) throw new Error(`Company ${companyId} has no balance to take a refund from`);
  await writeInvoiceEntry(transaction, { type: 'REFUND', companyId, invoiceId, amount: 0 - taken, now });
  return taken;
}

async function readBalance({ manager }: Transaction, companyId: string): Promise<number> {
  const balance = await selectOne<{ tokens: number }>(
    manager,
    'SELECT tokens FROM token_balances WHERE company_id = ?',
    [companyId],
  );
  return balance?.tokens ?? 0;
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
    balanceAfter: await readBalance(transaction, entry.companyId),
    applicationId: null,
    createdAt: now,
  });
}

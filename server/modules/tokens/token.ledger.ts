import { ACCEPTANCE_COST, STARTING_TOKENS } from '../../../domain/tokens';
import { refuse } from '../../../domain/errors';
import { newId } from '../../db/columns';
import { affectedRows, selectOne } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import { TokenTransaction } from './token.entity';

/** A company's first balance and the ledger row that explains it. Called once, when the company is registered. */
export async function openBalance(transaction: Transaction, companyId: string, now: Date): Promise<void> {
  await affectedRows(transaction.manager, 'INSERT INTO token_balances (company_id, tokens) VALUES (?, ?)', [companyId, STARTING_TOKENS]);
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
 * Takes the price of one acceptance. The condition in the UPDATE is what keeps 50 acceptances at once from spending
 * more than there is; the unique key on the application keeps one acceptance from being paid twice.
 * Throws NOT_ENOUGH_TOKENS, and nothing has been taken.
 */
export async function spendOnAcceptance(
  transaction: Transaction,
  spend: { companyId: string; applicationId: string; now: Date },
): Promise<void> {
  const { manager } = transaction;
  const taken = await affectedRows(
    manager,
    'UPDATE token_balances SET tokens = tokens - ? WHERE company_id = ? AND tokens >= ?',
    [ACCEPTANCE_COST, spend.companyId, ACCEPTANCE_COST],
  );
  if (taken === 0) throw refuse('NOT_ENOUGH_TOKENS');
  const balance = await selectOne<{ tokens: number }>(manager, 'SELECT tokens FROM token_balances WHERE company_id = ?', [spend.companyId]);
  await manager.insert(TokenTransaction, {
    id: newId(),
    companyId: spend.companyId,
    type: 'USAGE',
    amount: -ACCEPTANCE_COST,
    balanceAfter: balance?.tokens ?? 0,
    applicationId: spend.applicationId,
    invoiceId: null,
    createdAt: spend.now,
  });
}

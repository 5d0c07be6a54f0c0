import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import { oneByKey, type LoadScope } from '../../graphql/loaders';
import { decimal, instant, integer, nullable, oneOf, text, type Row } from '../../db/row';
import { affectedRows, placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { Period } from '../../graphql/period';
import { within } from '../../graphql/period.sql';
import type { TransactionType } from '../../../domain/tokens';

/** The address that the company goes by. */
export async function companyAddress(executor: QueryExecutor, companyId: string): Promise<string | null> {
  const sql = 'SELECT email FROM companies WHERE id = ?';
  return (await selectOne(executor, { email: nullable(text) }, sql, [companyId]))?.email ?? null;
}

/** Balances of companies by id, in one statement; a company without a row has none. */
export async function loadBalances({ services }: LoadScope, companyIds: readonly string[]): Promise<number[]> {
  const rows = await selectRows(
    services.dataSource,
    { company_id: text, tokens: integer },
    `SELECT company_id, tokens FROM token_balances WHERE company_id IN (${placeholders(companyIds)})`,
    companyIds,
  );
  return oneByKey(companyIds, rows, ({ company_id: id }) => id).map((row) => row?.tokens ?? 0);
}

const LEDGER = {
  id: text,
  type: oneOf<TransactionType>(),
  amount: integer,
  balanceAfter: integer,
  timestamp: instant,
  applicationId: nullable(text),
  companyId: text,
  accountId: nullable(text),
  jobTitle: nullable(text),
  packageName: nullable(text),
  price: nullable(integer),
  merchantRef: nullable(text),
};
export type LedgerRow = Row<typeof LEDGER>;

interface LedgerPart {
  companyId: string;
  /** An id; they are ordered by time. */
  before: string | null;
  limit: number;
  type?: TransactionType | null;
  period?: Period;
}

/** A company's ledger, newest first, from below `before`. */
export function readLedger(
  executor: QueryExecutor,
  { companyId, before, limit, type = null, period = {} }: LedgerPart,
): Promise<LedgerRow[]> {
  const days = within('t.created_at', period);
  return selectRows(
    executor,
    LEDGER,
    `SELECT t.id, t.type, t.amount, t.balance_after AS balanceAfter, t.created_at AS timestamp, t.application_id AS applicationId, t.company_id AS companyId, t.account_id AS accountId,
            a.job_title AS jobTitle,
            i.package_name AS packageName, i.amount AS price, i.merchant_ref AS merchantRef
     FROM token_transactions t
     LEFT JOIN applications a ON a.id = t.application_id
     LEFT JOIN invoices i ON i.id = t.invoice_id
     WHERE t.company_id = ? AND t.id < ? AND (? IS NULL OR t.type = ?) AND ${days.sql} ORDER BY t.id DESC LIMIT ?`,
    // The largest character a ULID can hold sorts after every id.
    [companyId, before ?? 'Z'.repeat(26), type, type, ...days.parameters, limit],
  );
}

/** Companies whose balance is not the sum of their ledger; empty when all is well. */
export function findLedgerDifferences(executor: QueryExecutor) {
  return selectRows(
    executor,
    { company_id: text, tokens: nullable(integer), ledger: nullable(decimal) },
    `SELECT ids.company_id, b.tokens, l.ledger
     FROM (SELECT company_id FROM token_balances UNION SELECT company_id FROM token_transactions) ids
     LEFT JOIN token_balances b ON b.company_id = ids.company_id
     LEFT JOIN (SELECT company_id, SUM(amount) AS ledger FROM token_transactions GROUP BY company_id) l ON l.company_id = ids.company_id
     WHERE b.tokens IS NULL OR l.ledger IS NULL OR b.tokens <> l.ledger`,
  );
}

export async function countLedgerRows(executor: QueryExecutor): Promise<number> {
  const row = await selectOne(executor, { total: integer }, 'SELECT COUNT(*) AS total FROM token_transactions');
  return row?.total ?? 0;
}

export async function readBalance(executor: QueryExecutor, companyId: string): Promise<number> {
  const sql = 'SELECT tokens FROM token_balances WHERE company_id = ?';
  return (await selectOne(executor, { tokens: integer }, sql, [companyId]))?.tokens ?? 0;
}

/** False without a balance. */
export async function addTokens(executor: QueryExecutor, companyId: string, tokens: number): Promise<boolean> {
  const sql = 'UPDATE token_balances SET tokens = tokens + ? WHERE company_id = ?';
  return (await affectedRows(executor, sql, [tokens, companyId])) > 0;
}

/** False, and nothing has been taken, where there are fewer. */
export async function takeTokens(executor: QueryExecutor, companyId: string, tokens: number): Promise<boolean> {
  const sql = 'UPDATE token_balances SET tokens = tokens - ? WHERE company_id = ? AND tokens >= ?';
  return (await affectedRows(executor, sql, [tokens, companyId, tokens])) > 0;
}

/**
 * Locks a balance by a write, as `lockRows` does, for those who spend nothing but must be counted one after the other. It
 * comes last in the order of locks, so the caller takes no other after it.
 */
export async function lockBalance({ manager }: Transaction, companyId: string): Promise<void> {
  // A row that stays the same would not be written, and a cluster would not see the lock.
  await affectedRows(manager, 'UPDATE token_balances SET lock_version = lock_version + 1 WHERE company_id = ?', [
    companyId,
  ]);
}

interface Usage {
  companyId: string;
  /** Who accepted. */
  accountId: string;
  applicationId: string;
  amount: number;
  now: Date;
}

/** The ledger's row of tokens that have been taken from the balance. */
export async function insertUsage(
  executor: QueryExecutor,
  { companyId, accountId, applicationId, amount, now }: Usage,
): Promise<void> {
  await affectedRows(
    executor,
    `INSERT INTO token_transactions (id, company_id, type, amount, balance_after, application_id, account_id, created_at)
     SELECT ?, company_id, 'USAGE', ?, tokens, ?, ?, ? FROM token_balances WHERE company_id = ?`,
    [newId(), amount, applicationId, accountId, now, companyId],
  );
}

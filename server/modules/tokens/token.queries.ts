import type { LoadScope } from '../../graphql/loaders';
import { placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { TransactionType } from '../../../domain/tokens';

/** Balances of companies by id, in one statement; a company without a row has none. */
export async function loadBalances({ services }: LoadScope, companyIds: readonly string[]): Promise<number[]> {
  const rows = await selectRows<{ company_id: string; tokens: number }>(
    services.dataSource,
    `SELECT company_id, tokens FROM token_balances WHERE company_id IN (${placeholders(companyIds)})`,
    companyIds,
  );
  const byCompany = new Map(rows.map((row) => [row.company_id, row.tokens]));
  return companyIds.map((id) => byCompany.get(id) ?? 0);
}

export interface LedgerRow {
  id: string;
  type: TransactionType;
  amount: number;
  balance_after: number;
  created_at: Date;
  job_title: string | null;
  package_name: string | null;
  price: string | null;
  merchant_ref: string | null;
}

/** A company's ledger, newest first, from below `before` (an id; they are ordered by time). */
export function readLedger(
  executor: QueryExecutor,
  companyId: string,
  before: string | null,
  limit: number,
): Promise<LedgerRow[]> {
  return selectRows<LedgerRow>(
    executor,
    `SELECT t.id, t.type, t.amount, t.balance_after, t.created_at, a.job_title, i.package_name, i.amount AS price, i.merchant_ref
     FROM token_transactions t
     LEFT JOIN applications a ON a.id = t.application_id
     LEFT JOIN invoices i ON i.id = t.invoice_id
     WHERE t.company_id = ? AND t.id < ? ORDER BY t.id DESC LIMIT ?`,
    // Z is the largest character of a ULID, so this sorts after every id.
    [companyId, before ?? 'Z'.repeat(26), limit],
  );
}

export interface LedgerDifference {
  company_id: string;
  tokens: number | null;
  ledger: string | number | null;
}

/** Companies whose balance is not the sum of their ledger; there should be none. */
export function findLedgerDifferences(executor: QueryExecutor): Promise<LedgerDifference[]> {
  return selectRows<LedgerDifference>(
    executor,
    `SELECT ids.company_id, b.tokens, l.ledger
     FROM (SELECT company_id FROM token_balances UNION SELECT company_id FROM token_transactions) ids
     LEFT JOIN token_balances b ON b.company_id = ids.company_id
     LEFT JOIN (SELECT company_id, SUM(amount) AS ledger FROM token_transactions GROUP BY company_id) l ON l.company_id = ids.company_id
     WHERE b.tokens IS NULL OR l.ledger IS NULL OR b.tokens <> l.ledger`,
  );
}

export async function countLedgerRows(executor: QueryExecutor): Promise<number> {
  const row = await selectOne<{ total: number }>(executor, 'SELECT COUNT(*) AS total FROM token_transactions');
  return Number(row?.total ?? 0);
}

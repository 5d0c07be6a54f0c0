import { flag, instant, nullable, text, type Row } from '../../../db/row';
import { selectOne, selectRows, type QueryExecutor } from '../../../db/statements';

/** Whether an account is kept out of a company. Under the company's lock no bar begins or ends. */
export async function isBarred(executor: QueryExecutor, companyId: string, accountId: string): Promise<boolean> {
  const sql = 'SELECT EXISTS (SELECT 1 FROM company_bars WHERE company_id = ? AND account_id = ?) AS is_barred';
  return (await selectOne(executor, { is_barred: flag }, sql, [companyId, accountId]))?.is_barred ?? false;
}

/** The same for the account that an address has; false for one that none has. */
export async function isAddressBarred(executor: QueryExecutor, companyId: string, email: string): Promise<boolean> {
  const sql = `SELECT EXISTS (SELECT 1 FROM company_bars b JOIN accounts a ON a.id = b.account_id
    WHERE b.company_id = ? AND a.email = ?) AS is_barred`;
  return (await selectOne(executor, { is_barred: flag }, sql, [companyId, email]))?.is_barred ?? false;
}

/** Whether the account acts or has acted for the company. */
export async function hasActedFor(executor: QueryExecutor, companyId: string, accountId: string): Promise<boolean> {
  const sql = `SELECT EXISTS (SELECT 1 FROM company_members WHERE company_id = ? AND account_id = ?)
    OR EXISTS (SELECT 1 FROM former_members f JOIN accounts a ON a.id = f.account_id
      WHERE f.company_id = ? AND f.account_id = ?) AS has_acted`;
  const row = await selectOne(executor, { has_acted: flag }, sql, [companyId, accountId, companyId, accountId]);
  return row?.has_acted ?? false;
}

const BAR = { accountId: text, email: text, name: nullable(text), since: instant };

/** Who is kept out of a company, the newest first. */
export function readBars(executor: QueryExecutor, companyId: string): Promise<Row<typeof BAR>[]> {
  return selectRows(
    executor,
    BAR,
    `SELECT b.account_id AS accountId, a.email, a.person_name AS name, b.created_at AS since
     FROM company_bars b JOIN accounts a ON a.id = b.account_id
     WHERE b.company_id = ? ORDER BY b.created_at DESC, b.account_id`,
    [companyId],
  );
}

import { text } from '../../db/row';
import { placeholders, selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';

/** The company of each account, by id; null for an account without one. One statement. */
export async function loadCompaniesOfAccounts(
  { services }: LoadScope,
  accountIds: readonly string[],
): Promise<(string | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    { id: text, account_id: text },
    `SELECT id, account_id FROM companies WHERE account_id IN (${placeholders(accountIds)})`,
    accountIds,
  );
  const byAccount = new Map(rows.map((row) => [row.account_id, row.id]));
  return accountIds.map((id) => byAccount.get(id) ?? null);
}

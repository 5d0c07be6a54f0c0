import { nullable, text } from '../../db/row';
import { affectedRows, selectOne, selectRows, type QueryExecutor } from '../../db/statements';

/** What colleagues read of an account. */
export async function personNameOf(executor: QueryExecutor, accountId: string): Promise<string | null> {
  const sql = 'SELECT person_name AS name FROM accounts WHERE id = ?';
  return (await selectOne(executor, { name: nullable(text) }, sql, [accountId]))?.name ?? null;
}

/** Companies that the account has left, and that still go by its address. */
export async function companiesWithAddressOf(executor: QueryExecutor, accountId: string): Promise<string[]> {
  const rows = await selectRows(
    executor,
    { id: text },
    `SELECT c.id FROM former_members f JOIN accounts a ON a.id = f.account_id
     JOIN companies c ON c.id = f.company_id AND c.email = a.email
     LEFT JOIN company_members back ON back.account_id = f.account_id AND back.company_id = f.company_id
     WHERE f.account_id = ? AND back.account_id IS NULL`,
    [accountId],
  );
  return rows.map(({ id }) => id);
}

/** The company goes by the first owner's address from now on. The caller holds the company's lock. */
export async function passOnAddress(executor: QueryExecutor, companyId: string, accountId: string): Promise<void> {
  await affectedRows(
    executor,
    `UPDATE companies SET email = COALESCE((SELECT a.email FROM company_members m JOIN accounts a ON a.id = m.account_id
       WHERE m.company_id = ? ORDER BY m.role = 'OWNER' DESC, m.erasing_at IS NOT NULL, m.since, m.account_id LIMIT 1), email)
     WHERE id = ? AND email = (SELECT email FROM accounts WHERE id = ?)`,
    [companyId, companyId, accountId],
  );
}

/** Sessions, codes and the second factor go with it, and invitations to its address or by it. */
export async function removeAccount(executor: QueryExecutor, accountId: string): Promise<void> {
  await affectedRows(
    executor,
    'DELETE FROM company_invitations WHERE invited_by = ? OR email = (SELECT email FROM accounts WHERE id = ?)',
    [accountId, accountId],
  );
  // What an administrator wrote about the person.
  await affectedRows(
    executor,
    `DELETE t FROM activity_subjects s JOIN admin_activities a ON a.id = s.activity_id AND a.action IN ('NAME_OWNER', 'BAR_MEMBER')
     JOIN activity_texts t ON t.activity_id = a.id WHERE s.subject_id = ?`,
    [accountId],
  );
  await affectedRows(executor, 'DELETE FROM accounts WHERE id = ?', [accountId]);
}

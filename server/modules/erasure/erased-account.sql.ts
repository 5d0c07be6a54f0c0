import { nullable, text } from '../../db/row';
import { affectedRows, selectOne, type QueryExecutor } from '../../db/statements';

/** What colleagues read of an account. */
export async function personNameOf(executor: QueryExecutor, accountId: string): Promise<string | null> {
  const sql = 'SELECT person_name AS name FROM accounts WHERE id = ?';
  return (await selectOne(executor, { name: nullable(text) }, sql, [accountId]))?.name ?? null;
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

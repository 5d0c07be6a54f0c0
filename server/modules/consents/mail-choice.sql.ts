import type { MailPreference } from '../../../domain/consents';
import { read } from '../../db/read';
import { flag } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';

/** Asked when a mail is about to be sent. Who has chosen nothing, or has no account, wants it. */
export function isMailWanted(executor: QueryExecutor, email: string, kind: MailPreference): Promise<boolean> {
  return read(executor, async (manager) => {
    const choice = await selectOne(
      manager,
      { is_given: flag },
      `SELECT c.is_given FROM accounts a JOIN consents c ON c.account_id = a.id AND c.kind = ?
       WHERE a.email = ? ORDER BY c.number DESC LIMIT 1`,
      [kind, email],
    );
    return choice?.is_given !== false;
  });
}

import type { Database } from '../../../server/db/database';
import { affectedRows } from '../../../server/db/statements';

/** What someone may have got hold of since the backup: sessions, secret addresses, and the links of mails. */
const OPENERS = [
  'sessions',
  'calendar_feeds',
  'email_verifications',
  'password_resets',
  'disown_codes',
  'owner_codes',
] as const;

/** Everyone signs in again, and asks for links and feeds again. */
export async function endAllAccess({ manager }: Database): Promise<void> {
  for (const table of OPENERS) await affectedRows(manager, `DELETE FROM ${table}`, []);
  await affectedRows(
    manager,
    "UPDATE company_invitations SET open_mark = NULL, ended_as = 'WITHDRAWN', ended_at = UTC_TIMESTAMP(3) WHERE open_mark = 1",
    [],
  );
  await affectedRows(manager, 'UPDATE owner_changes SET code_hash = NULL WHERE code_hash IS NOT NULL', []);
}

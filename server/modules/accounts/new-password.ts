import { refuse, type ErrorCode } from '../../../domain/errors';
import { holdsOwnData, listedSpellings, type PasswordOwner } from '../../../domain/passwords';
import { selectOne, type Runner } from '../../db/statements';
import type { PasswordHasher } from '../../ports';
import { isWellKnown } from './password-list';

/** Why nobody should choose this password; null when it may be chosen. The list is large, so only the server asks it. */
export function whyGuessable(password: string, owner: PasswordOwner): ErrorCode | null {
  if (holdsOwnData(password, owner)) return 'PASSWORD_PERSONAL';
  return listedSpellings(password).some(isWellKnown) ? 'PASSWORD_WELL_KNOWN' : null;
}

/**
 * The hash of a new password, for every form that sets one.
 * Errors: PASSWORD_PERSONAL, PASSWORD_WELL_KNOWN.
 */
export async function hashNewPassword(
  passwords: PasswordHasher,
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  const fault = whyGuessable(password, owner);
  if (fault) throw refuse(fault, ['password']);
  return passwords.hash(password);
}

/** Whose password it is, as far as it could be guessed from that. */
export async function passwordOwner(runner: Runner, accountId: string): Promise<PasswordOwner> {
  const row = await selectOne<{
    email: string;
    full_name: string | null;
    company_name: string | null;
    admin_name: string | null;
  }>(
    runner,
    `SELECT a.email, s.full_name, c.company_name, admin.name AS admin_name FROM accounts a
     LEFT JOIN seekers s ON s.account_id = a.id LEFT JOIN companies c ON c.account_id = a.id LEFT JOIN admins admin ON admin.account_id = a.id
     WHERE a.id = ?`,
    [accountId],
  );
  return { email: row?.email ?? '', names: row ? [row.full_name, row.company_name, row.admin_name] : [] };
}

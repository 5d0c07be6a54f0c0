import type { DatabaseAccess } from '../../db/database';
import { selectOne, selectRows, type Runner } from '../../db/statements';
import type { Role } from '../../../domain/roles';

export interface AccountRow {
  id: string;
  email: string;
  password_hash: string | null;
  google_sub: string | null;
  email_verified_at: Date | null;
  active_role: Role;
  session_epoch: number;
  seeker_id: string | null;
  company_id: string | null;
  admin_id: string | null;
  has_second_factor: number;
}

const ACCOUNT_WITH_PROFILES = `
  SELECT a.id, a.email, a.password_hash, a.google_sub, a.email_verified_at, a.active_role, a.session_epoch,
         seeker.id AS seeker_id, company.id AS company_id, admin.account_id AS admin_id,
         factor.confirmed_at IS NOT NULL AS has_second_factor
  FROM accounts a
  LEFT JOIN seekers seeker ON seeker.account_id = a.id
  LEFT JOIN companies company ON company.account_id = a.id
  LEFT JOIN admins admin ON admin.account_id = a.id
  LEFT JOIN second_factors factor ON factor.account_id = a.id`;

export function findAccountByEmail(runner: Runner, email: string): Promise<AccountRow | null> {
  return selectOne<AccountRow>(runner, `${ACCOUNT_WITH_PROFILES} WHERE a.email = ?`, [email]);
}

export function findAccountById(runner: Runner, id: string): Promise<AccountRow | null> {
  return selectOne<AccountRow>(runner, `${ACCOUNT_WITH_PROFILES} WHERE a.id = ?`, [id]);
}

export function findAccountByGoogleSub(runner: Runner, sub: string): Promise<AccountRow | null> {
  return selectOne<AccountRow>(runner, `${ACCOUNT_WITH_PROFILES} WHERE a.google_sub = ?`, [sub]);
}

/** The address that mail to a company goes to; null for imported ones, which get none. */
export async function companyMailAddress(runner: Runner, companyId: string): Promise<string | null> {
  const row = await selectOne<{ email: string }>(
    runner,
    'SELECT a.email FROM companies c JOIN accounts a ON a.id = c.account_id WHERE c.id = ? AND c.is_imported = 0',
    [companyId],
  );
  return row?.email ?? null;
}

export async function seekerMailAddress(runner: Runner, seekerId: string): Promise<string | null> {
  const row = await selectOne<{ email: string }>(
    runner,
    'SELECT a.email FROM seekers s JOIN accounts a ON a.id = s.account_id WHERE s.id = ?',
    [seekerId],
  );
  return row?.email ?? null;
}

/** How many accounts there are, for start-up's question whether there is anything at all. */
export async function hasAnyAccount(dataSource: DatabaseAccess): Promise<boolean> {
  return (await selectRows<{ id: string }>(dataSource, 'SELECT id FROM accounts LIMIT 1')).length > 0;
}

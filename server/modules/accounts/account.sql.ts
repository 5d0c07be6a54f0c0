import type { CompanyRole } from '../../../domain/company-rights';
import type { PasswordOwner } from '../../../domain/passwords';
import { refuse } from '../../../domain/errors';
import { Role } from '../../../domain/roles';
import { columnsNamed, selected } from '../../db/field-table';
import { flag, nullable, oneOf, text, type Row } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';
import type { CompanyReaders } from '../../ports';
import { ACCOUNT_TABLE } from './account.table';

/** Which profiles an account `a` has, for a statement with PROFILE_JOINS. */
export const PROFILES = {
  seeker_id: nullable(text),
  company_id: nullable(text),
  company_role: nullable(oneOf<CompanyRole>()),
  is_leaving_company: flag,
  admin_id: nullable(text),
  has_second_factor: flag,
};
export const PROFILE_COLUMNS = `seeker.id AS seeker_id, member.company_id, member.role AS company_role,
         member.erasing_at IS NOT NULL AS is_leaving_company, admin.account_id AS admin_id,
         factor.confirmed_at IS NOT NULL AS has_second_factor`;
export const PROFILE_JOINS = `
  LEFT JOIN seekers seeker ON seeker.account_id = a.id
  LEFT JOIN company_members member ON member.account_id = a.id
  LEFT JOIN admins admin ON admin.account_id = a.id
  LEFT JOIN second_factors factor ON factor.account_id = a.id`;

const OWN = columnsNamed(
  ACCOUNT_TABLE,
  'id',
  'email',
  'password_hash',
  'email_verified_at',
  'active_role',
  'session_epoch',
);
const ACCOUNT = {
  ...OWN,
  ...PROFILES,
};
export type AccountRow = Row<typeof ACCOUNT>;

const ACCOUNT_WITH_PROFILES = `
  SELECT ${selected('a', OWN)}, ${PROFILE_COLUMNS}
  FROM accounts a ${PROFILE_JOINS}`;

/** The roles that an account holds. */
export function rolesOf({ seeker_id, company_id, admin_id }: Row<typeof PROFILES>): Role[] {
  return [...(seeker_id ? [Role.USER] : []), ...(company_id ? [Role.COMPANY] : []), ...(admin_id ? [Role.ADMIN] : [])];
}

export function findAccountByEmail(executor: QueryExecutor, email: string): Promise<AccountRow | null> {
  return selectOne(executor, ACCOUNT, `${ACCOUNT_WITH_PROFILES} WHERE a.email = ?`, [email]);
}

export function findAccountById(executor: QueryExecutor, id: string): Promise<AccountRow | null> {
  return selectOne(executor, ACCOUNT, `${ACCOUNT_WITH_PROFILES} WHERE a.id = ?`, [id]);
}

export function findAccountByGoogleSub(executor: QueryExecutor, sub: string): Promise<AccountRow | null> {
  return selectOne(executor, ACCOUNT, `${ACCOUNT_WITH_PROFILES} WHERE a.google_sub = ?`, [sub]);
}

/** Whether the address was verified or an account at Google linked. */
export async function isProved(executor: QueryExecutor, accountId: string): Promise<boolean> {
  const sql = 'SELECT email_verified_at IS NOT NULL OR google_sub IS NOT NULL AS is_proved FROM accounts WHERE id = ?';
  return (await selectOne(executor, { is_proved: flag }, sql, [accountId]))?.is_proved ?? false;
}

/**
 * Whether an open erasure would take along a profile that the account gains now. The caller holds the lock of the profile
 * that the account has, as does anyone who asks for an erasure.
 */
export async function isToBeErased(executor: QueryExecutor, accountId: string): Promise<boolean> {
  const sql = `SELECT id FROM erasures WHERE open_account_id = ?
    AND (role IS NULL OR (role = 'COMPANY' AND closed_at IS NULL))`;
  return (await selectOne(executor, { id: text }, sql, [accountId])) !== null;
}

/**
 * Refuses a new way in to an account that is being erased. The caller has written to the account, so that an erasure
 * either has closed it by now or waits. Error: ERASURE_WAITING.
 */
export async function refuseWhileErased(executor: QueryExecutor, accountId: string): Promise<void> {
  const sql = 'SELECT id FROM erasures WHERE open_account_id = ? AND role IS NULL AND closed_at IS NOT NULL';
  if (await selectOne(executor, { id: text }, sql, [accountId])) throw refuse('ERASURE_WAITING');
}

async function selectEmail(executor: QueryExecutor, sql: string, id: string): Promise<string | null> {
  return (await selectOne(executor, { email: text }, sql, [id]))?.email ?? null;
}

/** Mail to members of a company; null for one that is imported or erased, which gets none. */
export async function mailToCompany(
  executor: QueryExecutor,
  companyId: string,
  readers: CompanyReaders['readers'],
): Promise<CompanyReaders | null> {
  const sql = 'SELECT id FROM companies WHERE id = ? AND email IS NOT NULL AND is_imported = 0';
  return (await selectOne(executor, { id: text }, sql, [companyId])) && { companyId, readers };
}

export function seekerMailAddress(executor: QueryExecutor, seekerId: string): Promise<string | null> {
  const sql = 'SELECT a.email FROM seekers s JOIN accounts a ON a.id = s.account_id WHERE s.id = ?';
  return selectEmail(executor, sql, seekerId);
}

/** What a password of this account could be guessed from. */
export async function passwordOwner(executor: QueryExecutor, accountId: string): Promise<PasswordOwner> {
  const row = await selectOne(
    executor,
    { email: text, full_name: nullable(text), company_name: nullable(text), admin_name: nullable(text) },
    `SELECT a.email, s.full_name, c.company_name, admin.name AS admin_name FROM accounts a
     LEFT JOIN seekers s ON s.account_id = a.id LEFT JOIN company_members m ON m.account_id = a.id
     LEFT JOIN companies c ON c.id = m.company_id LEFT JOIN admins admin ON admin.account_id = a.id
     WHERE a.id = ?`,
    [accountId],
  );
  if (!row) return { email: '', names: [] };
  const { email, full_name, company_name, admin_name } = row;
  return {
    email,
    names: [full_name, company_name, admin_name],
    isCompany: !full_name && !admin_name && company_name !== null,
  };
}

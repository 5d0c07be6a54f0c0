import { refuse } from '../../../../domain/errors';
import { effectiveRole, Role } from '../../../../domain/roles';
import { affectedRows } from '../../../db/statements';
import type { Services } from '../../../services';
import { findAccountByEmail, type AccountRow } from '../../accounts/public';

export interface LoginAttempt {
  email: string;
  password: string;
  clientAddress: string;
}

/**
 * Checks e-mail and password. An unknown e-mail and a wrong password answer the same, in the same time; only who
 * knows the password learns more. Tries count here, so that aliases in one request do not multiply them.
 * Errors: INVALID_CREDENTIALS, TOO_MANY_ATTEMPTS, USER_NOT_FOUND, USER_TYPE_MISMATCH. Answers the account's id.
 */
export async function login(services: Services, { email, password, clientAddress }: LoginAttempt): Promise<string> {
  const tries = `${clientAddress}:${email}`;
  await services.limiter.consume('login', [email, tries]);
  const account = await findAccountByEmail(services.dataSource, email);
  const isRight = await services.passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight) throw refuse('INVALID_CREDENTIALS');
  await services.limiter.forgive('login', email);
  await services.limiter.forgive('login', tries);
  refuseWithoutProfile(account);
  await affectedRows(services.dataSource, 'UPDATE accounts SET last_active_at = ? WHERE id = ?', [services.clock.now(), account.id]);
  return account.id;
}

function refuseWithoutProfile(account: AccountRow): void {
  const roles = [
    ...(account.seeker_id ? [Role.USER] : []),
    ...(account.company_id ? [Role.COMPANY] : []),
    ...(account.admin_id ? [Role.ADMIN] : []),
  ];
  if (roles.length === 0) throw refuse('USER_NOT_FOUND');
  if (!effectiveRole(account.active_role, roles)) throw refuse('USER_TYPE_MISMATCH');
}

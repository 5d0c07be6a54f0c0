import { refuse } from '../../../../domain/errors';
import { effectiveRole, Role } from '../../../../domain/roles';
import { affectedRows } from '../../../db/statements';
import type { Services } from '../../../services';
import type { SignedIn } from '../../../graphql/context';
import { countPasswordTry, findAccountByEmail, forgivePasswordTries, type AccountRow } from '../../accounts/public';

export interface LoginAttempt {
  email: string;
  password: string;
  clientAddress: string;
}

/**
 * Checks e-mail and password. An unknown e-mail and a wrong password answer the same, in the same time; only who
 * knows the password learns more. Tries count here, so that aliases in one request do not multiply them.
 * Errors: INVALID_CREDENTIALS, TOO_MANY_ATTEMPTS, USER_NOT_FOUND, USER_TYPE_MISMATCH.
 */
export async function login(services: Services, { email, password, clientAddress }: LoginAttempt): Promise<SignedIn> {
  await countPasswordTry(services.limiter, email, clientAddress);
  const account = await findAccountByEmail(services.dataSource, email);
  const isRight = await services.passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight) throw refuse('INVALID_CREDENTIALS');
  await forgivePasswordTries(services.limiter, email, clientAddress);
  refuseWithoutProfile(account);
  await affectedRows(services.dataSource, 'UPDATE accounts SET last_active_at = ? WHERE id = ?', [services.clock.now(), account.id]);
  return { accountId: account.id, sessionEpoch: account.session_epoch };
}

/** Whoever gets this far has shown who they are, so the texts may tell more (specification, section 8, Login). */
export function refuseWithoutProfile(account: AccountRow): void {
  const roles = [
    ...(account.seeker_id ? [Role.USER] : []),
    ...(account.company_id ? [Role.COMPANY] : []),
    ...(account.admin_id ? [Role.ADMIN] : []),
  ];
  if (roles.length === 0) throw refuse('USER_NOT_FOUND');
  if (!effectiveRole(account.active_role, roles)) throw refuse('USER_TYPE_MISMATCH');
}

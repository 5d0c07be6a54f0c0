import { refuse } from '../../../../domain/errors';
import { effectiveRole, Role } from '../../../../domain/roles';
import type { Services } from '../../../services';
import type { Browser, SignedIn } from '../../../graphql/context';
import { countPasswordTry, findAccountByEmail, forgivePasswordTries, type AccountRow } from '../../accounts/public';
import { completeSignIn } from './complete-sign-in';

export interface LoginAttempt {
  email: string;
  password: string;
  /** Of the second factor; null where none was given. */
  code: string | null;
  clientAddress: string;
  browser: Browser;
}

/**
 * Checks e-mail and password. An unknown e-mail and a wrong password get the same answer in the same time; only with the
 * right password does the caller learn more, such as that a code is required. Tries are counted here, so that aliases in
 * one request count too.
 * Errors: INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS, USER_NOT_FOUND, USER_TYPE_MISMATCH.
 */
export async function login(
  services: Services,
  { email, password, code, clientAddress, browser }: LoginAttempt,
): Promise<SignedIn> {
  await countPasswordTry(services.limiter, email, clientAddress);
  const account = await findAccountByEmail(services.dataSource, email);
  const isRight = await services.passwords.verify(account?.password_hash ?? null, password);
  if (!account || !isRight) throw refuse('INVALID_CREDENTIALS');
  refuseWithoutProfile(account);
  const signedIn = await completeSignIn(services, account, { code, browser });
  await forgivePasswordTries(services.limiter, email, clientAddress);
  return signedIn;
}

/** The caller has shown the right password by now, so these texts may tell more. */
export function refuseWithoutProfile(account: AccountRow): void {
  const roles = [
    ...(account.seeker_id ? [Role.USER] : []),
    ...(account.company_id ? [Role.COMPANY] : []),
    ...(account.admin_id ? [Role.ADMIN] : []),
  ];
  if (roles.length === 0) throw refuse('USER_NOT_FOUND');
  if (!effectiveRole(account.active_role, roles)) throw refuse('USER_TYPE_MISMATCH');
}

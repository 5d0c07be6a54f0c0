import type { z } from 'zod';
import type { loginSchema } from '../../../../domain/accounts.schema';
import { refuse } from '../../../../domain/errors';
import { effectiveRole } from '../../../../domain/roles';
import type { Caller, SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import { countedPasswordTry, findAccountByEmail, rolesOf, type AccountRow } from '../../accounts';
import { completeSignIn } from './complete-sign-in';

/**
 * Checks e-mail and password. An unknown e-mail and a wrong password get the same response in the same time; only with the
 * right password does the caller learn more, such as that a code is required. Tries are counted here, so that aliases in
 * one request count too.
 */
export function login(
  services: Services,
  { email, password, code }: z.output<typeof loginSchema>,
  { clientAddress, session }: Caller,
): Promise<SignedIn> {
  return countedPasswordTry(services.limiter, email, clientAddress, async () => {
    const account = await findAccountByEmail(services.dataSource, email);
    const isRight = await services.passwords.verify(account?.password_hash ?? null, password);
    if (!account || !isRight) throw refuse('INVALID_CREDENTIALS');
    refuseWithoutProfile(account);
    return completeSignIn(services, account, code, session.browser);
  });
}

/** The caller has shown the right password by now, so these texts may tell more. */
export function refuseWithoutProfile(account: AccountRow): void {
  const roles = rolesOf(account);
  if (roles.length === 0) throw refuse('USER_NOT_FOUND');
  if (!effectiveRole(account.active_role, roles)) throw refuse('USER_TYPE_MISMATCH');
}

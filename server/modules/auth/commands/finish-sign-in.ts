import { refuse } from '../../../../domain/errors';
import type { Browser, SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import { countPasswordTry, findAccountById, forgivePasswordTries, type AwaitedSignIn } from '../../accounts/public';
import { completeSignIn } from './complete-sign-in';

interface AwaitedCode {
  /** The sign-in that waits in this browser. */
  awaited: AwaitedSignIn | null;
  code: string;
  clientAddress: string;
  browser: Browser;
}

/**
 * Completes a sign-in with Google that only needed the code. Wrong codes count in the login limiter.
 * Errors: SIGN_IN_EXPIRED, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS.
 */
export async function finishSignIn(
  services: Services,
  { awaited, code, clientAddress, browser }: AwaitedCode,
): Promise<SignedIn> {
  const account = awaited && (await findAccountById(services.dataSource, awaited.accountId));
  // Another epoch: the password was changed, or all sessions were ended, since the sign-in with Google.
  if (!account || account.session_epoch !== awaited.sessionEpoch) throw refuse('SIGN_IN_EXPIRED');
  await countPasswordTry(services.limiter, account.email, clientAddress);
  const signedIn = await completeSignIn(services, account, { code, browser });
  await forgivePasswordTries(services.limiter, account.email, clientAddress);
  return signedIn;
}

import { refuse } from '../../../../domain/errors';
import { inTransaction } from '../../../db/transaction';
import type { Caller, SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import { countedPasswordTry, findAccountById } from '../../accounts';
import { completeSignIn } from './complete-sign-in';
import { linkGoogle } from './sign-in-with-google';

/**
 * Completes the sign-in with Google that waits for a code in this browser, and links it where it is the first. Wrong codes count in the login limiter.
 */
export async function finishSignIn(
  services: Services,
  code: string,
  { clientAddress, session: { awaitedSignIn, browser } }: Caller,
): Promise<SignedIn> {
  const account = awaitedSignIn && (await findAccountById(services.dataSource, awaitedSignIn.accountId));
  // Another epoch: the password was changed, or all sessions were ended, since the sign-in with Google.
  if (!account || account.session_epoch !== awaitedSignIn.sessionEpoch) throw refuse('SIGN_IN_EXPIRED');
  return countedPasswordTry(services.limiter, account.email, clientAddress, async () => {
    const signedIn = await completeSignIn(services, account, code, browser);
    const { linkSub } = awaitedSignIn;
    if (linkSub !== undefined)
      await inTransaction(services.dataSource, (transaction) => linkGoogle(services, transaction, account.id, linkSub));
    return signedIn;
  });
}

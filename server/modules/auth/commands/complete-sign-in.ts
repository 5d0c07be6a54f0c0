import { type EntityManager } from 'typeorm';
import { write } from '../../../db/write';
import { inTransaction } from '../../../db/transaction';
import type { Browser, SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import type { AccountRow } from '../../accounts/public';
import { tellOfNewDevice } from '../new-device';
import { proveSecondFactor } from './prove-second-factor';
import { Account } from '../../accounts/public';

interface LastStep {
  /** Of the second factor; null when none was given. */
  code: string | null;
  browser: Browser;
}

/**
 * The last step of every sign-in to an existing account: checks the code if its second factor is on, and mails the owner
 * if the browser is new.
 * Errors: SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS.
 */
export async function completeSignIn(
  services: Services,
  account: AccountRow,
  { code, browser }: LastStep,
): Promise<SignedIn> {
  const provedAt = account.has_second_factor === 1 ? await proveSecondFactor(services, account, code) : null;
  const now = services.clock.now();
  const noteUse = (manager: EntityManager) => manager.getRepository(Account).update(account.id, { lastActiveAt: now });
  if (browser.isKnownTo(account.id)) await write(services.dataSource, noteUse);
  else {
    await inTransaction(services.dataSource, async (transaction) => {
      await noteUse(transaction.manager);
      await tellOfNewDevice(services, transaction, account, browser);
    });
  }
  return { accountId: account.id, sessionEpoch: account.session_epoch, provedAt };
}

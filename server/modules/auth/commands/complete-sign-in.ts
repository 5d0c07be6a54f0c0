import type { EntityManager } from 'typeorm';
import { inTransaction, type Transaction } from '../../../db/transaction';
import { write } from '../../../db/write';
import type { Browser, SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import { Account, deviceOf, mailAccessNews, type AccountRow } from '../../accounts';
import { signedInFromNewDevice } from '../auth.mails';
import { proveSecondFactor } from './prove-second-factor';

/**
 * The last step of every sign-in to an existing account: checks the code if its second factor is on (null when none was
 * given), and mails the owner if the browser is new.
 */
export async function completeSignIn(
  services: Services,
  account: AccountRow,
  code: string | null,
  browser: Browser,
): Promise<SignedIn> {
  const provedAt = account.has_second_factor ? await proveSecondFactor(services, account, code) : null;
  const now = services.clock.now();
  const noteUse = (manager: EntityManager) => manager.getRepository(Account).update(account.id, { lastActiveAt: now });
  if (browser.isKnownTo(account.id)) await write(services.dataSource, noteUse);
  else {
    await inTransaction(services.dataSource, async (transaction) => {
      await noteUse(transaction.manager);
      await mailAboutNewDevice(services, transaction, account, browser);
    });
  }
  return { accountId: account.id, sessionEpoch: account.session_epoch, provedAt };
}

export async function mailAboutNewDevice(
  services: Services,
  transaction: Transaction,
  { id, email }: AccountRow,
  browser: Browser,
): Promise<void> {
  if (browser.isKnownTo(id)) return;
  const news = signedInFromNewDevice(deviceOf(browser.userAgent), services.clock.now());
  await mailAccessNews(services, transaction, email, news);
}

import type { Database } from '../../server/db/database';
import { normalizeEmail } from '../../domain/accounts';
import { newId } from '../../server/db/columns';
import { inTransaction } from '../../server/db/transaction';
import {
  endAllSessions,
  findAccountByEmail,
  forgetAccessChanges,
  removeSecondFactor,
} from '../../server/modules/accounts';
import { secondFactorResetMail } from '../../server/modules/auth';
import { insertMails } from '../../server/modules/mail';
import { withDatabase } from '../../testkit/database/with-database';
import { createProgress } from '../progress';
import { StartUpError } from '../start-up-error';

const USAGE = 'npm run ops -- admin:reset-second-factor <email>';

/**
 * For a person who has lost phone and recovery codes: removes the second factor, signs the account out everywhere and
 * mails its owner. Throws StartUpError when there is none.
 */
export async function resetSecondFactor(dataSource: Database, email: string, now: Date): Promise<void> {
  const address = normalizeEmail(email);
  const account = await findAccountByEmail(dataSource.manager, address);
  if (!account) throw new StartUpError(`There is no account with the address ${address}; nothing was changed.`);
  await inTransaction(dataSource, async (transaction) => {
    if (!(await removeSecondFactor(transaction.manager, account.id)))
      throw new StartUpError(`${address} has no second factor; nothing was changed.`);
    // A link in the mailbox must not bring back what the phone is lost for.
    await forgetAccessChanges(transaction.manager, account.id, 'SECOND_FACTOR');
    await endAllSessions(transaction.manager, account.id);
    await insertMails(transaction.manager, [
      { effectKey: `second-factor-reset:${newId()}`, mail: secondFactorResetMail(address), dueAt: now, now },
    ]);
  });
}

export async function resetFromCommandLine([email, ...others]: readonly string[]): Promise<void> {
  if (email === undefined || others.length > 0) throw new StartUpError(USAGE);
  const onProgress = createProgress();
  await withDatabase({ isMigrated: true, onProgress }, async (dataSource) => {
    await resetSecondFactor(dataSource, email, new Date());
    process.stdout.write(
      `${normalizeEmail(email)} has no second factor now and is signed out everywhere. The password is as it was.\n`,
    );
  });
}

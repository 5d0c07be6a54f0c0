import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { inTransaction } from '../../../db/transaction';
import type { SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import { Account, endAllSessions, SecondFactor } from '../../accounts/public';
import { replaceRecoveryCodes } from '../recovery-codes';
import { unseal } from '../sealed-secret';
import { secondFactorMail } from '../sign-in.mails';
import { stepOfCode } from '../totp';
import { read } from '../../../db/read';

/**
 * Turns the second factor on with a first code of the app. All sessions end, because none of them has shown a code.
 * Returns what this browser's new session is to be started for, and the recovery codes, which are never shown again.
 * Errors: SECOND_FACTOR_ON, SECOND_FACTOR_OFF when it was not started, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS.
 */
export async function confirmSecondFactor(
  services: Services,
  actor: Actor,
  code: string,
): Promise<{ signedIn: SignedIn; recoveryCodes: string[] }> {
  const { accountId, email } = actor;
  if (actor.hasSecondFactor) throw refuse('SECOND_FACTOR_ON');
  await services.limiter.consume('second-factor', [accountId]);
  const begun = await read(services.dataSource, (manager) =>
    manager.getRepository(SecondFactor).findOneBy({ accountId, confirmedAt: IsNull() }),
  );
  if (!begun) throw refuse('SECOND_FACTOR_OFF');
  const now = services.clock.now();
  const secret = unseal(services.env.SESSION_SECRET, accountId, begun.sealedSecret);
  const step = secret && stepOfCode(secret, code, now);
  if (step === null) throw refuse('SECOND_FACTOR_WRONG', ['code']);
  await services.limiter.forgive('second-factor', accountId);
  return inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const { affected } = await manager
      .getRepository(SecondFactor)
      .update(
        { accountId, confirmedAt: IsNull(), sealedSecret: begun.sealedSecret },
        { confirmedAt: now, lastUsedStep: step },
      );
    if (!affected) throw refuse('SECOND_FACTOR_ON');
    const recoveryCodes = await replaceRecoveryCodes(transaction, accountId, now);
    await endAllSessions(manager, accountId);
    await services.outbox.queueMail(
      transaction,
      `second-factor-on:${newId()}`,
      secondFactorMail({ to: email, appUrl: services.env.APP_URL, news: 'ON' }),
    );
    const { sessionEpoch } = await manager.getRepository(Account).findOneByOrFail({ id: accountId });
    return { signedIn: { accountId, sessionEpoch, provedAt: now }, recoveryCodes };
  });
}

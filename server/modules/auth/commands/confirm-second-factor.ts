import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { affectedRows, selectOne } from '../../../db/statements';
import { inTransaction } from '../../../db/transaction';
import type { SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import { endAllSessions } from '../../accounts/public';
import { replaceRecoveryCodes } from '../recovery-codes';
import { unseal } from '../sealed-secret';
import { secondFactorMail } from '../sign-in.mails';
import { stepOfCode } from '../totp';

/**
 * Turns the second factor on with a first code of the app. All sessions end, because none of them has shown a code;
 * the answer says for what to start this browser's new one, and has the recovery codes, which are never shown again.
 * Errors: SECOND_FACTOR_ON, SECOND_FACTOR_OFF when nothing was begun, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS.
 */
export async function confirmSecondFactor(
  services: Services,
  actor: Actor,
  code: string,
): Promise<{ signedIn: SignedIn; recoveryCodes: string[] }> {
  const { accountId, email } = actor;
  if (actor.hasSecondFactor) throw refuse('SECOND_FACTOR_ON');
  await services.limiter.consume('second-factor', [accountId]);
  const begun = await selectOne<{ sealed_secret: string }>(
    services.dataSource,
    'SELECT sealed_secret FROM second_factors WHERE account_id = ? AND confirmed_at IS NULL',
    [accountId],
  );
  if (!begun) throw refuse('SECOND_FACTOR_OFF');
  const now = services.clock.now();
  const secret = unseal(services.env.SESSION_SECRET, accountId, begun.sealed_secret);
  const step = secret && stepOfCode(secret, code, now);
  if (step === null) throw refuse('SECOND_FACTOR_WRONG', ['code']);
  await services.limiter.forgive('second-factor', accountId);
  return inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const confirmed = await affectedRows(
      manager,
      'UPDATE second_factors SET confirmed_at = ?, last_used_step = ? WHERE account_id = ? AND confirmed_at IS NULL AND sealed_secret = ?',
      [now, step, accountId, begun.sealed_secret],
    );
    if (confirmed === 0) throw refuse('SECOND_FACTOR_ON');
    const recoveryCodes = await replaceRecoveryCodes(transaction, accountId, now);
    await endAllSessions(manager, accountId);
    await services.outbox.queueMail(
      transaction,
      `second-factor-on:${newId()}`,
      secondFactorMail({ to: email, appUrl: services.env.APP_URL, news: 'ON' }),
    );
    const row = await selectOne<{ session_epoch: number }>(manager, 'SELECT session_epoch FROM accounts WHERE id = ?', [
      accountId,
    ]);
    return { signedIn: { accountId, sessionEpoch: row?.session_epoch ?? 0, provedAt: now }, recoveryCodes };
  });
}

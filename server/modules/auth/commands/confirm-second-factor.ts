import { IsNull, MoreThan } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { ENROLMENT_MINUTES } from '../../../../domain/second-factor';
import { MINUTE_MS } from '../../../../domain/time';
import type { Actor } from '../../../actor';
import { read } from '../../../db/read';
import { inTransaction } from '../../../db/transaction';
import type { SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import { lockAccess, Account, endAllSessions, mailUndoableChange, SecondFactor } from '../../accounts';
import { SECOND_FACTOR_ON } from '../auth.mails';
import { replaceRecoveryCodes } from '../recovery-codes';
import { unseal } from '../sealed-secret';
import { stepOfCode } from '../totp';

/**
 * Turns the second factor on with a first code of the app. All sessions end, because none of them has shown a code.
 * Returns the viewer for this browser's new session, and the recovery codes, which are never shown again.
 */
export async function confirmSecondFactor(
  services: Services,
  { accountId, hasSecondFactor }: Actor,
  code: string,
): Promise<{ signedIn: SignedIn; recoveryCodes: string[] }> {
  if (hasSecondFactor) throw refuse('SECOND_FACTOR_ON');
  await services.limiter.consume('second-factor', accountId);
  // The proof of the owner was given when it was started: it must not last forever.
  const started = new Date(services.clock.now().getTime() - ENROLMENT_MINUTES * MINUTE_MS);
  const isOff = { accountId, confirmedAt: IsNull(), createdAt: MoreThan(started) };
  const begun = await read(services.dataSource, (manager) => manager.getRepository(SecondFactor).findOneBy(isOff));
  if (!begun) throw refuse('SECOND_FACTOR_OFF');
  const now = services.clock.now();
  const { sealedSecret } = begun;
  const secret = unseal(services.env.SESSION_SECRET, accountId, sealedSecret);
  const step = secret && stepOfCode(secret, code, now);
  if (step === null) throw refuse('SECOND_FACTOR_WRONG', ['code']);
  await services.limiter.forgive('second-factor', accountId);
  return inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const before = await lockAccess(transaction, accountId, 'SECOND_FACTOR');
    const { affected } = await manager
      .getRepository(SecondFactor)
      .update({ ...isOff, sealedSecret }, { confirmedAt: now, lastUsedStep: step });
    if (!affected) throw refuse('SECOND_FACTOR_ON');
    const recoveryCodes = await replaceRecoveryCodes(transaction, accountId, now);
    await endAllSessions(manager, accountId);
    await mailUndoableChange(services, transaction, before, SECOND_FACTOR_ON);
    const { sessionEpoch } = await manager.getRepository(Account).findOneByOrFail({ id: accountId });
    return { signedIn: { accountId, sessionEpoch, provedAt: now }, recoveryCodes };
  });
}

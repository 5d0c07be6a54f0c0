import { IsNull, LessThan, Not } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { isTotpCode } from '../../../../domain/second-factor';
import { read } from '../../../db/read';
import { inTransaction } from '../../../db/transaction';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { type Account, hashOfCode, mailAccessNews, RecoveryCode, SecondFactor } from '../../accounts';
import { recoveryCodeUsed } from '../auth.mails';
import { unseal } from '../sealed-secret';
import { confirmedFactor, secondFactorOf } from '../second-factor.queries';
import { stepOfCode } from '../totp';

type FactorOwner = Pick<Account, 'id' | 'email'>;

/**
 * Uses up a code of the app, or a recovery code, of an account whose second factor is on. Each is valid once, also for
 * concurrent requests. Returns when it was shown.
 */
export async function proveSecondFactor(services: Services, owner: FactorOwner, code: string | null): Promise<Date> {
  if (code === null) throw refuse('SECOND_FACTOR_REQUIRED', ['code']);
  await services.limiter.consume('second-factor', owner.id);
  const isRight = isTotpCode(code)
    ? await useTotpCode(services, owner.id, code)
    : await useRecoveryCode(services, owner, code);
  if (!isRight) throw refuse('SECOND_FACTOR_WRONG', ['code']);
  await services.limiter.forgive('second-factor', owner.id);
  return services.clock.now();
}

async function useTotpCode(
  { dataSource, env, clock, logger }: Services,
  accountId: string,
  code: string,
): Promise<boolean> {
  const factor = await read(dataSource, (manager) => confirmedFactor(manager, accountId));
  if (!factor) return false;
  const { sealedSecret } = factor;
  const secret = unseal(env.SESSION_SECRET, accountId, sealedSecret);
  if (!secret)
    logger.warn({ accountId }, 'a second factor was sealed with another SESSION_SECRET; only its recovery codes work');
  const step = secret && stepOfCode(secret, code, clock.now());
  if (step === null) return false;
  // The condition decides between concurrent requests: of two with one code, one matches no row.
  const unused = { accountId, confirmedAt: Not(IsNull()), sealedSecret, lastUsedStep: LessThan(step) };
  const { affected } = await write(dataSource, (manager) =>
    manager.getRepository(SecondFactor).update(unused, { lastUsedStep: step }),
  );
  return Boolean(affected);
}

async function useRecoveryCode(services: Services, { id, email }: FactorOwner, code: string): Promise<boolean> {
  return inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const { affected } = await manager
      .getRepository(RecoveryCode)
      .update({ accountId: id, codeHash: hashOfCode(code), usedAt: IsNull() }, { usedAt: services.clock.now() });
    if (!affected) return false;
    const { recoveryCodesLeft: left } = await secondFactorOf(manager, id);
    await mailAccessNews(services, transaction, email, recoveryCodeUsed(left));
    return true;
  });
}

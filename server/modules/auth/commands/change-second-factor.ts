import { IsNull, Not } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { requireFreshProof, type Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { mailAccessChange, removeSecondFactor, SecondFactor } from '../../accounts/public';
import { NEW_RECOVERY_CODES, SECOND_FACTOR_OFF } from '../auth.mails';
import { replaceRecoveryCodes } from '../recovery-codes';

/** Turns the second factor off. Errors: SECOND_FACTOR_OFF, STEP_UP_REQUIRED. */
export async function turnOffSecondFactor(services: Services, actor: Actor): Promise<void> {
  requireFactorAndProof(services, actor);
  await inTransaction(services.dataSource, async (transaction) => {
    if (!(await removeSecondFactor(transaction.manager, actor.accountId))) throw refuse('SECOND_FACTOR_OFF');
    await mailAccessChange(services, transaction, actor.email, SECOND_FACTOR_OFF);
  });
}

/** Replaces the recovery codes by ten new ones. Errors: SECOND_FACTOR_OFF, STEP_UP_REQUIRED. */
export async function renewRecoveryCodes(services: Services, actor: Actor): Promise<string[]> {
  requireFactorAndProof(services, actor);
  const isOn = { accountId: actor.accountId, confirmedAt: Not(IsNull()) };
  return inTransaction(services.dataSource, async (transaction) => {
    // Locks the row, so that of two concurrent renewals the later one's codes are valid.
    const { affected } = await transaction.manager
      .getRepository(SecondFactor)
      .increment(isOn, 'lastUsedStep' satisfies keyof SecondFactor, 0);
    if (!affected) throw refuse('SECOND_FACTOR_OFF');
    const codes = await replaceRecoveryCodes(transaction, actor.accountId, services.clock.now());
    await mailAccessChange(services, transaction, actor.email, NEW_RECOVERY_CODES);
    return codes;
  });
}

function requireFactorAndProof({ clock }: Services, actor: Actor): void {
  if (!actor.hasSecondFactor) throw refuse('SECOND_FACTOR_OFF');
  requireFreshProof(actor, clock.now());
}

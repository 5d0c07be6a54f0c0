import { IsNull, Not } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { requireFreshProof, type Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { removeSecondFactor, SecondFactor } from '../../accounts/public';
import { replaceRecoveryCodes } from '../recovery-codes';
import { secondFactorMail } from '../sign-in.mails';

/** Turns the second factor off. Errors: SECOND_FACTOR_OFF, STEP_UP_REQUIRED. */
export async function turnOffSecondFactor(services: Services, actor: Actor): Promise<void> {
  requireFactorAndProof(services, actor);
  await inTransaction(services.dataSource, async (transaction) => {
    if (!(await removeSecondFactor(transaction.manager, actor.accountId))) throw refuse('SECOND_FACTOR_OFF');
    const mail = secondFactorMail({ to: actor.email, appUrl: services.env.APP_URL, news: 'OFF' });
    await services.outbox.queueMail(transaction, `second-factor-off:${newId()}`, mail);
  });
}

/** Replaces the recovery codes by ten new ones. Errors: SECOND_FACTOR_OFF, STEP_UP_REQUIRED. */
export async function renewRecoveryCodes(services: Services, actor: Actor): Promise<string[]> {
  requireFactorAndProof(services, actor);
  return inTransaction(services.dataSource, async (transaction) => {
    // Locks the row, so that of two concurrent renewals the later one's codes are valid.
    const { affected } = await transaction.manager
      .getRepository(SecondFactor)
      .increment(
        { accountId: actor.accountId, confirmedAt: Not(IsNull()) },
        'lastUsedStep' satisfies keyof SecondFactor,
        0,
      );
    if (!affected) throw refuse('SECOND_FACTOR_OFF');
    const codes = await replaceRecoveryCodes(transaction, actor.accountId, services.clock.now());
    const mail = secondFactorMail({ to: actor.email, appUrl: services.env.APP_URL, news: 'RECOVERY_CODES' });
    await services.outbox.queueMail(transaction, `recovery-codes:${newId()}`, mail);
    return codes;
  });
}

function requireFactorAndProof({ clock }: Services, actor: Actor): void {
  if (!actor.hasSecondFactor) throw refuse('SECOND_FACTOR_OFF');
  requireFreshProof(actor, clock.now());
}

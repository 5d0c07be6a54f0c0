import { IsNull, Not } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import type { OwnerProof } from '../../../../domain/accounts.schema';
import type { Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { lockAccess, mailUndoableChange, removeSecondFactor, requireOwner, SecondFactor } from '../../accounts';
import { NEW_RECOVERY_CODES, SECOND_FACTOR_OFF } from '../auth.mails';
import { replaceRecoveryCodes } from '../recovery-codes';

/** Turns the second factor off. */
export async function turnOffSecondFactor(
  services: Services,
  actor: Actor,
  proof: OwnerProof,
  clientAddress: string,
): Promise<void> {
  if (!actor.hasSecondFactor) throw refuse('SECOND_FACTOR_OFF');
  await requireOwner(services, actor, proof, clientAddress);
  await inTransaction(services.dataSource, async (transaction) => {
    const before = await lockAccess(transaction, actor.accountId, 'SECOND_FACTOR');
    if (!(await removeSecondFactor(transaction.manager, actor.accountId))) throw refuse('SECOND_FACTOR_OFF');
    await mailUndoableChange(services, transaction, before, SECOND_FACTOR_OFF);
  });
}

/** Replaces the recovery codes by ten new ones. */
export async function renewRecoveryCodes(
  services: Services,
  actor: Actor,
  proof: OwnerProof,
  clientAddress: string,
): Promise<string[]> {
  if (!actor.hasSecondFactor) throw refuse('SECOND_FACTOR_OFF');
  await requireOwner(services, actor, proof, clientAddress);
  const isOn = { accountId: actor.accountId, confirmedAt: Not(IsNull()) };
  return inTransaction(services.dataSource, async (transaction) => {
    const before = await lockAccess(transaction, actor.accountId, 'SECOND_FACTOR');
    // Locks the row, so that of two concurrent renewals the later one's codes are valid.
    const { affected } = await transaction.manager
      .getRepository(SecondFactor)
      .increment(isOn, 'lastUsedStep' satisfies keyof SecondFactor, 0);
    if (!affected) throw refuse('SECOND_FACTOR_OFF');
    const codes = await replaceRecoveryCodes(transaction, actor.accountId, services.clock.now());
    await mailUndoableChange(services, transaction, before, NEW_RECOVERY_CODES);
    return codes;
  });
}

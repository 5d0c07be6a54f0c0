import { IsNull, Not, type EntityManager } from 'typeorm';
import { RecoveryCode, SecondFactor } from './second-factor.entity';

/**
 * Takes the authenticator app and the recovery codes off an account. Answers whether it had an app that counted. Part
 * of whatever voids an account's credentials: a stranger's app would keep its owner out.
 */
export async function removeSecondFactor(manager: EntityManager, accountId: string): Promise<boolean> {
  const factors = manager.getRepository(SecondFactor);
  await manager.getRepository(RecoveryCode).delete({ accountId });
  const removed = await factors.delete({ accountId, confirmedAt: Not(IsNull()) });
  await factors.delete({ accountId });
  return Boolean(removed.affected);
}

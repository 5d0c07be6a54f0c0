import { IsNull, Not, type EntityManager } from 'typeorm';
import { RecoveryCode, SecondFactor } from './second-factor.entity';

/** Removes an account's authenticator app and recovery codes. Returns whether it had an active app. */
export async function removeSecondFactor(manager: EntityManager, accountId: string): Promise<boolean> {
  const factors = manager.getRepository(SecondFactor);
  await manager.getRepository(RecoveryCode).delete({ accountId });
  const removed = await factors.delete({ accountId, confirmedAt: Not(IsNull()) });
  await factors.delete({ accountId });
  return Boolean(removed.affected);
}

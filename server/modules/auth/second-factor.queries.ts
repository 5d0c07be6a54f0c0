import { IsNull, Not, type EntityManager } from 'typeorm';
import { RecoveryCode, SecondFactor } from '../accounts/public';

export interface SecondFactorState {
  isOn: boolean;
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
}

/** The own second factor, as its owner sees it. */
export async function secondFactorOf(manager: EntityManager, accountId: string): Promise<SecondFactorState> {
  const factor = await confirmedFactor(manager, accountId);
  const recoveryCodesLeft = factor
    ? await manager.getRepository(RecoveryCode).countBy({ accountId, usedAt: IsNull() })
    : 0;
  return { isOn: factor !== null, confirmedAt: factor?.confirmedAt ?? null, recoveryCodesLeft };
}

export function confirmedFactor(manager: EntityManager, accountId: string): Promise<SecondFactor | null> {
  return manager.getRepository(SecondFactor).findOneBy({ accountId, confirmedAt: Not(IsNull()) });
}

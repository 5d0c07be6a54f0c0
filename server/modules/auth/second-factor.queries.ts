import { IsNull, Not, type EntityManager } from 'typeorm';
import { read } from '../../db/read';
import type { QueryExecutor } from '../../db/statements';
import { RecoveryCode, SecondFactor } from '../accounts';
import type { SecondFactorType } from './second-factor.types';

/** The own second factor, as its owner sees it. */
export function secondFactorOf(executor: QueryExecutor, accountId: string): Promise<SecondFactorType> {
  return read(executor, async (manager) => {
    const factor = await confirmedFactor(manager, accountId);
    const confirmedAt = factor?.confirmedAt ?? null;
    const unused = { accountId, usedAt: IsNull() };
    const recoveryCodesLeft = confirmedAt ? await manager.getRepository(RecoveryCode).countBy(unused) : 0;
    return { isOn: confirmedAt !== null, confirmedAt, recoveryCodesLeft };
  });
}

export function confirmedFactor(manager: EntityManager, accountId: string): Promise<SecondFactor | null> {
  return manager.getRepository(SecondFactor).findOneBy({ accountId, confirmedAt: Not(IsNull()) });
}

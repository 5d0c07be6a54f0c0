import { MoreThan } from 'typeorm';
import { refuse, type ErrorCode } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { recordAdminChange } from '../../audit';
import { readCompany } from '../../companies';
import { OwnerChange } from '../owners/owner-change.entity';

export const LIFT_REFUSALS = ['COMPANY_NOT_FOUND'] as const satisfies readonly ErrorCode[];

/** An administrator has looked: owners, copies and erasure can be changed again. Safe to repeat. */
export async function liftOwnerFreeze(
  services: Services,
  { accountId: adminId }: Actor,
  companyId: string,
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    await lockRows(transaction, { company: companyId });
    if (!(await readCompany(manager, companyId))) throw refuse('COMPANY_NOT_FOUND');
    const frozen = { companyId, frozenUntil: MoreThan(now) };
    const { affected } = await manager.getRepository(OwnerChange).update(frozen, { frozenUntil: now });
    if (!affected) return;
    await recordAdminChange(transaction, {
      ...{ adminId, action: 'LIFT_OWNER_FREEZE', companyId, subjects: [companyId], now },
      before: null,
      after: null,
    });
  });
}

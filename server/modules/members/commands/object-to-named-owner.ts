import type { CompanyActor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { lockAsOwner } from '../locked-members';
import { NamedOwner } from '../owners/named-owner.entity';

/** An owner is there after all: nobody becomes one on the word of an administrator. Safe to repeat. */
export async function objectToNamedOwner(services: Services, actor: CompanyActor, id: string): Promise<void> {
  const { companyId, accountId: objectedBy } = actor;
  const ended = { isOpen: null, endedAt: services.clock.now(), endedAs: 'OBJECTED', objectedBy } as const;
  await inTransaction(services.dataSource, async (transaction) => {
    await lockAsOwner(transaction, actor);
    await transaction.manager.getRepository(NamedOwner).update({ id, companyId, isOpen: 1 }, ended);
  });
}

import type { Actor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { recordAdminChange } from '../../audit';
import { CompanyBar } from '../bars/company-bar.entity';

/** An owner may invite the person again; nothing comes back by itself. Safe to repeat. */
export async function liftBar(
  { dataSource, clock }: Services,
  { accountId: adminId }: Actor,
  { companyId, accountId }: { companyId: string; accountId: string },
): Promise<void> {
  const now = clock.now();
  await inTransaction(dataSource, async (transaction) => {
    await lockRows(transaction, { company: companyId });
    const { affected } = await transaction.manager.getRepository(CompanyBar).delete({ companyId, accountId });
    if (!affected) return;
    await recordAdminChange(transaction, {
      ...{ adminId, action: 'LIFT_BAR', companyId, subjects: [companyId, accountId], now },
      before: null,
      after: null,
    });
  });
}

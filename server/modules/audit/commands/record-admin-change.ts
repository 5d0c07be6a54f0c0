import type { AdminChange } from '../../../../domain/audit';
import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import { AdminActivity } from '../audit.entity';

type AdminChangeRecord = Omit<
  AdminActivity,
  'id' | 'kind' | 'action' | 'details' | 'filter' | 'snapshot' | 'createdAt'
> & {
  action: AdminChange;
  snapshot?: AdminActivity['snapshot'];
  now: Date;
};

/** Puts an administrator's change on the audit trail, in the transaction of the change. */
export async function recordAdminChange(
  { manager }: Transaction,
  { now, ...change }: AdminChangeRecord,
): Promise<void> {
  await manager.insert(AdminActivity, { ...change, id: newId(), kind: 'CHANGE', createdAt: now });
}

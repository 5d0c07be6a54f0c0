import type { AdminChange } from '../../../../domain/audit';
import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import { AdminActivity } from '../audit.entity';

type Optional = 'parameters' | 'comment' | 'snapshot';

type AdminChangeRecord = Omit<
  AdminActivity,
  'id' | 'kind' | 'action' | 'details' | 'filter' | 'createdAt' | 'writtenAt' | Optional
> &
  Partial<Pick<AdminActivity, Optional>> & { action: AdminChange; now: Date };

/** Puts an administrator's change on the audit trail, in the transaction of the change. Returns its id. */
export async function recordAdminChange(
  { manager }: Transaction,
  { now: createdAt, parameters = null, comment = null, ...change }: AdminChangeRecord,
): Promise<string> {
  const id = newId();
  await manager.insert(AdminActivity, { ...change, parameters, comment, createdAt, id, kind: 'CHANGE' });
  return id;
}

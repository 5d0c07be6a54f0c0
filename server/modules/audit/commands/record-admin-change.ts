import type { AdminChange } from '../../../../domain/audit';
import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import { AdminActivity } from '../audit.entity';

export interface AdminChangeRecord {
  adminId: string;
  action: AdminChange;
  companyId: string | null;
  /** In words, such as "Verified PT Maju". */
  details: string;
  comment: string | null;
  /** Ids of the rows that were changed. */
  subjects: readonly string[];
  before: Record<string, string | null>;
  after: Record<string, string | null>;
  /** The company's profile at the decision. */
  snapshot?: Readonly<Record<string, string | null>>;
  now: Date;
}

/** Puts an administrator's change on the audit trail, in the transaction of the change. */
export async function recordAdminChange(
  { manager }: Transaction,
  { subjects, snapshot, now, ...change }: AdminChangeRecord,
): Promise<void> {
  await manager.insert(AdminActivity, {
    ...change,
    id: newId(),
    kind: 'CHANGE',
    subjects: [...subjects],
    snapshot: snapshot ? { ...snapshot } : null,
    createdAt: now,
  });
}

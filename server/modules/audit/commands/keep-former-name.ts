import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import { FormerName } from '../former-name.entity';

/** Keeps the name that a company or a seeker has had, in the transaction that changes it, under the profile's lock. */
export async function keepFormerName(
  { manager }: Transaction,
  subjectId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  if (before === '' || after === before) return;
  await manager.insert(FormerName, { subjectId, id: newId(), name: before });
}

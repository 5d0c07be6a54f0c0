import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import { ProfileCorrection } from './profile-correction.entity';

/** Which fields differ in these values of a row, in which a file is the id of one (`cvFileId`). */
function correctedFields(before: object, changes: object): string[] {
  const stored = before as Record<string, unknown>;
  return Object.entries(changes)
    .filter(([column, value]) => JSON.stringify(stored[column] ?? null) !== JSON.stringify(value ?? null))
    .map(([column]) => column.replace(/FileId$/, ''));
}

/** `changes` are what the person changed, and nothing else of the row. Notes which fields a change of a profile makes different; nothing where none is. */
export async function recordCorrection(
  { manager }: Transaction,
  owner: Pick<ProfileCorrection, 'accountId' | 'role'>,
  { before, changes, now }: { before: object; changes: object; now: Date },
): Promise<void> {
  const fields = correctedFields(before, changes);
  if (fields.length === 0) return;
  const correction = { ...owner, id: newId(), fields: fields.join(','), correctedAt: now };
  await manager.getRepository(ProfileCorrection).insert(correction);
}

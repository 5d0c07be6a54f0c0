import { correctedFields } from '../../../domain/profile-corrections';
import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import { ProfileCorrection } from './profile-correction.entity';

/** Notes which fields a change of a profile makes different; nothing where none is. */
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

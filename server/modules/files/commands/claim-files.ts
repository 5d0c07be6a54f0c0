import { In, IsNull, MoreThan, Not } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { UPLOAD_CLAIM_MINUTES, type UploadPreset } from '../../../../domain/files';
import { MINUTE_MS } from '../../../../domain/time';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { StoredFile } from '../file.entity';
import { hashOfClaim } from './store-upload';

/** A form's input for one of its file fields. */
export interface FileClaim {
  /** The token that the upload returned; null or empty when nothing was uploaded. */
  claim: string | null | undefined;
  preset: UploadPreset;
  /** If given, the only type that this form accepts. */
  mediaType?: string;
}

interface Claimant {
  accountId: string;
  now: Date;
}

/**
 * Takes uploaded files for an account, in the transaction of their form; returns their ids by field. A claim is valid
 * once, for an hour, and only for its uploader; the account that has used it may repeat the form.
 * Error: FILE_CLAIM_INVALID on the field.
 */
export async function claimFiles<Field extends string>(
  transaction: Transaction,
  claimant: Claimant,
  claims: Record<Field, FileClaim>,
): Promise<Record<Field, string | null>> {
  const ids: Partial<Record<Field, string | null>> = {};
  for (const [field, given] of Object.entries(claims) as [Field, FileClaim][])
    ids[field] = given.claim ? await claimFile(transaction, claimant, field, { ...given, claim: given.claim }) : null;
  return ids as Record<Field, string | null>;
}

async function claimFile(
  { manager }: Transaction,
  { accountId, now }: Claimant,
  field: string,
  { claim, preset, mediaType }: FileClaim & { claim: string },
): Promise<string> {
  const refusal = refuse('FILE_CLAIM_INVALID', [field]);
  const claimHash = hashOfClaim(claim);
  const files = manager.getRepository(StoredFile);
  const file = await files.findOneBy({ claimHash, discardedAt: IsNull() });
  if (!file || file.preset !== preset || (mediaType && file.mediaType !== mediaType)) throw refusal;
  // The condition decides between concurrent forms with the same claim, and the sweep.
  const kept = { id: file.id, claimHash, discardedAt: IsNull() };
  const unclaimed = { ...kept, claimedAt: IsNull(), createdAt: MoreThan(claimsSince(now)) };
  const { affected } = await files.update(
    [
      { ...unclaimed, ownerAccountId: IsNull() },
      { ...unclaimed, ownerAccountId: accountId },
      { ...kept, claimedAt: Not(IsNull()), ownerAccountId: accountId },
    ],
    { ownerAccountId: accountId, claimedAt: now },
  );
  if (affected !== 1) throw refusal;
  return file.id;
}

/** Uploads from before this instant can no longer be claimed. */
export function claimsSince(now: Date): Date {
  return new Date(now.getTime() - UPLOAD_CLAIM_MINUTES * MINUTE_MS);
}

/**
 * Discards files that a profile no longer shows: no one can read them from now on, and their bytes are removed after the
 * commit.
 */
export async function discardFiles(
  services: Pick<Services, 'clock' | 'fileSweep'>,
  transaction: Transaction,
  fileIds: readonly (string | null)[],
): Promise<void> {
  const ids = fileIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  await transaction.manager.getRepository(StoredFile).update({ id: In(ids) }, { discardedAt: services.clock.now() });
  transaction.afterCommit(() => services.fileSweep.wake());
}

import { ERROR_MESSAGES, DomainError } from '../../../../domain/errors';
import { UPLOAD_CLAIM_MINUTES, type UploadPreset } from '../../../../domain/files';
import { MINUTE_MS } from '../../../../domain/time';
import { affectedRows, placeholders, selectOne } from '../../../db/statements';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { hashOfClaim } from './store-upload';

/** What a form hands in for one of its file fields. */
export interface FileClaim {
  /** The token that the upload answered; null or empty when nothing was uploaded. */
  claim: string | null | undefined;
  preset: UploadPreset;
  /** When given, the only kind that this form takes, whatever the upload was let in for. */
  mediaType?: string;
}

interface ClaimableFile {
  id: string;
  owner_account_id: string | null;
  preset: UploadPreset;
  media_type: string;
  claimed_at: Date | null;
}

/**
 * Takes uploaded files for an account, in the transaction of the form that they belong to; answers their ids under
 * the names of the fields. A claim is good once, for an hour, and for nobody but who uploaded; the account that has
 * used it may repeat its form. Error: FILE_CLAIM_INVALID on the field.
 */
export async function claimFiles<Field extends string>(
  transaction: Transaction,
  { accountId, now }: { accountId: string; now: Date },
  claims: Record<Field, FileClaim>,
): Promise<Record<Field, string | null>> {
  const ids: Partial<Record<Field, string | null>> = {};
  for (const [field, wish] of Object.entries(claims) as [Field, FileClaim][]) {
    ids[field] = wish.claim
      ? await claimFile(transaction, { accountId, now, field, ...wish, claim: wish.claim })
      : null;
  }
  return ids as Record<Field, string | null>;
}

async function claimFile(
  { manager }: Transaction,
  {
    accountId,
    now,
    field,
    claim,
    preset,
    mediaType,
  }: FileClaim & { accountId: string; now: Date; field: string; claim: string },
): Promise<string> {
  const refusal = new DomainError({
    code: 'FILE_CLAIM_INVALID',
    message: ERROR_MESSAGES.FILE_CLAIM_INVALID,
    field: [field],
  });
  const claimHash = hashOfClaim(claim);
  const file = await selectOne<ClaimableFile>(
    manager,
    'SELECT id, owner_account_id, preset, media_type, claimed_at FROM files WHERE claim_hash = ? AND discarded_at IS NULL',
    [claimHash],
  );
  if (!file || file.preset !== preset || (mediaType && file.media_type !== mediaType)) throw refusal;
  // The write decides: of several forms with the same claim one finds the row unclaimed, and so does the sweep.
  const taken = await affectedRows(
    manager,
    `UPDATE files SET owner_account_id = ?, claimed_at = COALESCE(claimed_at, ?)
     WHERE id = ? AND claim_hash = ? AND discarded_at IS NULL
       AND ((claimed_at IS NULL AND created_at > ? AND (owner_account_id IS NULL OR owner_account_id = ?))
         OR (claimed_at IS NOT NULL AND owner_account_id = ?))`,
    [accountId, now, file.id, claimHash, claimsSince(now), accountId, accountId],
  );
  if (taken === 0) throw refusal;
  return file.id;
}

/** Uploads from before this instant can no longer be claimed. */
export function claimsSince(now: Date): Date {
  return new Date(now.getTime() - UPLOAD_CLAIM_MINUTES * MINUTE_MS);
}

/**
 * Gives up files that a profile no longer shows: nobody reads them from here on, and their bytes are removed as soon
 * as the transaction has committed.
 */
export async function discardFiles(
  services: Pick<Services, 'clock' | 'fileSweep'>,
  transaction: Transaction,
  fileIds: readonly (string | null)[],
): Promise<void> {
  const ids = fileIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  await affectedRows(transaction.manager, `UPDATE files SET discarded_at = ? WHERE id IN (${placeholders(ids)})`, [
    services.clock.now(),
    ...ids,
  ]);
  transaction.afterCommit(() => services.fileSweep.wake());
}

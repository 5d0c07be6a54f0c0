import { buffer } from 'node:stream/consumers';
import { IsNull, MoreThan } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import type { UploadPreset } from '../../../../domain/files';
import { read } from '../../../db/read';
import type { Services } from '../../../services';
import { StoredFile } from '../file.entity';
import { claimsSince } from './claim-files';
import { hashOfClaim } from './store-upload';

/**
 * An upload of the account that is only read: it is never claimed, and goes when its hour is over.
 * Error: FILE_CLAIM_INVALID.
 */
export async function readUploaded(
  { dataSource, clock, files }: Pick<Services, 'dataSource' | 'clock' | 'files'>,
  { accountId, claim, preset }: { accountId: string; claim: string; preset: UploadPreset },
): Promise<{ sha256: string; content: Buffer }> {
  const file = await read(dataSource, (manager) =>
    manager.getRepository(StoredFile).findOneBy({
      claimHash: hashOfClaim(claim),
      ownerAccountId: accountId,
      preset,
      discardedAt: IsNull(),
      createdAt: MoreThan(claimsSince(clock.now())),
    }),
  );
  const stream = file && (await files.read(file.storageKey));
  if (!file || !stream) throw refuse('FILE_CLAIM_INVALID', ['claim']);
  return { sha256: file.sha256, content: await buffer(stream) };
}

import { createHash, randomBytes } from 'node:crypto';
import { refuse } from '../../../../domain/errors';
import {
  cleanFileName,
  isForVisitors,
  type LockedKind,
  type UploadPlace,
  type UploadPreset,
} from '../../../../domain/files';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { acceptedContent } from '../accepted-content';
import { StoredFile } from '../file.entity';

export interface Upload {
  preset: UploadPreset;
  /** As the browser sent it; never trusted. */
  fileName: string;
  content: Buffer;
}

export interface StoredUpload {
  id: string;
  /** Assigns the file to a registration or profile within the hour. Only its hash is stored. */
  claim: string;
  /** The file needs a password to open, about which its uploader decides; null for most. */
  locked: LockedKind | null;
}

/**
 * Checks a file by its content and keeps it for an hour, until a registration or a profile claims it. Pictures are
 * re-encoded. A signed-in person's upload belongs to them at once, and no one else can claim it.
 * Errors: NOT_SIGNED_IN, NOT_ALLOWED, and those of the preset (FILE_TOO_LARGE, DEED_NOT_PDF, PICTURE_INVALID …).
 */
export async function storeUpload(services: Services, actor: Actor | null, upload: Upload): Promise<StoredUpload> {
  requireRight(actor, upload.preset);
  const { content, mediaType, ending, locked } = await acceptedContent(upload, placeOf(actor, upload.preset));
  const id = newId();
  const claim = randomBytes(32).toString('base64url');
  // The row comes first: bytes without a row would never be found again; a row without bytes is swept.
  const row = {
    id,
    ownerAccountId: actor?.accountId ?? null,
    preset: upload.preset,
    fileName: cleanFileName(upload.fileName, ending),
    mediaType,
    byteSize: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    storageKey: `${id.slice(-2)}/${id}`,
    claimHash: hashOfClaim(claim),
    createdAt: services.clock.now(),
    claimedAt: null,
    discardedAt: null,
  };
  await write(services.dataSource, (manager) => manager.insert(StoredFile, row));
  try {
    await services.files.write(row.storageKey, content);
  } catch (error) {
    const discardedAt = services.clock.now();
    await write(services.dataSource, (manager) => manager.getRepository(StoredFile).update(id, { discardedAt }));
    throw error;
  }
  return { id, claim, locked };
}

export function hashOfClaim(claim: string): string {
  return createHash('sha256').update(claim).digest('hex');
}

function requireRight(actor: Actor | null, preset: UploadPreset): void {
  if (isForVisitors(preset)) return;
  if (!actor) throw refuse('NOT_SIGNED_IN');
  const profile = preset === 'company_logo' || preset === 'job_postings' ? actor.companyId : actor.seekerId;
  if (!profile) throw refuse('NOT_ALLOWED');
}

/** Owners of the profile upload for it; everyone else is registering. */
function placeOf(actor: Actor | null, preset: UploadPreset): UploadPlace {
  return (preset === 'company_deed' ? actor?.companyId : actor?.seekerId) ? 'profile' : 'registration';
}

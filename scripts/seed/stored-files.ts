import { createHash } from 'node:crypto';
import type { UploadPreset } from '../../domain/files';
import { newId } from '../../server/db/columns';
import { write } from '../../server/db/write';
import { StoredFile } from '../../server/modules/files';
import type { SeedContext } from './seed-context';

export interface NewFile {
  ownerAccountId: string;
  preset: UploadPreset;
  fileName: string;
  mediaType: 'application/pdf' | 'image/webp';
  content: Buffer;
}

/** Stores a file as an upload would have left it. Returns its id. */
export async function storeFile({ services, timeline }: SeedContext, { content, ...file }: NewFile): Promise<string> {
  const id = newId();
  const storageKey = `${file.preset}/${id}`;
  await services.files.write(storageKey, content);
  await write(services.dataSource, (manager) =>
    manager.insert(StoredFile, {
      id,
      ...file,
      byteSize: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      storageKey,
      claimHash: null,
      createdAt: timeline.now(),
      claimedAt: timeline.now(),
    }),
  );
  return id;
}

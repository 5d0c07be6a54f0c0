import { IsNull, MoreThan } from 'typeorm';
import { batchesOf } from '../../db/batches';
import type { DatabaseAccess } from '../../db/database';
import { read } from '../../db/read';
import { StoredFile } from './file.entity';

/** The storage keys of all files that someone can still read, batch after batch. */
export async function* storedKeys(dataSource: DatabaseAccess): AsyncGenerator<string[]> {
  const batches = batchesOf<StoredFile>((after, take) =>
    read(dataSource, (manager) =>
      manager.getRepository(StoredFile).find({
        where: { discardedAt: IsNull(), ...(after ? { id: MoreThan(after.id) } : {}) },
        order: { id: 'ASC' },
        take,
      }),
    ),
  );
  for await (const files of batches) yield files.map(({ storageKey }) => storageKey);
}

import { IsNull } from 'typeorm';
import type { DatabaseAccess } from '../../db/database';
import { retriedRead } from '../../db/retries';
import { StoredFile } from './file.entity';

/** Null for a file that was given up, too. */
export function findFile(dataSource: DatabaseAccess, id: string): Promise<StoredFile | null> {
  return retriedRead(dataSource, (manager) =>
    manager.getRepository(StoredFile).findOneBy({ id, discardedAt: IsNull() }),
  );
}

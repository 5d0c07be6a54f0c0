import { IsNull } from 'typeorm';
import type { DatabaseAccess } from '../../db/database';
import { read } from '../../db/read';
import { StoredFile } from './file.entity';

/** Null for a file that was given up, too. */
export function findFile(dataSource: DatabaseAccess, id: string): Promise<StoredFile | null> {
  return read(dataSource, (manager) => manager.getRepository(StoredFile).findOneBy({ id, discardedAt: IsNull() }));
}

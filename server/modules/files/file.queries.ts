import { IsNull } from 'typeorm';
import type { DatabaseAccess } from '../../db/database';
import { read } from '../../db/read';
import { StoredFile } from './file.entity';

/** Null also for a discarded file. */
export function findFile(dataSource: DatabaseAccess, id: string): Promise<StoredFile | null> {
  return read(dataSource, (manager) => manager.getRepository(StoredFile).findOneBy({ id, discardedAt: IsNull() }));
}

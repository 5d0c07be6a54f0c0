import { IsNull, type DataSource } from 'typeorm';
import { read } from '../../db/retries';
import { StoredFile } from './file.entity';

/** The path under which a person reaches a file; it says nothing of the file or its owner. */
export function filePath(fileId: string | null): string | null {
  return fileId && `/files/${fileId}`;
}

/** Null for a file that was given up, too. */
export function findFile(dataSource: DataSource, id: string): Promise<StoredFile | null> {
  return read(dataSource, (manager) => manager.getRepository(StoredFile).findOneBy({ id, discardedAt: IsNull() }));
}

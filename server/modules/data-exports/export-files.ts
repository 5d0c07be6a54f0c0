import { IsNull } from 'typeorm';
import { read } from '../../db/read';
import type { Services } from '../../services';
import { StoredFile } from '../files/file.entity';

/** What the account has uploaded: what it shows somewhere, and what no form has handed in yet. */
export function ownFiles({ dataSource }: Pick<Services, 'dataSource'>, accountId: string): Promise<StoredFile[]> {
  return read(dataSource, (manager) =>
    manager.find(StoredFile, {
      where: { ownerAccountId: accountId, discardedAt: IsNull() },
      order: { id: 'ASC' },
    }),
  );
}

/** `files/1-user_cv-My CV.pdf`: no name that a person chose leads out of the folder, and no two are the same. */
export function nameInZip({ preset, fileName }: StoredFile, index: number): string {
  return `files/${index + 1}-${preset}-${fileName.replace(/[^\p{L}\p{N} .,_-]/gu, '_')}`;
}

import { IsNull } from 'typeorm';
import { FILE_AUDIENCE } from '../../../domain/files';
import type { Actor } from '../../actor';
import type { DatabaseAccess } from '../../db/database';
import { read } from '../../db/read';
import type { Services } from '../../services';
import { StoredFile } from './file.entity';
import type { FileAccess } from './file-rule.port';

/** Null also for a discarded file. */
export function findFile(dataSource: DatabaseAccess, id: string): Promise<StoredFile | null> {
  return read(dataSource, (manager) => manager.getRepository(StoredFile).findOneBy({ id, discardedAt: IsNull() }));
}

/**
 * Who may read a file: whom a rule of another module admits, the person whose identity is in it, and administrators. Only
 * the uploader reads an unclaimed upload. Null: the file is hidden.
 */
export async function fileAccessOf(
  { dataSource, ports }: Services,
  actor: Actor | null,
  file: StoredFile,
): Promise<FileAccess | null> {
  const isOwner = actor !== null && actor.accountId === file.ownerAccountId;
  if (!file.claimedAt) return isOwner ? { caching: 'private' } : null;
  for (const rule of ports.fileRules) {
    const access = await rule(dataSource, actor, file);
    if (access) return access;
  }
  const isOwnIdentity = isOwner && FILE_AUDIENCE[file.preset] === 'identity';
  return isOwnIdentity || actor?.activeRole === 'ADMIN' ? { caching: 'private' } : null;
}

import type { Actor } from '../../actor';
import type { Services } from '../../services';
import type { FileAccess } from './file-rule.port';
import type { FileRow } from './file.queries';

/**
 * Who may read a file: its owner, administrators, and those whom a rule of another module lets in. An upload that nobody
 * has claimed yet is its uploader's alone. Null means: nothing of it may be told.
 */
export async function fileAccessOf(
  { dataSource, ports }: Services,
  actor: Actor | null,
  file: FileRow,
): Promise<FileAccess | null> {
  const isOwner = actor !== null && actor.accountId === file.owner_account_id;
  if (!file.claimed_at) return isOwner ? 'private' : null;
  for (const rule of ports.fileRules) {
    const access = await rule(dataSource, actor, file);
    if (access) return access;
  }
  return isOwner || actor?.activeRole === 'ADMIN' ? 'private' : null;
}

import { FILE_AUDIENCE } from '../../../domain/files';
import type { Actor } from '../../actor';
import { selectOne } from '../../db/statements';
import type { Services } from '../../services';
import type { StoredFile } from '../files/public';

/** `public` may be kept by shared caches; `private` is for this reader alone. */
export type FileAccess = 'public' | 'private';

/**
 * Who may read a file: its owner and administrators; a company that has accepted the owner, for a seeker's files;
 * everyone, for the logo of a verified company. An upload that nobody has claimed yet is its uploader's alone.
 * It stands with applications because acceptance opens the files. Null means: nothing of it may be told.
 */
export async function fileAccessOf(
  services: Services,
  actor: Actor | null,
  file: StoredFile,
): Promise<FileAccess | null> {
  if (!file.claimedAt) return isOwner(actor, file) ? 'private' : null;
  const audience = FILE_AUDIENCE[file.preset];
  if (audience === 'company-page' && (await isLogoOfVerifiedCompany(services, file))) return 'public';
  if (isOwner(actor, file) || actor?.activeRole === 'ADMIN') return 'private';
  if (audience === 'identity' && (await hasAcceptedOwner(services, actor, file))) return 'private';
  if (audience === 'company-page' && (await isLogoOfAcceptingCompany(services, actor, file))) return 'private';
  return null;
}

function isOwner(actor: Actor | null, file: StoredFile): boolean {
  return actor !== null && actor.accountId === file.ownerAccountId;
}

async function isLogoOfVerifiedCompany({ dataSource }: Services, file: StoredFile): Promise<boolean> {
  const row = await selectOne(dataSource, 'SELECT id FROM companies WHERE logo_file_id = ? AND is_verified = 1', [
    file.id,
  ]);
  return row !== null;
}

/** Its accepted seekers keep seeing a company whose verification was taken back (design, section 9). */
async function isLogoOfAcceptingCompany(
  { dataSource }: Services,
  actor: Actor | null,
  file: StoredFile,
): Promise<boolean> {
  if (actor?.activeRole !== 'USER' || !actor.seekerId) return false;
  const row = await selectOne(
    dataSource,
    `SELECT a.id FROM companies c JOIN applications a ON a.company_id = c.id
     WHERE c.logo_file_id = ? AND a.seeker_id = ? AND a.status = 'ACCEPTED' LIMIT 1`,
    [file.id, actor.seekerId],
  );
  return row !== null;
}

/** Only what the profile shows now: an earlier CV is not opened by an acceptance. */
async function hasAcceptedOwner({ dataSource }: Services, actor: Actor | null, file: StoredFile): Promise<boolean> {
  if (actor?.activeRole !== 'COMPANY' || !actor.companyId) return false;
  const row = await selectOne(
    dataSource,
    `SELECT a.id FROM seekers s JOIN applications a ON a.seeker_id = s.id
     WHERE s.account_id = ? AND (s.cv_file_id = ? OR s.portfolio_file_id = ? OR s.picture_file_id = ?)
       AND a.company_id = ? AND a.status = 'ACCEPTED' LIMIT 1`,
    [file.ownerAccountId, file.id, file.id, file.id, actor.companyId],
  );
  return row !== null;
}

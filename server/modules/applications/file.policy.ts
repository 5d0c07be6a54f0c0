import { FILE_AUDIENCE } from '../../../domain/files';
import type { Actor } from '../../actor';
import { selectOne } from '../../db/statements';
import type { Services } from '../../services';
import type { FileRow } from '../files/public';

/**
 * Who may read a file: its owner and administrators; a company that has accepted the owner, for a seeker's files;
 * everyone, for the logo of a verified company. It stands with applications because acceptance opens the files.
 */
export async function mayReadFile(services: Services, actor: Actor | null, file: FileRow): Promise<boolean> {
  const audience = FILE_AUDIENCE[file.preset];
  if (actor && (actor.accountId === file.owner_account_id || actor.activeRole === 'ADMIN')) return true;
  if (audience === 'company-page') return isLogoInUse(services, file);
  if (audience === 'identity' && actor?.activeRole === 'COMPANY') return hasAcceptedOwner(services, actor, file);
  return false;
}

async function isLogoInUse({ dataSource }: Services, file: FileRow): Promise<boolean> {
  const row = await selectOne(dataSource, 'SELECT id FROM companies WHERE logo_file_id = ? AND is_verified = 1', [file.id]);
  return row !== null;
}

/** Only what the profile shows now: an earlier CV is not opened by an acceptance. */
async function hasAcceptedOwner({ dataSource }: Services, actor: Actor, file: FileRow): Promise<boolean> {
  if (!actor.companyId) return false;
  const row = await selectOne(
    dataSource,
    `SELECT a.id FROM seekers s JOIN applications a ON a.seeker_id = s.id
     WHERE s.account_id = ? AND (s.cv_file_id = ? OR s.portfolio_file_id = ? OR s.picture_file_id = ?)
       AND a.company_id = ? AND a.status = 'ACCEPTED' LIMIT 1`,
    [file.owner_account_id, file.id, file.id, file.id, actor.companyId],
  );
  return row !== null;
}

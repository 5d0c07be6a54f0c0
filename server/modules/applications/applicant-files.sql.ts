import { FILE_AUDIENCE } from '../../../domain/files';
import { text } from '../../db/row';
import { selectOne } from '../../db/statements';
import type { FileRule } from '../files/public';

/**
 * A company that has accepted a seeker may read the files that the profile shows now, but no earlier CV.
 */
export const filesOfAcceptedApplicant: FileRule = async (runner, actor, file) => {
  if (FILE_AUDIENCE[file.preset] !== 'identity' || actor?.activeRole !== 'COMPANY' || !actor.companyId) return null;
  const row = await selectOne(
    runner,
    { id: text },
    `SELECT a.id FROM seekers s JOIN applications a ON a.seeker_id = s.id
     WHERE s.account_id = ? AND (s.cv_file_id = ? OR s.portfolio_file_id = ? OR s.picture_file_id = ?)
       AND a.company_id = ? AND a.status = 'ACCEPTED' LIMIT 1`,
    [file.ownerAccountId, file.id, file.id, file.id, actor.companyId],
  );
  return row ? 'private' : null;
};

/** Accepted seekers keep seeing a company's logo after its verification was revoked. */
export const logoOfAcceptingCompany: FileRule = async (runner, actor, file) => {
  if (FILE_AUDIENCE[file.preset] !== 'company-page' || actor?.activeRole !== 'USER' || !actor.seekerId) return null;
  const row = await selectOne(
    runner,
    { id: text },
    `SELECT a.id FROM companies c JOIN applications a ON a.company_id = c.id
     WHERE c.logo_file_id = ? AND a.seeker_id = ? AND a.status = 'ACCEPTED' LIMIT 1`,
    [file.id, actor.seekerId],
  );
  return row ? 'private' : null;
};

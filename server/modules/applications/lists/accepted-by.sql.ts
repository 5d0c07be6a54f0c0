import { ACCEPTED } from '../../../../domain/application-state';
import { inState } from '../application-state.sql';
import { FILE_AUDIENCE } from '../../../../domain/files';
import { text } from '../../../db/row';
import { placeholders, selectOne, selectRows } from '../../../db/statements';
import type { LoadScope } from '../../../graphql/loaders';
import type { FileRule } from '../../files';

/** What an acceptance opens to the two sides, also after the company's verification was revoked. */

/** Of these companies, those that have accepted the viewing seeker. */
export async function loadAcceptedBy(
  { services, actor }: LoadScope,
  companyIds: readonly string[],
): Promise<boolean[]> {
  if (!actor?.seekerId) return companyIds.map(() => false);
  const rows = await selectRows(
    services.dataSource,
    { company_id: text },
    `SELECT DISTINCT company_id FROM applications
     WHERE seeker_id = ? AND ${inState('', ...ACCEPTED)} AND company_id IN (${placeholders(companyIds)})`,
    [actor.seekerId, ...companyIds],
  );
  const accepted = new Set(rows.map((row) => row.company_id));
  return companyIds.map((id) => accepted.has(id));
}

/** A company that has accepted a seeker may read the files that the profile shows now, but no earlier CV. */
export const filesOfAcceptedApplicant: FileRule = async (runner, actor, file) => {
  if (FILE_AUDIENCE[file.preset] !== 'identity' || actor?.activeRole !== 'COMPANY' || !actor.companyId) return null;
  const row = await selectOne(
    runner,
    { id: text, seeker_id: text },
    `SELECT a.id, a.seeker_id FROM seekers s JOIN applications a ON a.seeker_id = s.id
     WHERE s.account_id = ? AND (s.cv_file_id = ? OR s.portfolio_file_id = ? OR s.picture_file_id = ?)
       AND a.company_id = ? AND ${inState('a', ...ACCEPTED)} AND s.erasing_at IS NULL ORDER BY a.id DESC LIMIT 1`,
    [file.ownerAccountId, file.id, file.id, file.id, actor.companyId],
  );
  return row && { caching: 'private', application: { id: row.id, seekerId: row.seeker_id } };
};

/** Accepted seekers see the company's logo. */
export const logoOfAcceptingCompany: FileRule = async (runner, actor, file) => {
  if (FILE_AUDIENCE[file.preset] !== 'company-page' || actor?.activeRole !== 'USER' || !actor.seekerId) return null;
  const row = await selectOne(
    runner,
    { id: text },
    `SELECT a.id FROM companies c JOIN applications a ON a.company_id = c.id
     WHERE c.logo_file_id = ? AND a.seeker_id = ? AND ${inState('a', ...ACCEPTED)} LIMIT 1`,
    [file.id, actor.seekerId],
  );
  return row && { caching: 'private' };
};

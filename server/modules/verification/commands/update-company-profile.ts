import type { CompanyProfileChanges } from '../../../../domain/companies.schema';
import type { CompanyProfilePart } from '../../../../domain/companies';
import { refuse } from '../../../../domain/errors';
import { isLinkAllowed } from '../../../../domain/text';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { affectedRows, givenColumns, selectOne, selectRows } from '../../../db/statements';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { claimFiles, discardFiles } from '../../files/public';
import { searchTextOf } from '../../jobs/public';
import { setCompanyJobsVisible } from '../job-visibility';
import { PROFILE_COLUMNS, type ProfileColumns } from '../profile-snapshot';

/** What each removable part is in the table. */
const COLUMN_OF_PART = {
  DEED: 'deed_file_id',
  LOGO: 'logo_file_id',
  NPWP: 'company_npwp',
  WEBSITE: 'website',
  DESCRIPTION: 'description',
} as const satisfies Record<CompanyProfilePart, string>;

/**
 * Changes the own profile; answers false, and has changed nothing, where everything is as it was. After a change the
 * company must be verified again: it becomes unverified, the rejection is cleared, and its jobs are hidden until an
 * administrator has decided (company specification, section 4). Missing and empty
 * values leave what is stored, `remove` takes parts off, and files that are replaced or removed are deleted.
 * Errors: FILE_CLAIM_INVALID, and URL_INVALID for a new website that is not safe.
 */
export async function updateCompanyProfile(
  services: Services,
  actor: CompanyActor,
  input: CompanyProfileChanges,
): Promise<boolean> {
  const now = services.clock.now();
  const removals = Object.fromEntries((input.remove ?? []).map((part) => [COLUMN_OF_PART[part], null]));
  const given = givenColumns({
    company_name: input.companyName,
    phone_number: input.phoneNumber,
    company_npwp: input.companyNpwp,
    company_address: input.companyAddress,
    industry: input.industry,
    company_size: input.companySize,
    website: input.website,
    description: input.description,
  });

  return inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { company: actor.companyId });
    const before = await companyBefore(transaction, actor.companyId);
    if (!isLinkAllowed(input.website, [before.website])) throw refuse('URL_INVALID', ['website']);
    const claimed = await claimFiles(
      transaction,
      { accountId: actor.accountId, now },
      {
        deedClaim: { claim: input.deedClaim, preset: 'company_deed' },
        logoClaim: { claim: input.logoClaim, preset: 'company_logo' },
      },
    );
    const files = givenColumns({ deed_file_id: claimed.deedClaim, logo_file_id: claimed.logoClaim });
    const changes = changedColumns(before, { ...removals, ...given, ...files });
    if (Object.keys(changes).length === 0) return false;
    await affectedRows(
      transaction.manager,
      // The first two read the state that the others end: a company that waited already keeps its place in the queue.
      `UPDATE companies SET waiting_since = IF(is_verified = 1 OR is_rejected = 1, ?, waiting_since),
              waiting_as = IF(is_verified = 0 AND is_rejected = 0 AND waiting_as = 'NEW', 'NEW', 'CORRECTED'), is_verified = 0, verified_at = NULL, verified_by = NULL, is_rejected = 0, rejected_at = NULL,
              rejected_by = NULL, rejection_reason = NULL, revocation_note = NULL, profile_version = profile_version + 1, updated_at = ?,
              ${Object.keys(changes)
                .map((column) => `${column} = ?`)
                .join(', ')}
       WHERE id = ?`,
      [now, now, ...Object.values(changes), actor.companyId],
    );
    await setCompanyJobsVisible(transaction, actor.companyId, false);
    await discardFiles(services, transaction, replacedFiles(before, changes));
    if (before.company_name !== input.companyName) await renameOnJobs(transaction, actor.companyId, input.companyName);
    return true;
  });
}

async function companyBefore({ manager }: Transaction, companyId: string): Promise<ProfileColumns> {
  const company = await selectOne<ProfileColumns>(manager, `SELECT ${PROFILE_COLUMNS} FROM companies WHERE id = ?`, [
    companyId,
  ]);
  if (!company) throw new Error('The signed-in company has no profile');
  return company;
}

type ProfileChanges = Partial<Record<keyof ProfileColumns, string | null>>;

function changedColumns(before: ProfileColumns, wanted: ProfileChanges): ProfileChanges {
  return Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => before[column as keyof ProfileColumns] !== value),
  );
}

function replacedFiles(before: ProfileColumns, changes: ProfileChanges): (string | null)[] {
  return (['deed_file_id', 'logo_file_id'] as const).flatMap((column) => (column in changes ? [before[column]] : []));
}

/** Jobs carry the company's name for lists and search; applications keep the name they were made under. */
async function renameOnJobs({ manager }: Transaction, companyId: string, companyName: string): Promise<void> {
  const jobs = await selectRows<{ id: string; title: string; description: string }>(
    manager,
    'SELECT id, title, description FROM jobs WHERE company_id = ? AND is_deleted = 0 ORDER BY id',
    [companyId],
  );
  for (const job of jobs) {
    await affectedRows(manager, 'UPDATE jobs SET company_name = ?, search_text = ? WHERE id = ?', [
      companyName,
      searchTextOf({ ...job, companyName }),
      job.id,
    ]);
  }
}

import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { affectedRows, selectOne, selectRows, type Parameter } from '../../../db/statements';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { searchTextOf } from '../../jobs/public';
import { setCompanyJobsVisible } from '../job-visibility';
import type { UpdateCompanyProfileInput } from '../verification.types';

/**
 * Changes the own profile. It asks for verification anew: the company becomes unverified, the rejection is cleared,
 * and its jobs are hidden until an administrator has decided (company specification, section 4).
 */
export async function updateCompanyProfile(services: Services, actor: CompanyActor, input: UpdateCompanyProfileInput): Promise<void> {
  const now = services.clock.now();
  const changes = Object.entries({
    company_name: input.companyName,
    phone_number: input.phoneNumber,
    company_npwp: input.companyNpwp,
    company_address: input.companyAddress,
    industry: input.industry,
    company_size: input.companySize,
    website: input.website,
    description: input.description,
  } satisfies Record<string, Parameter>).filter((change): change is [string, string] => Boolean(change[1]));

  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { company: actor.companyId });
    const before = await selectOne<{ company_name: string }>(transaction.manager, 'SELECT company_name FROM companies WHERE id = ?', [actor.companyId]);
    await affectedRows(
      transaction.manager,
      `UPDATE companies SET is_verified = 0, verified_at = NULL, verified_by = NULL, is_rejected = 0, rejected_at = NULL,
              rejected_by = NULL, rejection_reason = NULL, profile_version = profile_version + 1, updated_at = ?
              ${changes.map(([column]) => `, ${column} = ?`).join('')}
       WHERE id = ?`,
      [now, ...changes.map(([, value]) => value), actor.companyId],
    );
    await setCompanyJobsVisible(transaction, actor.companyId, false);
    if (before && before.company_name !== input.companyName) await renameOnJobs(transaction, actor.companyId, input.companyName);
  });
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

import type { Transaction } from '../../db/transaction';
import { Account, findAccountById, removeFeeds } from '../accounts';
import { passOnJobs } from '../jobs';
import { removePushSubscriptions } from '../push';
import { createSeeker } from '../seekers';

const EMPTY_PROFILE = {
  phoneNumber: null,
  education: null,
  workExperience: null,
  technicalSkills: [],
  softSkills: [],
  cvFileId: null,
  portfolioFileId: null,
};

/**
 * What an account loses beside its membership, which the caller has removed under the company's lock: its jobs, the calendar
 * and notifications of the company, and the role. It acts as a seeker from now on, and becomes one if it was none.
 */
export async function endCompanyRole(
  transaction: Transaction,
  { accountId, companyId, now }: { accountId: string; companyId: string; now: Date },
): Promise<void> {
  const { manager } = transaction;
  await passOnJobs(transaction, companyId, accountId);
  await removeFeeds(manager, accountId, 'COMPANY');
  await removePushSubscriptions(manager, accountId, 'COMPANY');
  const accounts = manager.getRepository(Account);
  await accounts.update(accountId, { activeRole: 'USER' });
  const row = await findAccountById(manager, accountId);
  if (!row || row.seeker_id) return;
  const { personName } = await accounts.findOneByOrFail({ id: accountId });
  await createSeeker(transaction, accountId, { ...EMPTY_PROFILE, fullName: personName ?? row.email }, now);
}

import { IsNull } from 'typeorm';
import type { Role } from '../../../domain/roles';
import { lockRows } from '../../db/lock';
import type { Transaction } from '../../db/transaction';
import { Account, endAllSessions, type AccountRow } from '../accounts';
import { Company } from '../companies';
import { companyJobs } from '../jobs';
import { Seeker } from '../seekers';
import { Erasure, type ErasedRole } from './erasure.entity';

/** The profiles of an account that an erasure is about. */
export interface ErasedProfiles {
  seekerId: string | null;
  companyId: string | null;
}

export function profilesOf(
  account: Pick<AccountRow, 'seeker_id' | 'company_id'>,
  role: ErasedRole | null,
): ErasedProfiles {
  return {
    seekerId: role === 'COMPANY' ? null : account.seeker_id,
    companyId: role === 'USER' ? null : account.company_id,
  };
}

export async function lockProfiles(transaction: Transaction, { seekerId, companyId }: ErasedProfiles): Promise<void> {
  await lockRows(transaction, { seeker: seekerId ?? undefined, company: companyId ?? undefined });
}

/** The seeker from companies, the company's jobs from seekers. The caller holds the locks of `lockProfiles`. */
export async function hideProfiles(
  transaction: Transaction,
  { seekerId, companyId }: ErasedProfiles,
  now: Date,
): Promise<void> {
  const { manager } = transaction;
  if (seekerId) await manager.getRepository(Seeker).update({ id: seekerId, erasingAt: IsNull() }, { erasingAt: now });
  if (!companyId) return;
  await manager.getRepository(Company).update({ id: companyId, erasingAt: IsNull() }, { erasingAt: now });
  await companyJobs.setVisible(transaction, companyId, false);
}

/** As before. The caller holds the locks of `lockProfiles`. */
export async function showProfiles(transaction: Transaction, { seekerId, companyId }: ErasedProfiles): Promise<void> {
  const { manager } = transaction;
  if (seekerId) await manager.getRepository(Seeker).update(seekerId, { erasingAt: null });
  if (!companyId) return;
  const companies = manager.getRepository(Company);
  await companies.update(companyId, { erasingAt: null });
  const isVerified = await companies.existsBy({ id: companyId, isVerified: true });
  await companyJobs.setVisible(transaction, companyId, isVerified);
}

/**
 * From here on nobody can act as these profiles: they have no account any more. A whole account can no longer be signed in
 * to. The caller holds the locks of `lockProfiles`.
 */
export async function closeProfiles(
  { manager }: Transaction,
  erasure: Pick<Erasure, 'id' | 'accountId' | 'role'>,
  { seekerId, companyId }: ErasedProfiles,
  now: Date,
): Promise<void> {
  if (seekerId) await manager.getRepository(Seeker).update(seekerId, { accountId: null });
  if (companyId) await manager.getRepository(Company).update(companyId, { accountId: null });
  const accounts = manager.getRepository(Account);
  if (erasure.role === null) {
    await accounts.update(erasure.accountId, { passwordHash: null, googleSub: null });
    await endAllSessions(manager, erasure.accountId);
  } else {
    const other: Role = erasure.role === 'USER' ? 'COMPANY' : 'USER';
    await accounts.update(erasure.accountId, { activeRole: other });
  }
  await manager
    .getRepository(Erasure)
    .update({ id: erasure.id, closedAt: IsNull() }, { closedAt: now, seekerId, companyId });
}

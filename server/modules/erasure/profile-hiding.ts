import { IsNull, Not } from 'typeorm';
import type { Role } from '../../../domain/roles';
import { lockRows } from '../../db/lock';
import type { Transaction } from '../../db/transaction';
import { Account, endAllSessions, type AccountRow } from '../accounts';
import { Company, CompanyMember, hasOtherOwner, membershipOf } from '../companies';
import { companyJobs, passOnJobs } from '../jobs';
import { endCompanyRole, endInvitationsOf, noteLeaving } from '../members';
import { Seeker } from '../seekers';
import type { ErasureServices } from './erasure-services';
import { Erasure, type ErasedRole } from './erasure.entity';

/** What of an account an erasure is about. */
export interface ErasedProfiles {
  accountId: string;
  seekerId: string | null;
  /** The company goes with its last owner. */
  companyId: string | null;
  /** The company in which the account is a member, and the others stay. */
  leavesId: string | null;
}

/**
 * Locks the account's profiles, and says which of them go. Under the company's lock no other owner can leave or be
 * removed, so it is decided here whether the company goes too.
 */
export async function lockProfiles(
  transaction: Transaction,
  { id: accountId, seeker_id: seeker, company_id: company }: Pick<AccountRow, 'id' | 'seeker_id' | 'company_id'>,
  role: ErasedRole | null,
): Promise<ErasedProfiles> {
  const seekerId = role === 'COMPANY' ? null : seeker;
  const companyId = role === 'USER' ? null : company;
  await lockRows(transaction, { seeker: seekerId ?? undefined, company: companyId ?? undefined });
  const member = role === 'USER' ? null : await lockedMembership(transaction, accountId, companyId);
  if (!member) return { accountId, seekerId, companyId: null, leavesId: null };
  const isLastOwner = member.role === 'OWNER' && !(await hasOtherOwner(transaction, member));
  return {
    accountId,
    seekerId,
    companyId: isLastOwner ? member.companyId : null,
    leavesId: isLastOwner ? null : member.companyId,
  };
}

/** A seeker may have joined a company since the account was read; no more, because joining locks the seeker first. */
async function lockedMembership(transaction: Transaction, accountId: string, lockedId: string | null) {
  const member = await membershipOf(transaction, accountId);
  if (!member || member.companyId === lockedId) return member;
  await lockRows(transaction, { company: member.companyId });
  return membershipOf(transaction, accountId);
}

/** The seeker from companies, the company's jobs from seekers. The caller holds the locks of `lockProfiles`. */
export async function hideProfiles(
  transaction: Transaction,
  { accountId, seekerId, companyId, leavesId }: ErasedProfiles,
  now: Date,
): Promise<void> {
  const { manager } = transaction;
  if (seekerId) await manager.getRepository(Seeker).update({ id: seekerId, erasingAt: IsNull() }, { erasingAt: now });
  if (companyId ?? leavesId)
    await manager.getRepository(CompanyMember).update({ accountId, erasingAt: IsNull() }, { erasingAt: now });
  if (!companyId) return;
  await manager.getRepository(Company).update({ id: companyId, erasingAt: IsNull() }, { erasingAt: now });
  await companyJobs.setVisible(transaction, companyId, false);
}

/** As before. The caller holds the locks of `lockProfiles`. */
export async function showProfiles(
  transaction: Transaction,
  { accountId, seekerId, companyId, leavesId }: ErasedProfiles,
): Promise<void> {
  const { manager } = transaction;
  if (seekerId) await manager.getRepository(Seeker).update(seekerId, { erasingAt: null });
  const stayingId = companyId ?? leavesId;
  if (!stayingId) return;
  await manager.getRepository(CompanyMember).update({ accountId }, { erasingAt: null });
  await showCompany(transaction, stayingId);
}

/** Shows a company again that has an owner who stays; does nothing for one that was not hidden. */
async function showCompany(transaction: Transaction, companyId: string): Promise<void> {
  const companies = transaction.manager.getRepository(Company);
  const hasOwner = { companyId, role: 'OWNER', erasingAt: IsNull() } as const;
  if (!(await transaction.manager.getRepository(CompanyMember).existsBy(hasOwner))) return;
  const { affected } = await companies.update({ id: companyId, erasingAt: Not(IsNull()) }, { erasingAt: null });
  if (!affected) return;
  const isVerified = await companies.existsBy({ id: companyId, isVerified: true });
  await companyJobs.setVisible(transaction, companyId, isVerified);
}

/**
 * From here on nobody can act as these profiles: they have no account any more. A whole account can no longer be signed in
 * to. The caller holds the locks of `lockProfiles`.
 */
export async function closeProfiles(
  services: Pick<ErasureServices, 'dataSource' | 'env' | 'logger'>,
  transaction: Transaction,
  erasure: Pick<Erasure, 'id' | 'accountId' | 'role'>,
  { accountId, seekerId, companyId, leavesId }: ErasedProfiles,
  now: Date,
): Promise<void> {
  const { manager } = transaction;
  if (seekerId) await manager.getRepository(Seeker).update(seekerId, { accountId: null });
  if (leavesId) {
    await passOnJobs(transaction, leavesId, accountId);
    await manager.getRepository(CompanyMember).delete({ accountId });
    await endInvitationsOf(transaction, accountId);
    await showCompany(transaction, leavesId);
    noteLeaving(services, transaction, { accountId, companyId: leavesId }, now);
  }
  if (companyId) await closeCompany(transaction, accountId, companyId, now);
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

/** Nobody is a member any more; the other members keep their accounts. */
async function closeCompany(transaction: Transaction, accountId: string, companyId: string, now: Date): Promise<void> {
  const { manager } = transaction;
  await manager.getRepository(Company).update(companyId, { email: null });
  const members = await manager.getRepository(CompanyMember).findBy({ companyId });
  for (const member of members) {
    await manager.getRepository(CompanyMember).delete({ accountId: member.accountId });
    if (member.accountId !== accountId) await endCompanyRole(transaction, { ...member, now });
  }
}

import { IsNull, Not, type EntityManager } from 'typeorm';
import type { Transaction } from '../../db/transaction';
import { Company } from './company.entity';
import { CompanyMember } from './company-member.entity';

/**
 * Whether someone else stays an owner of the company when this account goes. The caller holds the company's lock, which
 * every change of its members takes, so that two owners who go at once are not both told yes.
 */
export function hasOtherOwner(
  { manager }: Transaction,
  { accountId, companyId }: Pick<CompanyMember, 'accountId' | 'companyId'>,
): Promise<boolean> {
  return manager
    .getRepository(CompanyMember)
    .existsBy({ companyId, role: 'OWNER', accountId: Not(accountId), erasingAt: IsNull() });
}

/** The account's membership as it is now, if it has one. */
export function membershipOf({ manager }: Transaction, accountId: string): Promise<CompanyMember | null> {
  return manager.getRepository(CompanyMember).findOneBy({ accountId });
}

/** Without a lock: for what a page says. */
export async function isLastOwner(manager: EntityManager, accountId: string): Promise<boolean> {
  const members = manager.getRepository(CompanyMember);
  const own = await members.findOneBy({ accountId, role: 'OWNER' });
  if (!own) return false;
  const others = { companyId: own.companyId, role: 'OWNER', accountId: Not(accountId), erasingAt: IsNull() } as const;
  return !(await members.existsBy(others));
}

/** The account was made by the import of postings, with its company. */
export async function isImportedAccount(manager: EntityManager, accountId: string): Promise<boolean> {
  const member = await manager.getRepository(CompanyMember).findOneBy({ accountId });
  return member !== null && manager.getRepository(Company).existsBy({ id: member.companyId, isImported: true });
}

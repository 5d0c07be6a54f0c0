import { refuse, type ErrorCode } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { recordAdminChange } from '../../audit';
import { hasOtherOwner, membershipOf, readCompany, refuseWhileOwnersFrozen, type CompanyMember } from '../../companies';
import { hasActedFor, isBarred } from '../bars/bars.sql';
import { CompanyBar } from '../bars/company-bar.entity';
import { endMembership } from '../end-membership';
import { membershipEndedMail } from '../member.mails';
import { nameOf, tellAccount, tellOwnersOfChange } from '../owners/tell-owners';

export const BAR_REFUSALS = [
  'COMPANY_NOT_FOUND',
  'MEMBER_NOT_FOUND',
  'BAR_LAST_OWNER',
  'OWNERS_FROZEN',
] as const satisfies readonly ErrorCode[];

interface Barring {
  companyId: string;
  accountId: string;
  /** For the audit trail; nobody else reads it. */
  reason: string;
}

/**
 * Keeps someone who acts or has acted for a company out of it, until it is lifted: the membership ends as when an owner
 * removes them, but cannot be undone by one, and no link lets them in. Safe to repeat.
 */
export async function barMember(
  services: Services,
  { accountId: adminId }: Actor,
  { companyId, accountId, reason }: Barring,
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    await lockRows(transaction, { company: companyId });
    if (!(await readCompany(manager, companyId))) throw refuse('COMPANY_NOT_FOUND');
    if (await isBarred(manager, companyId, accountId)) return;
    if (!(await hasActedFor(manager, companyId, accountId))) throw refuse('MEMBER_NOT_FOUND');
    await manager.getRepository(CompanyBar).insert({ companyId, accountId, barredBy: adminId, createdAt: now });
    await recordAdminChange(transaction, {
      ...{ adminId, action: 'BAR_MEMBER', companyId, subjects: [companyId, accountId], comment: reason, now },
      before: null,
      after: null,
    });
    const member = await membershipOf(transaction, accountId);
    if (member?.companyId !== companyId) return;
    await refuseWithoutOwner(transaction, member, now);
    await endMembership(services, transaction, member, now);
    await tellAccount(services, transaction, { companyId, accountId, by: null }, (head) =>
      membershipEndedMail(head, { how: 'BARRED' }),
    );
    if (member.role !== 'OWNER') return;
    const name = await nameOf(transaction, accountId);
    const about = { companyId, named: [accountId] };
    await tellOwnersOfChange(services, transaction, about, { change: 'BARRED', name, by: '' });
  });
}

async function refuseWithoutOwner(transaction: Transaction, member: CompanyMember, now: Date): Promise<void> {
  if (member.role !== 'OWNER') return;
  await refuseWhileOwnersFrozen(transaction.manager, member.companyId, now);
  if (!(await hasOtherOwner(transaction, member))) throw refuse('BAR_LAST_OWNER');
}

import type { CompanyRole } from '../../../../domain/company-rights';
import { refuse, type ErrorCode } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { CompanyMember, hasOtherOwner, membershipOf, refuseWhileOwnersFrozen } from '../../companies';
import { lockAsOwner } from '../locked-members';
import { proofOfOwner, refuseUnlessProved, type GivenProof } from '../owners/owner-proof';
import { recordOwnerChange } from '../owners/record-owner-change';

export const ROLE_REFUSALS = [
  'MEMBER_NOT_FOUND',
  'LAST_OWNER',
  'OWNERS_FROZEN',
] as const satisfies readonly ErrorCode[];

/** Makes a member an owner, or an owner a recruiter: every change is one of the owners. Safe to repeat. */
export async function changeMemberRole(
  services: Services,
  actor: CompanyActor,
  { accountId, role, ...proof }: { accountId: string; role: CompanyRole } & GivenProof,
): Promise<void> {
  const { companyId } = actor;
  const isProved = await proofOfOwner(services, actor, proof, (member) => member.role !== role, accountId);
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    await lockAsOwner(transaction, actor);
    const member = await memberOf(transaction, companyId, accountId);
    if (member.role === role) return;
    refuseUnlessProved(isProved);
    await refuseWhileOwnersFrozen(transaction.manager, companyId, now);
    if (role === 'RECRUITER' && !(await hasOtherOwner(transaction, member))) throw refuse('LAST_OWNER');
    await transaction.manager.getRepository(CompanyMember).update({ accountId, companyId }, { role });
    const kind = role === 'OWNER' ? 'MADE' : 'DEMOTED';
    const change = { companyId, accountId, kind, earlierRole: member.role, changedBy: actor.accountId, now } as const;
    await recordOwnerChange(services, transaction, change);
  });
}

/** Of another company is as good as none. Error: MEMBER_NOT_FOUND. */
export async function memberOf(transaction: Transaction, companyId: string, accountId: string): Promise<CompanyMember> {
  const member = await membershipOf(transaction, accountId);
  if (member?.companyId !== companyId) throw refuse('MEMBER_NOT_FOUND');
  return member;
}

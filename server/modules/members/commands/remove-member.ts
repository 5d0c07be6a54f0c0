import { refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { hasOtherOwner, refuseWhileOwnersFrozen, type CompanyMember } from '../../companies';
import { endMembership } from '../end-membership';
import { lockAsOwner, lockOwnMembership } from '../locked-members';
import { membershipEndedMail } from '../member.mails';
import { proofOfOwner, refuseUnlessProved, type GivenProof } from '../owners/owner-proof';
import { recordOwnerChange } from '../owners/record-owner-change';
import { nameOf, tellAccount, tellOwnersOfChange } from '../owners/tell-owners';
import { memberOf } from './change-member-role';

const isOwner = ({ role }: CompanyMember): boolean => role === 'OWNER';

/** Ends another's membership. Of an owner it asks for proof, and can be undone. Error: LAST_OWNER. */
export async function removeMember(
  services: Services,
  actor: CompanyActor,
  { accountId, ...proof }: { accountId: string } & GivenProof,
): Promise<void> {
  if (accountId === actor.accountId) return leaveCompany(services, actor, proof);
  const isProved = await proofOfOwner(services, actor, proof, isOwner, accountId);
  const { companyId, accountId: changedBy } = actor;
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    await lockAsOwner(transaction, actor);
    const member = await memberOf(transaction, companyId, accountId);
    if (isOwner(member)) refuseUnlessProved(isProved);
    await end(services, transaction, member, now);
    if (isOwner(member)) {
      const change = { companyId, accountId, kind: 'REMOVED', earlierRole: 'OWNER', changedBy, now } as const;
      await recordOwnerChange(services, transaction, change);
      return;
    }
    const by = await nameOf(transaction, changedBy);
    await tellAccount(services, transaction, { companyId, accountId, by: changedBy }, (head) =>
      membershipEndedMail(head, { how: 'REMOVED', by }),
    );
  });
}

/** Ends the own membership. An owner proves to be it, because a stolen session could not be taken back. */
export async function leaveCompany(services: Services, actor: CompanyActor, proof: GivenProof): Promise<void> {
  const { accountId, companyId } = actor;
  const isProved = await proofOfOwner(services, actor, proof, isOwner, accountId);
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    const own = await lockOwnMembership(transaction, actor);
    if (isOwner(own)) refuseUnlessProved(isProved);
    await end(services, transaction, own, now);
    await tellAccount(services, transaction, { companyId, accountId, by: null }, (head) =>
      membershipEndedMail(head, { how: 'LEFT' }),
    );
    if (!isOwner(own)) return;
    const name = await nameOf(transaction, accountId);
    const about = { companyId, named: [accountId] };
    await tellOwnersOfChange(services, transaction, about, { change: 'LEFT', name, by: name });
  });
}

async function end(services: Services, transaction: Transaction, member: CompanyMember, now: Date): Promise<void> {
  if (isOwner(member)) {
    await refuseWhileOwnersFrozen(transaction.manager, member.companyId, now);
    if (!(await hasOtherOwner(transaction, member))) throw refuse('LAST_OWNER');
  }
  await endMembership(services, transaction, member, now);
}

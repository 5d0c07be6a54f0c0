import { refuse } from '../../../../domain/errors';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account, isToBeErased } from '../../accounts';
import { Company, refuseWhileOwnersFrozen } from '../../companies';
import type { CompanyInvitation } from '../invitations/company-invitation.entity';
import { endInvitation } from '../end-invitations';
import { insertMember } from '../invitations/invitations.sql';
import { memberJoinedMail } from '../invitations/invitation.mails';
import { onJoined } from '../on-joined';
import { recordOwnerChange } from '../owners/record-owner-change';

export const JOINING_REFUSALS = ['INVITATION_VOID', 'HIRES_ELSEWHERE', 'ERASURE_WAITING', 'OWNERS_FROZEN'] as const;

/**
 * The account becomes a member, acts for the company from now on, and all owners are told. A duplicate key means that it
 * hires for another company already. The caller holds the locks of the seeker and of the company.
 */
export async function joinCompany(
  services: Services,
  transaction: Transaction,
  { invitation, code, accountId }: { invitation: CompanyInvitation; code: string; accountId: string },
  seekerId: string | null,
): Promise<void> {
  const { clock, outbox, env } = services;
  const { manager } = transaction;
  const now = clock.now();
  const { id, companyId, role, invitedBy } = invitation;
  const accounts = manager.getRepository(Account);
  // The write comes first: whatever else is done with the account waits.
  await accounts.update(accountId, { activeRole: 'COMPANY', lastActiveAt: now });
  if (await isToBeErased(manager, accountId)) throw refuse('ERASURE_WAITING');
  if (role === 'OWNER') await refuseWhileOwnersFrozen(manager, companyId, now);
  if (!(await insertMember(manager, { code, accountId, now }))) throw refuse('INVITATION_VOID');
  await endInvitation(transaction, { id, companyId }, 'ACCEPTED', now);
  await onJoined(services, transaction, { seekerId, companyId, now });
  if (role === 'OWNER') {
    const change = { companyId, accountId, kind: 'MADE', earlierRole: null, changedBy: invitedBy, now } as const;
    return recordOwnerChange(services, transaction, change);
  }
  const { companyName } = await manager.getRepository(Company).findOneByOrFail({ id: companyId });
  const { personName, email } = await accounts.findOneByOrFail({ id: accountId });
  const to = { companyId, readers: 'OWNERS' } as const;
  const mail = { to, appUrl: env.APP_URL, companyName, role, personName: personName ?? email };
  await outbox.queueMail(transaction, `member-joined:${id}:${accountId}`, memberJoinedMail(mail));
}

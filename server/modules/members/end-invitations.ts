import type { Transaction } from '../../db/transaction';
import { CompanyInvitation, type InvitationEnd } from './invitations/company-invitation.entity';

/** The caller holds the company's lock. Returns whether one was open and has ended now. */
export async function endInvitation(
  { manager }: Transaction,
  which: { id: string; companyId: string },
  endedAs: InvitationEnd,
  endedAt: Date,
): Promise<boolean> {
  const { affected } = await manager
    .getRepository(CompanyInvitation)
    .update({ ...which, openMark: 1 }, { openMark: null, endedAs, endedAt });
  return Boolean(affected);
}

/** Who leaves a company takes along the invitations that they sent. The caller holds the company's lock. */
export async function endInvitationsOf({ manager }: Transaction, accountId: string): Promise<void> {
  const ended = { openMark: null, endedAs: 'INVITER_LEFT', endedAt: () => 'UTC_TIMESTAMP(3)' } as const;
  await manager.getRepository(CompanyInvitation).update({ invitedBy: accountId, openMark: 1 }, ended);
}

import type { Services } from '../../../services';
import type { CompanyInvitationType } from './invitation.types';
import { openInvitations } from './invitations.sql';

/** The invitations of a company that nobody has answered, the newest first. */
export async function invitationsOf(
  { dataSource, clock }: Services,
  companyId: string,
): Promise<CompanyInvitationType[]> {
  const now = clock.now();
  return (await openInvitations(dataSource, companyId)).map((row) => ({
    ...{ id: row.id, email: row.email, role: row.role, inviterName: row.inviter_name },
    ...{ createdAt: row.created_at, expiresAt: row.expires_at, isExpired: row.expires_at <= now },
  }));
}

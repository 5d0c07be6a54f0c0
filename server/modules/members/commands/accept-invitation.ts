import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { read } from '../../../db/read';
import { inTransaction, isDuplicateKey } from '../../../db/transaction';
import type { Services } from '../../../services';
import { findAccountById, hashOfCode } from '../../accounts';
import { membershipOf } from '../../companies';
import { CompanyInvitation } from '../invitations/company-invitation.entity';
import { joinCompany } from './join-company';

/**
 * The signed-in account joins the company that invited its address. It needs a password, because a company must not depend
 * on Google alone. Repeating it answers as before.
 */
export async function acceptInvitation(services: Services, actor: Actor, code: string): Promise<CompanyInvitation> {
  const { accountId, seekerId } = actor;
  const { dataSource } = services;
  const codeHash = hashOfCode(code);
  const invitation = await read(dataSource, (manager) =>
    manager.getRepository(CompanyInvitation).findOneBy({ codeHash }),
  );
  if (!invitation) throw refuse('INVITATION_VOID');
  const { companyId, email } = invitation;
  if (actor.email !== email) throw refuse('INVITATION_OTHER_ADDRESS');
  if (!actor.emailVerified) throw refuse('INVITATION_UNVERIFIED');
  if (actor.roles.includes('ADMIN')) throw refuse('NOT_ALLOWED');
  if (!actor.hasPassword) throw refuse('INVITATION_NEEDS_PASSWORD');
  try {
    await inTransaction(dataSource, async (transaction) => {
      const { manager } = transaction;
      await lockRows(transaction, { seeker: seekerId ?? undefined, company: companyId });
      const member = await membershipOf(transaction, accountId);
      const isOwn = await manager.getRepository(CompanyInvitation).existsBy({ codeHash, endedAs: 'ACCEPTED' });
      if (member?.companyId === companyId && isOwn) return;
      if (member) throw refuse('HIRES_ELSEWHERE');
      // It may have got its first password, or a seeker, since the request began.
      const account = await findAccountById(manager, accountId);
      if (account?.seeker_id !== seekerId) throw refuse('INVITATION_VOID');
      await joinCompany(services, transaction, { invitation, code, accountId }, seekerId);
    });
  } catch (error) {
    // It joined another company at this moment.
    if (isDuplicateKey(error)) throw refuse('HIRES_ELSEWHERE');
    throw error;
  }
  return invitation;
}

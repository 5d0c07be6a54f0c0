import { refuse } from '../../../../domain/errors';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { endInvitation } from '../end-invitations';
import { workingInvitation } from '../invitations/invitations.sql';

/** Whoever reads the mailbox may say no, with or without an account. */
export async function declineInvitation({ dataSource, clock }: Services, code: string): Promise<void> {
  const now = clock.now();
  const invitation = await workingInvitation(dataSource, code, now);
  if (!invitation) throw refuse('INVITATION_VOID');
  const { id, company_id: companyId } = invitation;
  await inTransaction(dataSource, async (transaction) => {
    await lockRows(transaction, { company: companyId });
    if (!(await endInvitation(transaction, { id, companyId }, 'DECLINED', now))) throw refuse('INVITATION_VOID');
  });
}

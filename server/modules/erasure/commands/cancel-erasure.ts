import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { findAccountById, type PlannedErasures } from '../../accounts';
import { Erasure } from '../erasure.entity';
import { erasureCancelledMail } from '../erasure.mails';
import { lockProfiles, showProfiles } from '../profile-hiding';

/** Cancels the account's waiting erasure: everything is as before. */
export async function cancelErasure(services: Services, { accountId }: Actor): Promise<void> {
  await inTransaction(services.dataSource, async (transaction) => {
    if (!(await plannedErasures.cancel(services, transaction, accountId))) throw refuse('ERASURE_NONE');
  });
}

export const plannedErasures: PlannedErasures = {
  async cancel({ clock, outbox }, transaction, accountId) {
    const { manager } = transaction;
    const erasures = manager.getRepository(Erasure);
    const waiting = await erasures.findOneBy({ openAccountId: accountId, closedAt: IsNull() });
    const account = await findAccountById(manager, accountId);
    if (!waiting || !account) return false;
    const profiles = await lockProfiles(transaction, account, waiting.role);
    // The condition decides between this and the moment at which the erasure begins.
    const { affected } = await erasures.update(
      { id: waiting.id, openAccountId: accountId, closedAt: IsNull() },
      { cancelledAt: clock.now(), openAccountId: null },
    );
    if (!affected) return false;
    await showProfiles(transaction, profiles);
    await outbox.queueMail(transaction, `erasure-cancelled:${waiting.id}`, erasureCancelledMail(account.email));
    return true;
  },
};

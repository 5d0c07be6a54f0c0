import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { findAccountById } from '../../accounts/public';
import { Erasure } from '../erasure.entity';
import { erasureCancelledMail } from '../erasure.mails';
import { lockProfiles, profilesOf, showProfiles } from '../profile-hiding';

/** Cancels the account's waiting erasure: everything is as before. Error: ERASURE_NONE. */
export async function cancelErasure(services: Services, actor: Actor): Promise<void> {
  const { accountId, email } = actor;
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const erasures = manager.getRepository(Erasure);
    const waiting = await erasures.findOneBy({ openAccountId: accountId, closedAt: IsNull() });
    const account = await findAccountById(manager, accountId);
    if (!waiting || !account) throw refuse('ERASURE_NONE');
    const profiles = profilesOf(account, waiting.role);
    await lockProfiles(transaction, profiles);
    // The condition decides between this and the moment at which the erasure begins.
    const { affected } = await erasures.update(
      { id: waiting.id, openAccountId: accountId, closedAt: IsNull() },
      { cancelledAt: services.clock.now(), openAccountId: null },
    );
    if (!affected) throw refuse('ERASURE_NONE');
    await showProfiles(transaction, profiles);
    await services.outbox.queueMail(transaction, `erasure-cancelled:${waiting.id}`, erasureCancelledMail(email));
  });
}

import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { requireFreshProof, type Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import {
  lockAccess,
  Account,
  checkCurrentPassword,
  endAllSessions,
  hashNewPassword,
  mailUndoableChange,
  PASSWORD_CHANGED,
  PasswordReset,
} from '../../accounts';

/** Changes the own password and ends all sessions; returns the viewer for this browser's new session. */
export async function changePassword(
  services: Services,
  actor: Actor,
  { currentPassword, password }: { currentPassword: string; password: string },
  clientAddress: string,
): Promise<SignedIn> {
  const { accountId, provedAt } = actor;
  requireFreshProof(actor, services.clock.now());
  const current = { password: currentPassword, field: 'currentPassword' };
  const storedHash = await checkCurrentPassword(services, actor, current, clientAddress);
  const passwordHash = await hashNewPassword(services, password, accountId);
  return inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const before = await lockAccess(transaction, accountId, 'PASSWORD');
    // Of two concurrent changes, the second one's current password is wrong by now.
    const accounts = manager.getRepository(Account);
    const { affected } = await accounts.update({ id: accountId, passwordHash: storedHash }, { passwordHash });
    if (!affected) throw refuse('CURRENT_PASSWORD_WRONG', ['currentPassword']);
    await manager
      .getRepository(PasswordReset)
      .update({ accountId, usedAt: IsNull() }, { usedAt: services.clock.now() });
    await endAllSessions(manager, accountId);
    await mailUndoableChange(services, transaction, before, PASSWORD_CHANGED);
    const { sessionEpoch } = await accounts.findOneByOrFail({ id: accountId });
    return { accountId, sessionEpoch, provedAt };
  });
}

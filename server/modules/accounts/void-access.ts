import { newId } from '../../db/columns';
import { affectedRows } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { accessVoidedMail, type VoidingCause } from './account.mails';
import { endAllSessions } from './account-sessions';
import { removeSecondFactor } from './second-factors';

/**
 * Ends everything by which an account that is not proven can be entered: its password, its sessions, its second factor
 * and the codes that were handed out for it, with a mail that says so. Only its mailbox or Google open it from then on,
 * so it is proven.
 * Answers false, and changes nothing, for an account that was proven before.
 */
export async function voidUnprovenAccess(
  services: Services,
  transaction: Transaction,
  { id, email, cause }: { id: string; email: string; cause: VoidingCause },
): Promise<boolean> {
  const { manager } = transaction;
  const now = services.clock.now();
  const voided = await affectedRows(
    manager,
    'UPDATE accounts SET password_hash = NULL, proven_at = ?, email_verified_at = COALESCE(email_verified_at, ?) WHERE id = ? AND proven_at IS NULL',
    [now, now, id],
  );
  if (voided === 0) return false;
  await endAllSessions(manager, id);
  // An attacker's authenticator would otherwise keep the owner out.
  await removeSecondFactor(manager, id);
  for (const table of ['password_resets', 'email_verifications', 'disown_codes'])
    await affectedRows(manager, `DELETE FROM ${table} WHERE account_id = ?`, [id]);
  await services.outbox.queueMail(
    transaction,
    `access-voided:${id}:${newId()}`,
    accessVoidedMail({ to: email, appUrl: services.env.APP_URL, cause }),
  );
  return true;
}

import { refuse } from '../../../../domain/errors';
import { Role } from '../../../../domain/roles';
import type { Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account, findAccountById, rolesOf } from '../../accounts';

/**
 * Makes the other role of a dual account the active one. Needs a verified address and a password on the account, because
 * a company must not depend on Google alone.
 */
export async function switchRole(services: Services, actor: Actor, role: Role): Promise<void> {
  const mayActAs = role !== Role.ADMIN && actor.activeRole !== Role.ADMIN && actor.roles.includes(role);
  const isUnverified = !actor.emailVerified && !actor.isGoogleAccount;
  if (!mayActAs || isUnverified || !actor.hasPassword) throw refuse('SWITCH_ROLE_FAILED');
  await inTransaction(services.dataSource, async ({ manager }) => {
    const changes = { activeRole: role, lastActiveAt: services.clock.now() };
    await manager.getRepository(Account).update(actor.accountId, changes);
    // The write came first: what ends a role writes to the account too, so an end that was before it is seen now.
    const account = await findAccountById(manager, actor.accountId);
    if (!account || !rolesOf(account).includes(role)) throw refuse('SWITCH_ROLE_FAILED');
  });
}

import { refuse } from '../../../../domain/errors';
import { Role } from '../../../../domain/roles';
import type { Actor } from '../../../actor';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { Account } from '../../accounts';

/**
 * Makes the other role of a dual account the active one. Needs a verified address and a password on the account, because
 * a company must not depend on Google alone.
 */
export async function switchRole(services: Services, actor: Actor, role: Role): Promise<void> {
  const mayActAs = role !== Role.ADMIN && actor.activeRole !== Role.ADMIN && actor.roles.includes(role);
  const isUnverified = !actor.emailVerified && !actor.isGoogleAccount;
  if (!mayActAs || isUnverified || !actor.hasPassword) throw refuse('SWITCH_ROLE_FAILED');
  await write(services.dataSource, (manager) =>
    manager.getRepository(Account).update(actor.accountId, { activeRole: role, lastActiveAt: services.clock.now() }),
  );
}

import { refuse } from '../../../../domain/errors';
import { ERASURE_WAIT_MS, type ErasureWhen } from '../../../../domain/erasures';
import type { ErasureRequest } from '../../../../domain/erasures.schema';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { inTransaction, isDuplicateKey, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { findAccountById, requireOwner, rolesOf, type AccountRow } from '../../accounts';
import { refuseWhileOwnersFrozen } from '../../companies';
import { Erasure, type ErasedRole } from '../erasure.entity';
import { erasureBeginsMail, erasureWaitsMail } from '../erasure.mails';
import { closeProfiles, hideProfiles, lockProfiles } from '../profile-hiding';

/**
 * Asks for the erasure of a role or of the whole account, which is hidden from this moment on. With NOW nobody can sign
 * in any more either; with IN_14_DAYS it can be cancelled until then. Erasing the only role erases the account.
 */
export async function requestErasure(
  services: Services,
  actor: Actor,
  { accountId, role, when, ...proof }: ErasureRequest,
  clientAddress: string,
): Promise<Erasure> {
  if (actor.roles.includes('ADMIN')) throw refuse('ERASURE_ADMIN');
  // The page may still show another account than the browser is signed in to by now.
  if (accountId !== actor.accountId || (role !== null && !actor.roles.includes(role))) throw refuse('NOT_ALLOWED');
  await requireOwner(services, actor, proof, clientAddress);
  try {
    return await inTransaction(services.dataSource, (transaction) =>
      openErasure(services, transaction, { actor, role, when }),
    );
  } catch (error) {
    if (isDuplicateKey(error, 'uq_erasures_open')) throw refuse('ERASURE_WAITING');
    throw error;
  }
}

interface NewErasure {
  actor: Actor;
  role: ErasedRole | null;
  when: ErasureWhen;
}

async function openErasure(services: Services, transaction: Transaction, asked: NewErasure): Promise<Erasure> {
  const { manager } = transaction;
  const { accountId } = asked.actor;
  const account = await findAccountById(manager, accountId);
  if (!account) throw refuse('NOT_ALLOWED');
  const role = rolesOf(account).length > 1 ? asked.role : null;
  const profiles = await lockProfiles(transaction, account, role);
  const now = services.clock.now();
  // Who waits for 14 days waits longer than any freeze.
  if (profiles.companyId) await refuseWhileOwnersFrozen(manager, profiles.companyId, now);
  const isNow = asked.when === 'NOW';
  const erasure = manager.getRepository(Erasure).create({
    id: newId(),
    accountId,
    openAccountId: accountId,
    role,
    askedBy: 'PERSON',
    requestedAt: now,
    dueAt: isNow ? now : new Date(now.getTime() + ERASURE_WAIT_MS),
  });
  await manager.insert(Erasure, erasure);
  await hideProfiles(transaction, profiles, now);
  if (isNow) await closeProfiles(services, transaction, erasure, profiles, now);
  await tellOwner(services, transaction, erasure, account, isNow);
  return erasure;
}

async function tellOwner(
  { outbox, env }: Services,
  transaction: Transaction,
  erasure: Erasure,
  { email: to, active_role: active }: AccountRow,
  isNow: boolean,
): Promise<void> {
  const mail = isNow
    ? erasureBeginsMail(erasure, to)
    : erasureWaitsMail(erasure, { to, appUrl: env.APP_URL, isCompany: active === 'COMPANY' });
  await outbox.queueMail(transaction, erasureMailKey(erasure), mail);
}

/** The mail that an erasure waits for, a while, before it removes the address. */
export const erasureMailKey = ({ id }: Pick<Erasure, 'id'>): string => `erasure-asked:${id}`;

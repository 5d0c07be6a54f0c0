import { refuse } from '../../../domain/errors';
import type { CompanyActor } from '../../actor';
import { lockRows } from '../../db/lock';
import type { Transaction } from '../../db/transaction';
import { type CompanyMember, membershipOf } from '../companies';

/**
 * Locks the company, as every change of its members does, and reads the actor's membership again: another owner may have
 * ended it since the request began. Error: NOT_ALLOWED.
 */
export async function lockOwnMembership(transaction: Transaction, actor: CompanyActor): Promise<CompanyMember> {
  const { accountId, companyId } = actor;
  await lockRows(transaction, { company: companyId });
  const own = await membershipOf(transaction, accountId);
  if (own?.companyId !== companyId) throw refuse('NOT_ALLOWED');
  return own;
}

/** The same for what only an owner may do who stays. */
export async function lockAsOwner(transaction: Transaction, actor: CompanyActor): Promise<void> {
  const { role, erasingAt } = await lockOwnMembership(transaction, actor);
  if (role !== 'OWNER' || erasingAt) throw refuse('NOT_ALLOWED');
}

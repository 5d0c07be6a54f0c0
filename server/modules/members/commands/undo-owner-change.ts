import { IsNull, MoreThan } from 'typeorm';
import { refuse, type ErrorCode } from '../../../../domain/errors';
import { OWNER_UNDO_HOURS } from '../../../../domain/members';
import { HOUR_MS } from '../../../../domain/time';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { read } from '../../../db/read';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { findAccountById, isToBeErased, requireOwner } from '../../accounts';
import { CompanyMember, hasOtherOwner, membershipOf, refuseWhileOwnersFrozen } from '../../companies';
import { isBarred } from '../bars/bars.sql';
import { endMembership } from '../end-membership';
import { lockAsOwner } from '../locked-members';
import { onJoined } from '../on-joined';
import { OwnerChange } from '../owners/owner-change.entity';
import type { GivenProof } from '../owners/owner-proof';
import { isUndoable } from '../owners/owner-change.policy';
import { mailNotMe } from '../owners/record-owner-change';
import { startOwner } from '../owners/start-owner';
import { nameOf, tellOwnersOfChange } from '../owners/tell-owners';

export const UNDO_REFUSALS = [
  'OWNER_CHANGE_OVER',
  'LAST_OWNER',
  'OWNERS_FROZEN',
] as const satisfies readonly ErrorCode[];

/**
 * Takes back one change of the owners, where the person still is what it made of them. While owners are frozen only the
 * change that the former owner spoke of can be undone.
 */
export async function undoOwnerChange(
  services: Services,
  actor: CompanyActor,
  { id, proof, clientAddress }: { id: string } & GivenProof,
): Promise<void> {
  await requireOwner(services, actor, proof, clientAddress);
  const { companyId } = actor;
  const now = services.clock.now();
  const meant = await read(services.dataSource, (manager) =>
    manager.getRepository(OwnerChange).findOneBy({ id, companyId }),
  );
  const account = meant && (await findAccountById(services.dataSource, meant.accountId));
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { seeker: account?.seeker_id ?? undefined });
    await lockAsOwner(transaction, actor);
    await refuseWhileOwnersFrozen(transaction.manager, companyId, now, id);
    const changes = transaction.manager.getRepository(OwnerChange);
    const since = new Date(now.getTime() - OWNER_UNDO_HOURS * HOUR_MS);
    const open = { id, companyId, undoneAt: IsNull(), createdAt: MoreThan(since) };
    const change = await changes.findOneBy(open);
    const member = change && (await membershipOf(transaction, change.accountId));
    if (!change || !isUndoable(change, await stateOf(transaction, change, member))) throw refuse('OWNER_CHANGE_OVER');
    await changes.update(open, { undoneAt: now, frozenUntil: change.frozenUntil && now });
    await takeBack(services, transaction, change, member, now);
    const by = await nameOf(transaction, actor.accountId);
    if (change.kind === 'MADE')
      await mailNotMe(services, transaction, change, {
        by,
        byAccount: actor.accountId,
        isRemoved: change.earlierRole === null,
        now,
      });
    const name = await nameOf(transaction, change.accountId);
    const about = { companyId, named: [change.accountId, actor.accountId] };
    await tellOwnersOfChange(services, transaction, about, { change: 'UNDONE', name, by });
  });
}

async function stateOf(
  { manager }: Transaction,
  { companyId, accountId }: OwnerChange,
  member: CompanyMember | null,
): Promise<Parameters<typeof isUndoable>[1]> {
  return {
    roleNow: member?.role ?? null,
    companyNow: member?.companyId ?? null,
    isBarred: await isBarred(manager, companyId, accountId),
  };
}

async function takeBack(
  services: Services,
  transaction: Transaction,
  { kind, accountId, companyId, earlierRole }: OwnerChange,
  member: CompanyMember | null,
  now: Date,
): Promise<void> {
  const { manager } = transaction;
  const members = manager.getRepository(CompanyMember);
  if (kind === 'DEMOTED') {
    await members.update({ accountId, companyId }, { role: 'OWNER' });
  } else if (kind === 'REMOVED') {
    const account = await findAccountById(manager, accountId);
    if (!account || (await isToBeErased(manager, accountId))) throw refuse('OWNER_CHANGE_OVER');
    await startOwner(transaction, { accountId, companyId }, now);
    await onJoined(services, transaction, { seekerId: account.seeker_id, companyId, now });
  } else {
    if (!member || !(await hasOtherOwner(transaction, member))) throw refuse('LAST_OWNER');
    if (earlierRole === null) await endMembership(services, transaction, member, now);
    else await members.update({ accountId, companyId }, { role: earlierRole });
  }
}

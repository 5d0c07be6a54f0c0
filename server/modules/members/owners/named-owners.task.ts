import { LessThanOrEqual, MoreThan } from 'typeorm';
import { eachDue } from '../../../background/each-due';
import type { StillHoldsLease, Task } from '../../../background/task';
import { MINUTE_MS } from '../../../../domain/time';
import { lockRows } from '../../../db/lock';
import { read } from '../../../db/read';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { findAccountById, isToBeErased } from '../../accounts';
import { areOwnersFrozen, CompanyMember, readCompany } from '../../companies';
import { isBarred } from '../bars/bars.sql';
import { NamedOwner } from './named-owner.entity';
import { mayBecomeOwner } from './named-owner.policy';
import { onJoined } from '../on-joined';
import { recordOwnerChange } from './record-owner-change';
import { startOwner } from './start-owner';

const BATCH = 50;

export const namedOwners: Task = {
  name: 'named-owners',
  everyMs: 5 * MINUTE_MS,
  failure: 'named owners could not become owners; tried again in five minutes',
  run: makeNamedOwners,
};

/** Makes those owners whom an administrator has named and to whom no owner has objected. */
export async function makeNamedOwners(services: Services, stillHoldsLease: StillHoldsLease): Promise<void> {
  const { dataSource, clock } = services;
  const now = clock.now();
  await eachDue<NamedOwner>(services, stillHoldsLease, {
    batch: BATCH,
    read: (after) =>
      read(dataSource, (manager) =>
        manager.find(NamedOwner, {
          where: { isOpen: 1, dueAt: LessThanOrEqual(now), ...(after && { id: MoreThan(after.id) }) },
          order: { id: 'ASC' },
          take: BATCH,
        }),
      ),
    take: (named) => makeOwner(services, named, now),
    failure: 'a named owner could not become one; tried again in five minutes',
    idsOf: ({ id }) => ({ namedOwnerId: id }),
  });
}

async function makeOwner(
  services: Services,
  { id, companyId, accountId, namedBy }: NamedOwner,
  now: Date,
): Promise<void> {
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const seekerId = (await findAccountById(manager, accountId))?.seeker_id ?? null;
    await lockRows(transaction, { seeker: seekerId ?? undefined, company: companyId });
    if (await areOwnersFrozen(manager, companyId, now)) return;
    const company = await readCompany(manager, companyId);
    const account = await findAccountById(manager, accountId);
    // It became a seeker at this moment, whose lock is missing: tried again in five minutes.
    if ((account?.seeker_id ?? null) !== seekerId) return;
    const barred = await isBarred(manager, companyId, accountId);
    const isStaying = !(await isToBeErased(manager, accountId));
    const isFit =
      company !== null &&
      !company.erasing_at &&
      account !== null &&
      isStaying &&
      mayBecomeOwner(account, companyId, barred);
    const ended = { isOpen: null, endedAt: now, endedAs: isFit ? 'DONE' : 'VOID' } as const;
    const { affected } = await manager.getRepository(NamedOwner).update({ id, isOpen: 1 }, ended);
    if (!affected || !isFit) return;
    const earlierRole = account.company_role;
    if (earlierRole) await manager.getRepository(CompanyMember).update({ accountId, companyId }, { role: 'OWNER' });
    else await startOwner(transaction, { accountId, companyId }, now);
    await onJoined(services, transaction, { seekerId, companyId, now });
    const change = {
      companyId,
      accountId,
      kind: 'MADE',
      earlierRole,
      changedBy: namedBy,
      by: 'TemuKerja',
      now,
    } as const;
    await recordOwnerChange(services, transaction, change);
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { newId } from '../../../db/columns';
import { write } from '../../../db/write';
import { findAccountByEmail, findAccountById } from '../../accounts';
import { closeErasure, erase } from '../erase';
import type { ErasureServices } from '../erasure-services';
import { hasProfileRow } from '../erased-rows.sql';
import type { ErasedEntry } from '../../upkeep';
import { Erasure } from '../erasure.entity';

/** For the command line: a request that came by letter, and the list of erased ids after a restore. */

type NewErasure = Pick<Erasure, 'accountId' | 'role' | 'seekerId' | 'companyId' | 'askedBy'>;

/**
 * Erases the whole account of an address now. Returns false when there is none. `drainMs` passes between its closing and
 * the erasure, so that requests that are under way can end.
 * Error: ERASURE_ADMIN.
 */
export async function eraseByLetter(services: ErasureServices, email: string, drainMs: number): Promise<boolean> {
  const account = await findAccountByEmail(services.dataSource, email);
  if (!account) return false;
  if (account.admin_id) throw refuse('ERASURE_ADMIN');
  const asked = { accountId: account.id, role: null, seekerId: null, companyId: null, askedBy: 'LETTER' } as const;
  await eraseAtOnce(services, asked, drainMs);
  return true;
}

/** Does an erasure of the list again. Returns false when the database has nothing left of it. No server runs meanwhile. */
export async function replayErasure(services: ErasureServices, entry: ErasedEntry): Promise<boolean> {
  const { accountId, role, seekerId, companyId } = entry;
  const { dataSource } = services;
  const account = await findAccountById(dataSource, accountId);
  const isThere =
    (account !== null && role === null) ||
    (seekerId !== null && (await hasProfileRow(dataSource, 'seeker', seekerId))) ||
    (companyId !== null && (await hasProfileRow(dataSource, 'company', companyId)));
  if (!isThere) return false;
  await eraseAtOnce(services, { accountId, role, seekerId, companyId, askedBy: 'REPLAY' }, 0);
  return true;
}

async function eraseAtOnce(services: ErasureServices, asked: NewErasure, drainMs: number): Promise<void> {
  const { dataSource, clock } = services;
  const now = clock.now();
  const erasures = dataSource.database.getRepository(Erasure);
  const open = await erasures.findOneBy({ openAccountId: asked.accountId });
  // One of the two roles is going already; the account comes after it.
  if (open?.closedAt) await erase(services, open);
  const waiting = { openAccountId: asked.accountId, closedAt: IsNull() };
  const { affected } = await write(dataSource, (manager) =>
    manager.getRepository(Erasure).update(waiting, { ...asked, dueAt: now }),
  );
  if (!affected) {
    const erasure = { ...asked, id: newId(), openAccountId: asked.accountId, requestedAt: now, dueAt: now };
    await write(dataSource, (manager) => manager.getRepository(Erasure).insert(erasure));
  }
  const { id } = await erasures.findOneByOrFail({ openAccountId: asked.accountId });
  await closeErasure(services, id);
  await pause(drainMs);
  await erase(services, await erasures.findOneByOrFail({ id }));
}

import { IsNull, MoreThan } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { OWNER_FREEZE_HOURS } from '../../../../domain/members';
import { HOUR_MS } from '../../../../domain/time';
import { lockRows } from '../../../db/lock';
import { read } from '../../../db/read';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { hashOfCode } from '../../accounts';
import { ownersFrozenMail } from '../member.mails';
import { OwnerChange } from '../owners/owner-change.entity';
import { nameOf, tellOwners } from '../owners/tell-owners';

/**
 * "This was not me" of a former owner: gives nothing back, but keeps owners, copies and the company's erasure as they are.
 * Each code does so once. Error: UNDO_CODE_INVALID.
 */
export async function freezeOwners(services: Services, code: string): Promise<Date> {
  const now = services.clock.now();
  const usable = { codeHash: hashOfCode(code), codeExpiresAt: MoreThan(now), frozenUntil: IsNull() };
  const change = await read(services.dataSource, (manager) => manager.getRepository(OwnerChange).findOneBy(usable));
  if (!change) throw refuse('UNDO_CODE_INVALID');
  const { companyId, accountId } = change;
  const frozenUntil = new Date(now.getTime() + OWNER_FREEZE_HOURS * HOUR_MS);
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { company: companyId });
    const { affected } = await transaction.manager.getRepository(OwnerChange).update(usable, { frozenUntil });
    if (!affected) throw refuse('UNDO_CODE_INVALID');
    const name = await nameOf(transaction, accountId);
    await tellOwners(services, transaction, { companyId, named: [accountId] }, (head) => ownersFrozenMail(head, name));
  });
  return frozenUntil;
}

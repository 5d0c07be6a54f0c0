import { refuse, type ErrorCode } from '../../../../domain/errors';
import { NAMED_OWNER_DAYS } from '../../../../domain/members';
import { DAY_MS, wibDateOf } from '../../../../domain/time';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { lockRows } from '../../../db/lock';
import { inTransaction, isDuplicateKey } from '../../../db/transaction';
import type { Services } from '../../../services';
import { findAccountByEmail } from '../../accounts';
import { recordAdminChange } from '../../audit';
import { readCompany } from '../../companies';
import { isBarred } from '../bars/bars.sql';
import { ownerNamedMail } from '../member.mails';
import { NamedOwner } from '../owners/named-owner.entity';
import { mayBecomeOwner } from '../owners/named-owner.policy';
import { tellOwners } from '../owners/tell-owners';

export const NAME_OWNER_REFUSALS = [
  'COMPANY_NOT_FOUND',
  'NAMED_OWNER_UNFIT',
  'NAMED_OWNER_WAITING',
] as const satisfies readonly ErrorCode[];

interface NewOwner {
  companyId: string;
  email: string;
  /** What was checked; for the audit trail. */
  note: string;
}

/**
 * For a company whose owner is gone for good: after seven days in which every owner can object, the account is an owner
 * (named-owners.task.ts).
 */
export async function nameOwner(services: Services, { accountId: adminId }: Actor, named: NewOwner): Promise<void> {
  const { companyId, email, note } = named;
  const now = services.clock.now();
  const dueAt = new Date(now.getTime() + NAMED_OWNER_DAYS * DAY_MS);
  try {
    await inTransaction(services.dataSource, async (transaction) => {
      const { manager } = transaction;
      await lockRows(transaction, { company: companyId });
      const company = await readCompany(manager, companyId);
      if (!company || company.erasing_at) throw refuse('COMPANY_NOT_FOUND');
      const account = await findAccountByEmail(manager, email);
      const isFit = account && mayBecomeOwner(account, companyId, await isBarred(manager, companyId, account.id));
      if (!isFit) throw refuse('NAMED_OWNER_UNFIT', ['email']);
      const id = newId();
      const accountId = account.id;
      const row = { id, companyId, isOpen: 1, accountId, namedBy: adminId, createdAt: now, dueAt } as const;
      await manager.getRepository(NamedOwner).insert(row);
      await recordAdminChange(transaction, {
        ...{ adminId, action: 'NAME_OWNER', companyId, subjects: [companyId, accountId], comment: note, now },
        before: null,
        after: null,
      });
      const isoDate = wibDateOf(dueAt);
      const about = { companyId, named: [accountId] };
      await tellOwners(services, transaction, about, (head) => ownerNamedMail(head, { email, isoDate }));
    });
  } catch (error) {
    if (isDuplicateKey(error, 'uq_named_owners_open')) throw refuse('NAMED_OWNER_WAITING');
    throw error;
  }
}

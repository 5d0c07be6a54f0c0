import { OWNER_UNDO_HOURS } from '../../../../domain/members';
import { newId } from '../../../db/columns';
import { HOUR_MS } from '../../../../domain/time';
import type { Transaction } from '../../../db/transaction';
import { hashOfCode, linkCode } from '../../accounts';
import { ownerRoleEndedMail } from '../member.mails';
import { OwnerChange } from './owner-change.entity';
import { nameOf, tellAccount, tellOwnersOfChange, type MailServices } from './tell-owners';

type NewChange = Pick<OwnerChange, 'companyId' | 'accountId' | 'kind' | 'earlierRole' | 'changedBy'> & {
  /** What the owners read instead of the administrator's name. */
  by?: string;
  now: Date;
};

/** Notes a change of the owners, for undoing it, and mails all who are owners now, and who is one no more. */
export async function recordOwnerChange(
  services: MailServices,
  transaction: Transaction,
  { by: given, now, ...change }: NewChange,
): Promise<void> {
  const { companyId, accountId, kind, changedBy } = change;
  const row = { ...change, id: newId(), createdAt: now };
  await transaction.manager.getRepository(OwnerChange).insert(row);
  const by = given ?? (await nameOf(transaction, changedBy));
  if (kind !== 'MADE')
    await mailNotMe(services, transaction, row, { by, byAccount: changedBy, isRemoved: kind === 'REMOVED', now });
  await tellOwnersOfChange(
    services,
    transaction,
    { companyId, named: [accountId, changedBy] },
    {
      change: kind,
      name: await nameOf(transaction, accountId),
      by,
    },
  );
}

/** "This was not me", for who is an owner no more: the link works once, within 72 hours. */
export async function mailNotMe(
  services: MailServices,
  transaction: Transaction,
  { id, companyId, accountId }: Pick<OwnerChange, 'id' | 'companyId' | 'accountId'>,
  { by, byAccount, isRemoved, now }: { by: string; byAccount: string; isRemoved: boolean; now: Date },
): Promise<void> {
  const code = linkCode();
  const codeExpiresAt = new Date(now.getTime() + OWNER_UNDO_HOURS * HOUR_MS);
  await transaction.manager.getRepository(OwnerChange).update(id, { codeHash: hashOfCode(code), codeExpiresAt });
  await tellAccount(services, transaction, { companyId, accountId, by: byAccount }, (head) =>
    ownerRoleEndedMail(head, { by, isRemoved, code }),
  );
}

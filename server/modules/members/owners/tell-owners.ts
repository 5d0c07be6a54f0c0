import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import type { OutgoingMail } from '../../../ports';
import type { Services } from '../../../services';
import { readCompany } from '../../companies';
import { ownerAddresses, personOf } from '../members.sql';
import { ownersChangedMail, type OwnersChanged } from '../member.mails';

export type MailServices = Pick<Services, 'outbox' | 'env'>;
export interface MailHead {
  to: string;
  appUrl: string;
  company: string;
}

/** Queues the mail to every owner as they are now, in the transaction of its cause. */
export async function tellOwners(
  { outbox, env }: MailServices,
  transaction: Transaction,
  companyId: string,
  mailOf: (head: MailHead) => OutgoingMail,
): Promise<void> {
  const company = await companyName(transaction, companyId);
  const cause = newId();
  const mails = (await ownerAddresses(transaction.manager, companyId)).map((to, index) => [
    `owners:${cause}:${index}`,
    mailOf({ to, appUrl: env.APP_URL, company }),
  ]);
  if (mails.length > 0) await outbox.queueMails(transaction, Object.fromEntries(mails) as Record<string, OutgoingMail>);
}

/** To one account; nothing once it is erased. */
export async function tellAccount(
  { outbox, env }: MailServices,
  transaction: Transaction,
  { companyId, accountId }: { companyId: string; accountId: string },
  mailOf: (head: MailHead) => OutgoingMail,
): Promise<void> {
  const person = await personOf(transaction.manager, accountId);
  if (!person) return;
  const company = await companyName(transaction, companyId);
  const mail = mailOf({ to: person.email, appUrl: env.APP_URL, company });
  await outbox.queueMail(transaction, `member:${newId()}`, mail);
}

export async function tellOwnersOfChange(
  services: MailServices,
  transaction: Transaction,
  companyId: string,
  news: OwnersChanged,
): Promise<void> {
  await tellOwners(services, transaction, companyId, (head) => ownersChangedMail(head, news));
}

async function companyName({ manager }: Transaction, companyId: string): Promise<string> {
  return (await readCompany(manager, companyId))?.company_name ?? '';
}

/** What an account is called in mails to colleagues. */
export async function nameOf({ manager }: Transaction, accountId: string): Promise<string> {
  return (await personOf(manager, accountId))?.name ?? '';
}

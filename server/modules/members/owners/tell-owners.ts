import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import type { MailTo, OutgoingMail } from '../../../ports';
import type { Services } from '../../../services';
import { mailToCompany } from '../../accounts';
import { readCompany } from '../../companies';
import { personOf } from '../members.sql';
import { ownersChangedMail, type OwnersChanged } from '../member.mails';

export type MailServices = Pick<Services, 'outbox' | 'env'>;
export interface MailHead {
  to: MailTo;
  appUrl: string;
  company: string;
}

/** The accounts that a mail names: an erasure finds it by them while it waits. */
const keyOf = (kind: string, named: readonly string[]): string => [kind, newId(), ...named].join(':');

/** Queues the mail to every owner; the outbox asks who they are when it leaves. */
export async function tellOwners(
  { outbox, env }: MailServices,
  transaction: Transaction,
  { companyId, named }: { companyId: string; named: readonly string[] },
  mailOf: (head: MailHead) => OutgoingMail,
): Promise<void> {
  const to = await mailToCompany(transaction.manager, companyId, 'OWNERS');
  if (!to) return;
  const company = await companyName(transaction, companyId);
  await outbox.queueMail(transaction, keyOf('owners', named), mailOf({ to, appUrl: env.APP_URL, company }));
}

/** To one account; nothing once it is erased. */
export async function tellAccount(
  { outbox, env }: MailServices,
  transaction: Transaction,
  { companyId, accountId, by }: { companyId: string; accountId: string; by: string | null },
  mailOf: (head: MailHead) => OutgoingMail,
): Promise<void> {
  const person = await personOf(transaction.manager, accountId);
  if (!person) return;
  const company = await companyName(transaction, companyId);
  const mail = mailOf({ to: person.email, appUrl: env.APP_URL, company });
  await outbox.queueMail(transaction, keyOf('member', by === null ? [] : [by]), mail);
}

export async function tellOwnersOfChange(
  services: MailServices,
  transaction: Transaction,
  about: { companyId: string; named: readonly string[] },
  news: OwnersChanged,
): Promise<void> {
  await tellOwners(services, transaction, about, (head) => ownersChangedMail(head, news));
}

async function companyName({ manager }: Transaction, companyId: string): Promise<string> {
  return (await readCompany(manager, companyId))?.company_name ?? '';
}

/** What an account is called in mails to colleagues. */
export async function nameOf({ manager }: Transaction, accountId: string): Promise<string> {
  return (await personOf(manager, accountId))?.name ?? '';
}

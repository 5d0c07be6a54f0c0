import { dictionary } from '@zxcvbn-ts/language-common';
import { IsNull } from 'typeorm';
import { DomainError, refuse, type ErrorCode } from '../../../domain/errors';
import { holdsOwnData, listedSpellings, type PasswordOwner } from '../../../domain/passwords';
import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { Account } from './account.entity';
import { lockAccess, mailUndoableChange } from './access-changes';
import { PASSWORD_CHANGED } from './account.mails';
import { passwordOwner } from './account.sql';

/** zxcvbn's 49,000 common passwords, in lower case; built at the first use. */
let wellKnown: ReadonlySet<string> | null = null;

export const NEW_PASSWORD_REFUSALS = [
  'PASSWORD_PERSONAL',
  'PASSWORD_WELL_KNOWN',
] as const satisfies readonly ErrorCode[];
type NewPasswordRefusal = (typeof NEW_PASSWORD_REFUSALS)[number];

/** Why this password is too easy to guess; null when it may be chosen. Only the server has the large list. */
export function whyGuessable(password: string, owner: PasswordOwner): NewPasswordRefusal | null {
  if (holdsOwnData(password, owner)) return 'PASSWORD_PERSONAL';
  const known = (wellKnown ??= new Set(dictionary['passwords-common']));
  return listedSpellings(password).some((spelling) => known.has(spelling)) ? 'PASSWORD_WELL_KNOWN' : null;
}

/**
 * The hash of a new password, for every form that sets one. The owner is an account by its id, or what the form says.
 */
export async function hashNewPassword(
  { dataSource, passwords }: Services,
  password: string,
  owner: string | PasswordOwner,
): Promise<string> {
  const known = typeof owner === 'string' ? await passwordOwner(dataSource, owner) : owner;
  const fault = whyGuessable(password, known);
  if (fault === 'PASSWORD_PERSONAL' && known.isCompany) {
    throw new DomainError({
      code: fault,
      detail: { key: 'PASSWORD_PERSONAL_COMPANY', values: {} },
      field: ['password'],
    });
  }
  if (fault) throw refuse(fault, ['password']);
  return passwords.hash(password);
}

/** Stores the first password of an account and mails its owner. Returns false, and changes nothing, if it has one. */
export async function storeFirstPassword(
  services: Services,
  transaction: Transaction,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<boolean> {
  const before = await lockAccess(transaction, accountId, 'PASSWORD');
  const { affected } = await transaction.manager
    .getRepository(Account)
    .update({ id: accountId, passwordHash: IsNull() }, { passwordHash });
  if (!affected) return false;
  await mailUndoableChange(services, transaction, before, PASSWORD_CHANGED);
  return true;
}

import { MailPreference, ROLE_OF_MAILS, type ConsentKind } from '../../../domain/consents';
import type { Actor } from '../../actor';
import { read } from '../../db/read';
import type { QueryExecutor } from '../../db/statements';
import { Account } from '../accounts/account.entity';
import { Consent } from './consent.entity';
import type { OwnConsents } from './consent.types';

const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;

export async function consentsOf(executor: QueryExecutor, { accountId, roles }: Actor): Promise<OwnConsents> {
  const changes = await read(executor, (manager) =>
    manager.find(Consent, { where: { accountId }, order: NEWEST_FIRST }),
  );
  const kinds = Object.values(MailPreference).filter((kind) => roles.includes(ROLE_OF_MAILS[kind]));
  return { changes, mails: kinds.map((kind) => ({ kind, isOn: isGiven(changes, kind) })) };
}

/** `changes` are newest first. Mails are wanted until they are switched off. */
const isGiven = (changes: readonly Consent[], kind: ConsentKind): boolean =>
  changes.find((change) => change.kind === kind)?.isGiven ?? true;

/** Asked when a mail is about to be sent. An address without an account has switched nothing off. */
export function isMailWanted(executor: QueryExecutor, email: string, kind: MailPreference): Promise<boolean> {
  return read(executor, async (manager) => {
    const account = await manager.findOne(Account, { where: { email }, select: { id: true } });
    if (!account) return true;
    const last = await manager.findOne(Consent, { where: { accountId: account.id, kind }, order: NEWEST_FIRST });
    return last?.isGiven ?? true;
  });
}

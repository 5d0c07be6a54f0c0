import { MailPreference, ROLE_OF_MAILS, type ConsentKind } from '../../../domain/consents';
import type { Actor } from '../../actor';
import { read } from '../../db/read';
import type { QueryExecutor } from '../../db/statements';
import { Consent } from './consent.entity';
import type { OwnConsents } from './consent.types';

const NEWEST_FIRST = { number: 'DESC' } as const;

export async function consentsOf(executor: QueryExecutor, { accountId, roles }: Actor): Promise<OwnConsents> {
  const changes = await read(executor, (manager) =>
    manager.find(Consent, { where: { accountId }, order: NEWEST_FIRST }),
  );
  const kinds = Object.values(MailPreference).filter((kind) => roles.includes(ROLE_OF_MAILS[kind]));
  return { changes, mails: kinds.map((kind) => ({ kind, isOn: isGiven(changes, kind) })) };
}

/** `changes` are newest first. Mails are on until switched off. */
const isGiven = (changes: readonly Consent[], kind: ConsentKind): boolean =>
  changes.find((change) => change.kind === kind)?.isGiven ?? true;

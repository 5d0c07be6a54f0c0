import type { Language } from '../../../domain/language';
import type { Role } from '../../../domain/roles';
import { deleted, type FieldTable } from '../../db/field-table';
import { instant, integer, nullable, oneOf, text } from '../../db/row';
import type { Account } from './account.entity';

const WITH_THE_ROW = deleted('with the account');

/** Where the schema shows single columns: `Viewer` and `MyRecords`, which are in modules above this one. */
interface ShownAccount {
  viewer: Pick<Account, 'id' | 'email' | 'language' | 'activeRole' | 'personName'>;
  records: Pick<Account, 'googleSub' | 'emailVerifiedAt' | 'provenAt' | 'lastActiveAt' | 'createdAt'>;
}

/** Every column of an account. */
export const ACCOUNT_TABLE = {
  id: { column: text, seenBy: 'own', erasure: WITH_THE_ROW, shown: 'viewer.id', logged: true },
  email: { column: text, seenBy: 'after acceptance', erasure: WITH_THE_ROW, shown: 'viewer.email', logged: false },
  password_hash: { column: nullable(text), seenBy: 'server', erasure: WITH_THE_ROW, shown: null, logged: false },
  google_sub: {
    column: nullable(text),
    seenBy: 'own',
    erasure: WITH_THE_ROW,
    shown: 'records.googleSub',
    logged: false,
  },
  session_epoch: { column: integer, seenBy: 'server', erasure: WITH_THE_ROW, shown: null, logged: true },
  email_verified_at: {
    column: nullable(instant),
    seenBy: 'own',
    erasure: WITH_THE_ROW,
    shown: 'records.emailVerifiedAt',
    logged: true,
  },
  proven_at: {
    column: nullable(instant),
    seenBy: 'own',
    erasure: WITH_THE_ROW,
    shown: 'records.provenAt',
    logged: true,
  },
  active_role: {
    column: oneOf<Role>(),
    seenBy: 'own',
    erasure: WITH_THE_ROW,
    shown: 'viewer.activeRole',
    logged: true,
    notExported: 'the role in which the copy is asked for',
  },
  language: {
    column: nullable(oneOf<Language>()),
    seenBy: 'own',
    erasure: WITH_THE_ROW,
    shown: 'viewer.language',
    logged: true,
  },
  person_name: {
    column: nullable(text),
    seenBy: 'own',
    erasure: WITH_THE_ROW,
    shown: 'viewer.personName',
    logged: false,
  },
  last_active_at: {
    column: nullable(instant),
    seenBy: 'own',
    erasure: WITH_THE_ROW,
    shown: 'records.lastActiveAt',
    logged: true,
  },
  // The consents say what was agreed to, and when.
  terms_version: { column: nullable(text), seenBy: 'server', erasure: WITH_THE_ROW, shown: null, logged: true },
  terms_accepted_at: { column: nullable(instant), seenBy: 'server', erasure: WITH_THE_ROW, shown: null, logged: true },
  supplement_version: { column: nullable(text), seenBy: 'server', erasure: WITH_THE_ROW, shown: null, logged: true },
  created_at: { column: instant, seenBy: 'own', erasure: WITH_THE_ROW, shown: 'records.createdAt', logged: true },
} as const satisfies FieldTable<Account, ShownAccount>;

import { selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import {
  ADMIN_PAGE_SIZE,
  allOf,
  anyOf,
  belowInstant,
  LISTED,
  cursorPageBy,
  type Condition,
  type CursorArgs,
  type CursorPage,
} from './keyset.sql';
import { codeContains, emailContains, nameContains } from './search.sql';

export interface UsersFilter {
  /** Substring of the name, the e-mail or the phone number; empty for everyone. */
  search: string;
}

/**
 * Ids of users (seekers), newest first; one statement. A search only reads two narrow indexes: this one, which has the
 * searched columns, and that of e-mails.
 */
export async function listUserIds(
  { services }: Pick<LoadScope, 'services'>,
  { search }: UsersFilter,
  { after, limit = ADMIN_PAGE_SIZE }: CursorArgs,
): Promise<CursorPage> {
  const where = allOf([search ? personMatches(search) : null, belowInstant({ at: 's.created_at', id: 's.id' }, after)]);
  const rows = await selectRows(
    services.dataSource,
    LISTED,
    `SELECT s.id, s.created_at AS at FROM seekers s FORCE INDEX (ix_seekers_listed) WHERE ${where.sql}
     ORDER BY s.created_at DESC, s.id DESC LIMIT ?`,
    [...where.parameters, limit + 1],
  );
  return cursorPageBy(rows, limit);
}

function personMatches(search: string): Condition {
  return anyOf([
    nameContains('s.full_name', search),
    codeContains('s.phone_number', search),
    ofAccountWithEmail(search),
  ]);
}

function ofAccountWithEmail(search: string): Condition {
  const { sql, parameters } = emailContains('account.email', search);
  return {
    sql: `s.account_id IN (SELECT account.id FROM accounts account FORCE INDEX (uq_accounts_email) WHERE ${sql})`,
    parameters,
  };
}

/** The ids of seekers whose name or e-mail contains the search, for lists of what they did. */
export function seekersNamed(search: string): Condition {
  const { sql, parameters } = anyOf([nameContains('s.full_name', search), ofAccountWithEmail(search)]);
  return { sql: `SELECT s.id FROM seekers s FORCE INDEX (ix_seekers_listed) WHERE ${sql}`, parameters };
}

import type { SqlPart } from '../../../db/statements';
import type { LoadScope } from '../../../graphql/loaders';
import { anyOf, readIdPage, newestBy, rangeOf } from '../../../graphql/keyset.sql';
import type { CountedPage, CursorArgs } from '../../../graphql/paging';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';
import { codeContains, emailContains, nameContains } from './search.sql';

export interface UsersFilter extends Period {
  /** Substring of the name, the e-mail or the phone number; empty for everyone. */
  search: string;
}

const NEWEST = newestBy('created_at');

/**
 * Ids of users (seekers) but the erased ones, newest first; one statement. A search only reads two narrow indexes: this one, which has the
 * searched columns, and that of e-mails.
 */
export function listUserIds(
  { services }: Pick<LoadScope, 'services'>,
  filter: UsersFilter,
  args: CursorArgs,
): Promise<CountedPage<string>> {
  return readIdPage(services.dataSource, (after) => [userRange(filter, after)], NEWEST, args);
}

function userRange(filter: UsersFilter, after: string | null): SqlPart {
  const { search } = filter;
  return rangeOf('seekers', 'ix_seekers_listed', NEWEST, after, [
    search ? anyOf([...whoIs(search), codeContains('phone_number', search)]) : null,
    { sql: 'account_id IS NOT NULL', parameters: [] },
    within('created_at', filter),
  ]);
}

/** The ids of seekers whose name or e-mail contains the search, for lists of what they did. */
export function seekersNamed(search: string): SqlPart {
  const { sql, parameters } = anyOf(whoIs(search));
  return { sql: `SELECT id FROM seekers FORCE INDEX (ix_seekers_listed) WHERE ${sql}`, parameters };
}

/** The name or the e-mail contains the search. */
function whoIs(search: string): (SqlPart | null)[] {
  const { sql, parameters } = emailContains('account.email', search);
  const accounts = `SELECT account.id FROM accounts account FORCE INDEX (uq_accounts_email) WHERE ${sql}`;
  return [nameContains('full_name', search), { sql: `account_id IN (${accounts})`, parameters }];
}

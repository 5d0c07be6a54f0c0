import type { Role } from '../../../../domain/roles';
import { instant, integer, nullable, oneOf, text, type Row } from '../../../db/row';
import { placeholders, selectRows } from '../../../db/statements';
import type { LoadScope } from '../../../graphql/loaders';
import { newestBy, rangeOf, readRowPage } from '../../../graphql/keyset.sql';
import type { CountedPage, CursorArgs } from '../../../graphql/paging';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';

const NEWEST = newestBy('requested_at');

const DATA_EXPORT = {
  id: text,
  accountId: text,
  requestedAs: oneOf<Exclude<Role, 'ADMIN'>>(),
  requestedAt: instant,
  endedAt: nullable(instant),
  byteSize: nullable(integer),
  email: nullable(text),
};
export type AdminDataExportRow = Row<typeof DATA_EXPORT>;

/** Who asked for their own data, newest first. Two statements. */
export function listDataExports(
  { services: { dataSource } }: Pick<LoadScope, 'services'>,
  period: Period,
  args: CursorArgs,
): Promise<CountedPage<AdminDataExportRow>> {
  const ranges = (after: string | null) => [
    rangeOf('data_exports', 'ix_data_exports_requested', NEWEST, after, [within('requested_at', period)]),
  ];
  return readRowPage(dataSource, ranges, NEWEST, args, (ids) =>
    selectRows(
      dataSource,
      DATA_EXPORT,
      `SELECT e.id, e.account_id AS accountId, e.requested_as AS requestedAs, e.requested_at AS requestedAt, e.ended_at AS endedAt,
              e.byte_size AS byteSize, account.email
       FROM data_exports e LEFT JOIN accounts account ON account.id = e.account_id WHERE e.id IN (${placeholders(ids)})`,
      ids,
    ),
  );
}

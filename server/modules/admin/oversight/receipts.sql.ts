import type { RevealKind } from '../../../../domain/reveals';
import { day, instant, integer, nullable, oneOf, text, type Row } from '../../../db/row';
import { placeholders, selectRows } from '../../../db/statements';
import type { LoadScope } from '../../../graphql/loaders';
import { equals, rangeOf, readRowPage, type ListOrder, type Ranges } from '../../../graphql/keyset.sql';
import type { CountedPage, CursorArgs } from '../../../graphql/paging';
import type { Period } from '../../../graphql/period';
import { onDays } from '../../../graphql/period.sql';

export interface ReceiptsFilter extends Period {
  /** Only reveals of this company. */
  companyId?: string | null;
  /** Only who saw this user. */
  userId?: string | null;
}

const NEWEST: ListOrder = { column: 'day', kind: 'day', direction: 'DESC' };

const RECEIPT = {
  id: text,
  day,
  kind: oneOf<RevealKind>(),
  details: integer,
  times: integer,
  firstAt: instant,
  lastAt: instant,
  accountId: text,
  companyId: nullable(text),
  companyName: nullable(text),
  userId: text,
  userName: nullable(text),
  applicationId: nullable(text),
  jobTitle: nullable(text),
};
export type AdminReceiptRow = Row<typeof RECEIPT>;

/** Who saw whom, the newest day first; the period is of days. Two statements. */
export function listReceipts(
  { services: { dataSource } }: Pick<LoadScope, 'services'>,
  filter: ReceiptsFilter,
  args: CursorArgs,
): Promise<CountedPage<AdminReceiptRow>> {
  return readRowPage(dataSource, rangesFor(filter), NEWEST, args, (ids) =>
    selectRows(
      dataSource,
      RECEIPT,
      `SELECT r.id, r.day, r.kind, r.details, r.times, r.first_at AS firstAt, r.last_at AS lastAt, r.account_id AS accountId,
              r.company_id AS companyId, c.company_name AS companyName, r.seeker_id AS userId, NULLIF(s.full_name, '') AS userName,
              a.id AS applicationId, a.job_title AS jobTitle
       FROM reveal_receipts r LEFT JOIN companies c ON c.id = r.company_id LEFT JOIN seekers s ON s.id = r.seeker_id
       LEFT JOIN applications a ON a.id = r.subject_id WHERE r.id IN (${placeholders(ids)})`,
      ids,
    ),
  );
}

function rangesFor(filter: ReceiptsFilter): Ranges {
  const { companyId, userId } = filter;
  // One company sees one user on few days.
  const by = userId ? 'seeker_day' : companyId ? 'company' : 'day';
  const given = [equals('seeker_id', userId), equals('company_id', companyId), onDays('day', filter)];
  return (after) => [rangeOf('reveal_receipts', `ix_reveal_receipts_${by}`, NEWEST, after, given)];
}

import type { RevealKind } from '../../../domain/reveals';
import type { LocalDate } from '../../../domain/time';
import { day, instant, integer, notNullHere, oneOf, text, type Row } from '../../db/row';
import { selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import { afterCursor, allOf, equals, type ListOrder } from '../../graphql/keyset.sql';
import { cursorPage, type CursorArgs, type CursorPage } from '../../graphql/paging';
import type { Period } from '../../graphql/period';
import { onDays } from '../../graphql/period.sql';

/** What an owner reads of, but for looks at the own application. */
interface OfCompany {
  companyId: string;
  /** The profile of the owner as a seeker. */
  exceptSeekerId: string | null;
}

const RECEIPT = {
  id: text,
  day,
  kind: oneOf<RevealKind>(),
  details: integer,
  times: integer,
  firstAt: instant,
  lastAt: instant,
  accountId: text,
  companyId: notNullHere(text),
  applicationId: text,
};
export type CompanyReceiptRow = Row<typeof RECEIPT>;

const NEWEST: ListOrder = { column: 'r.day', kind: 'day', direction: 'DESC' };

const exceptOf = ({ exceptSeekerId }: OfCompany) =>
  exceptSeekerId === null ? null : { sql: 'r.seeker_id <> ?', parameters: [exceptSeekerId] };

/** Who of a company saw whom, the newest day first, in one statement. The index is named, because others read more rows. */
export async function readCompanyReceipts(
  executor: QueryExecutor,
  { accountId, ...of }: OfCompany & Period & { accountId: string | null },
  { after, limit }: CursorArgs,
): Promise<CursorPage<CompanyReceiptRow>> {
  const { sql, parameters } = allOf([
    equals('r.company_id', of.companyId),
    equals('r.account_id', accountId),
    exceptOf(of),
    onDays('r.day', of),
    afterCursor(NEWEST, after, 'r.id'),
  ]);
  const rows = await selectRows(
    executor,
    RECEIPT,
    `SELECT r.id, r.day, r.kind, r.details, r.times, r.first_at AS firstAt, r.last_at AS lastAt, r.account_id AS accountId,
            r.company_id AS companyId, r.subject_id AS applicationId
     FROM reveal_receipts r FORCE INDEX (ix_reveal_receipts_${accountId === null ? 'company' : 'member'})
     WHERE ${sql} ORDER BY r.day DESC, r.id DESC LIMIT ?`,
    [...parameters, limit + 1],
  );
  return cursorPage(rows, limit, (row) => [row.day, row.id]);
}

/** Null without a receipt. */
export async function readFirstDay(executor: QueryExecutor, of: OfCompany): Promise<LocalDate | null> {
  const { sql, parameters } = allOf([equals('r.company_id', of.companyId), exceptOf(of)]);
  const first = await selectOne(
    executor,
    { day },
    `SELECT r.day FROM reveal_receipts r FORCE INDEX (ix_reveal_receipts_company)
     WHERE ${sql} ORDER BY r.day, r.id LIMIT 1`,
    parameters,
  );
  return first && first.day;
}

/** Everyone who acts or has acted for a company, members first, whether or not they have looked at anyone. */
export async function readReaders(executor: QueryExecutor, companyId: string): Promise<string[]> {
  const rows = await selectRows(
    executor,
    { accountId: text, place: integer },
    `SELECT m.account_id AS accountId, 0 AS place FROM company_members m WHERE m.company_id = ?
     UNION ALL
     SELECT f.account_id, CAST(f.number AS SIGNED) FROM former_members f LEFT JOIN company_members back
       ON back.account_id = f.account_id AND back.company_id = f.company_id
     WHERE f.company_id = ? AND back.account_id IS NULL ORDER BY place, accountId`,
    [companyId, companyId],
  );
  return rows.map(({ accountId }) => accountId);
}

import type { AuditSubjectKind } from '../../../domain/audit';
import { nullable, text, type Column } from '../../db/row';
import { placeholders, selectRows } from '../../db/statements';
import type { BatchLoad } from '../../graphql/loaders';

/** Names by id in one statement; null for a row that is gone. `statement` selects `id` and `name`. */
function namesBy(
  name: Column<string> | Column<string | null>,
  statement: (ids: string) => string,
  times = 1,
): BatchLoad<string, string | null> {
  return async ({ services }, ids) => {
    const rows = await selectRows(
      services.dataSource,
      { id: text, name: name as Column<string | null> },
      statement(placeholders(ids)),
      Array.from({ length: times }, () => ids).flat(),
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id) ?? null);
  };
}

/** Without what an erasure has emptied. */
const jobNames = (ids: string): string =>
  `SELECT id, CONCAT_WS(', ', NULLIF(title, ''), NULLIF(company_name, '')) AS name FROM jobs WHERE id IN (${ids})`;

/** The present names of the rows that the audit trail refers to, by kind; that of a report without a reference is empty. */
export const SUBJECT_NAMES: Readonly<Record<AuditSubjectKind, BatchLoad<string, string | null>>> = {
  COMPANY: namesBy(text, (ids) => `SELECT id, company_name AS name FROM companies WHERE id IN (${ids})`),
  USER: namesBy(text, (ids) => `SELECT id, full_name AS name FROM seekers WHERE id IN (${ids})`),
  JOB: namesBy(nullable(text), jobNames),
  APPLICATION: namesBy(
    nullable(text),
    (ids) =>
      `SELECT a.id, CONCAT_WS(', ', NULLIF(s.full_name, ''), NULLIF(a.job_title, '')) AS name FROM applications a JOIN seekers s ON s.id = a.seeker_id WHERE a.id IN (${ids})`,
  ),
  TOKEN_TRANSACTION: namesBy(
    nullable(text),
    (
      ids,
    ) => `SELECT i.id, CONCAT_WS(', ', NULLIF(i.company_name, ''), i.merchant_ref) AS name FROM invoices i WHERE i.id IN (${ids})
              UNION ALL SELECT t.id, CONCAT_WS(', ', NULLIF(c.company_name, ''), t.amount) FROM token_transactions t JOIN companies c ON c.id = t.company_id WHERE t.id IN (${ids})`,
    2,
  ),
  PAYMENT_REPORT: namesBy(
    text,
    (ids) => `SELECT id, COALESCE(merchant_ref, '') AS name FROM payment_callbacks WHERE id IN (${ids})`,
  ),
  FILE: namesBy(text, (ids) => `SELECT id, file_name AS name FROM files WHERE id IN (${ids})`),
  REPORTED: namesBy(
    nullable(text),
    (ids) => `${jobNames(ids)} UNION ALL SELECT id, company_name AS name FROM companies WHERE id IN (${ids})`,
    2,
  ),
  ACCOUNT: namesBy(
    text,
    (ids) => `SELECT a.id, COALESCE(s.full_name, c.company_name, a.email) AS name FROM accounts a
              LEFT JOIN seekers s ON s.account_id = a.id LEFT JOIN companies c ON c.account_id = a.id WHERE a.id IN (${ids})`,
  ),
};

import type { AuditSubjectKind } from '../../../domain/audit';
import { notNullHere, nullable, text, type Column } from '../../db/row';
import { selectRows } from '../../db/statements';
import type { BatchLoad } from '../../graphql/loaders';
import { nameAt } from './former-name.sql';

/** A subject as an entry of the trail knows it: the name depends on when the entry was made. */
export const subjectKey = (entryId: string, subjectId: string): string => `${entryId}${subjectId}`;
const ID_LENGTH = 26;

const ID_IN_JSON = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Names by key in one statement; null for a row that is gone. A statement selects `k.entry`, `id` and `name` and joins
 * `k`, a row for each key, with `y`, the entry.
 */
function namesBy(
  name: Column<string> | Column<string | null>,
  ...statements: readonly ((keys: string) => string)[]
): BatchLoad<string, string | null> {
  return async ({ services }, keys) => {
    const pairs = JSON.stringify(keys.map((key) => [key.slice(0, ID_LENGTH), key.slice(ID_LENGTH)]));
    const rows = await selectRows(
      services.dataSource,
      { entry: notNullHere(text), id: text, name: name as Column<string | null> },
      statements
        .map((statement) =>
          statement(`JSON_TABLE(?, '$[*]' COLUMNS (entry ${ID_IN_JSON} PATH '$[0]', id ${ID_IN_JSON} PATH '$[1]')) k
             JOIN admin_activities y ON y.id = k.entry`),
        )
        .join(' UNION ALL '),
      statements.map(() => pairs),
    );
    const names = new Map(rows.map(({ entry, id, name }) => [subjectKey(entry, id), name]));
    return keys.map((key) => names.get(key) ?? null);
  };
}

const COMPANY_THEN = nameAt('c.id', 'c.company_name', 'y.written_at');
const SEEKER_THEN = nameAt('s.id', 's.full_name', 'y.written_at');

const companyNames = (keys: string): string =>
  `SELECT k.entry, c.id, ${COMPANY_THEN} AS name FROM ${keys} JOIN companies c ON c.id = k.id`;

/** Without what an erasure has emptied. */
const jobNames = (keys: string): string =>
  `SELECT k.entry, j.id, CONCAT_WS(', ', NULLIF(j.title, ''), NULLIF(${nameAt('j.company_id', 'j.company_name', 'y.written_at')}, '')) AS name
   FROM ${keys} JOIN jobs j ON j.id = k.id`;

/**
 * What the rows that the audit trail refers to were called when an entry was made, by kind; that of a report without a
 * reference is empty.
 */
export const SUBJECT_NAMES: Readonly<Record<AuditSubjectKind, BatchLoad<string, string | null>>> = {
  COMPANY: namesBy(text, companyNames),
  USER: namesBy(
    text,
    (keys) => `SELECT k.entry, s.id, ${SEEKER_THEN} AS name FROM ${keys} JOIN seekers s ON s.id = k.id`,
  ),
  JOB: namesBy(nullable(text), jobNames),
  APPLICATION: namesBy(
    nullable(text),
    (keys) =>
      `SELECT k.entry, a.id, CONCAT_WS(', ', NULLIF(${SEEKER_THEN}, ''), NULLIF(a.job_title, '')) AS name
       FROM ${keys} JOIN applications a ON a.id = k.id JOIN seekers s ON s.id = a.seeker_id`,
  ),
  TOKEN_TRANSACTION: namesBy(
    nullable(text),
    (keys) =>
      `SELECT k.entry, i.id, CONCAT_WS(', ', NULLIF(i.company_name, ''), i.merchant_ref) AS name FROM ${keys} JOIN invoices i ON i.id = k.id`,
    (keys) =>
      `SELECT k.entry, t.id, CONCAT_WS(', ', NULLIF(${COMPANY_THEN}, ''), t.amount) AS name
       FROM ${keys} JOIN token_transactions t ON t.id = k.id JOIN companies c ON c.id = t.company_id`,
  ),
  PAYMENT_REPORT: namesBy(
    text,
    (keys) =>
      `SELECT k.entry, p.id, COALESCE(p.merchant_ref, '') AS name FROM ${keys} JOIN payment_callbacks p ON p.id = k.id`,
  ),
  FILE: namesBy(text, (keys) => `SELECT k.entry, f.id, f.file_name AS name FROM ${keys} JOIN files f ON f.id = k.id`),
  REPORTED: namesBy(nullable(text), jobNames, companyNames),
  ACCOUNT: namesBy(
    text,
    (keys) =>
      `SELECT k.entry, a.id, COALESCE(${SEEKER_THEN}, ${COMPANY_THEN}, a.email) AS name FROM ${keys} JOIN accounts a ON a.id = k.id
       LEFT JOIN seekers s ON s.account_id = a.id LEFT JOIN company_members m ON m.account_id = a.id
       LEFT JOIN companies c ON c.id = m.company_id`,
  ),
};

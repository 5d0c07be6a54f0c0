import { instant, integer, notNullHere, nullable, text, type Row } from '../../db/row';
import { selectRows, type Parameter, type QueryExecutor } from '../../db/statements';

/** Who was affected by a breach: whose data someone could read, by what is stored of it. */

export interface AffectedBy {
  /** The company whose members looked. */
  companyId: string | null;
  /** The account that looked: of a company or of an administrator. */
  accountId: string | null;
  from: Date;
  to: Date;
}

const AFFECTED = {
  seeker_id: text,
  account_id: nullable(text),
  email: nullable(text),
  full_name: text,
  first_at: notNullHere(instant),
  last_at: notNullHere(instant),
  /** On which there was a reveal. */
  days: integer,
};
export type Affected = Row<typeof AFFECTED>;

/** Reveals by their receipts: one for each day, person and kind. */
const RECORDED_REVEALS = `
  SELECT r.seeker_id, r.company_id, r.account_id AS looker_id, r.first_at, r.last_at FROM reveal_receipts r`;

/** Those of administrators before there were receipts, from the audit trail: a seeker itself, or the seeker of an application or of a file. */
const OLDER_ADMIN_REVEALS = `
  SELECT COALESCE(s.id, a.seeker_id, o.id) AS seeker_id, NULL AS company_id, y.admin_id AS looker_id, y.created_at AS first_at, y.created_at AS last_at
  FROM admin_activities y
  JOIN JSON_TABLE(y.subjects, '$[*]' COLUMNS (id char(26) PATH '$')) subject
  LEFT JOIN seekers s ON s.id = CONVERT(subject.id USING ascii) COLLATE ascii_bin
  LEFT JOIN applications a ON a.id = CONVERT(subject.id USING ascii) COLLATE ascii_bin
  LEFT JOIN files f ON f.id = CONVERT(subject.id USING ascii) COLLATE ascii_bin
  LEFT JOIN seekers o ON o.account_id = f.owner_account_id
  WHERE y.kind = 'READ'`;

/** Each person once, with the first and the last reveal in the span. Receipts of erased people are gone. */
export function listAffected(
  executor: QueryExecutor,
  { companyId, accountId, from, to }: AffectedBy,
): Promise<Affected[]> {
  const given: [sql: string, parameter: Parameter][] = [
    ...(companyId ? ([['reveal.company_id = ?', companyId]] as [string, Parameter][]) : []),
    ...(accountId ? ([['reveal.looker_id = ?', accountId]] as [string, Parameter][]) : []),
  ];
  return selectRows(
    executor,
    AFFECTED,
    `SELECT s.id AS seeker_id, s.account_id, account.email, s.full_name, MIN(reveal.first_at) AS first_at, MAX(reveal.last_at) AS last_at,
            COUNT(DISTINCT DATE(reveal.first_at)) AS days
     FROM (${RECORDED_REVEALS} UNION ALL ${OLDER_ADMIN_REVEALS}) reveal
     JOIN seekers s ON s.id = reveal.seeker_id LEFT JOIN accounts account ON account.id = s.account_id
     WHERE reveal.last_at >= ? AND reveal.first_at <= ? ${given.map(([sql]) => `AND ${sql}`).join(' ')}
     GROUP BY s.id ORDER BY first_at, s.id`,
    [from, to, ...given.map(([, parameter]) => parameter)],
  );
}

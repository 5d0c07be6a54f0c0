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
  looks: integer,
};
export type Affected = Row<typeof AFFECTED>;

/**
 * The looks of a company at people: what it has accepted, from the acceptance on. (The receipts of reveals,
 * `reveal_receipts`, say it to the day and the file; where they are, they belong here in place of the acceptances.)
 */
const COMPANY_LOOKS = `
  SELECT a.seeker_id, a.company_id, c.account_id AS looker_id, a.decided_at AS looked_at
  FROM applications a JOIN companies c ON c.id = a.company_id WHERE a.status = 'ACCEPTED'`;

/** The looks of administrators, from the audit trail: a seeker itself, or the seeker of an application or of a file. */
const ADMIN_LOOKS = `
  SELECT COALESCE(s.id, a.seeker_id, o.id) AS seeker_id, NULL AS company_id, y.admin_id AS looker_id, y.created_at AS looked_at
  FROM admin_activities y
  JOIN JSON_TABLE(y.subjects, '$[*]' COLUMNS (id char(26) PATH '$')) subject
  LEFT JOIN seekers s ON s.id = CONVERT(subject.id USING ascii) COLLATE ascii_bin
  LEFT JOIN applications a ON a.id = CONVERT(subject.id USING ascii) COLLATE ascii_bin
  LEFT JOIN files f ON f.id = CONVERT(subject.id USING ascii) COLLATE ascii_bin
  LEFT JOIN seekers o ON o.account_id = f.owner_account_id
  WHERE y.kind = 'READ'`;

/** Each person once, with the first and the last look in the span; erased people are listed by their id alone. */
export function listAffected(
  executor: QueryExecutor,
  { companyId, accountId, from, to }: AffectedBy,
): Promise<Affected[]> {
  const given: [sql: string, parameter: Parameter][] = [
    ...(companyId ? ([['look.company_id = ?', companyId]] as [string, Parameter][]) : []),
    ...(accountId ? ([['look.looker_id = ?', accountId]] as [string, Parameter][]) : []),
  ];
  return selectRows(
    executor,
    AFFECTED,
    `SELECT s.id AS seeker_id, s.account_id, account.email, s.full_name, MIN(look.looked_at) AS first_at, MAX(look.looked_at) AS last_at,
            COUNT(*) AS looks
     FROM (${COMPANY_LOOKS} UNION ALL ${ADMIN_LOOKS}) look
     JOIN seekers s ON s.id = look.seeker_id LEFT JOIN accounts account ON account.id = s.account_id
     WHERE look.looked_at >= ? AND look.looked_at <= ? ${given.map(([sql]) => `AND ${sql}`).join(' ')}
     GROUP BY s.id ORDER BY first_at, s.id`,
    [from, to, ...given.map(([, parameter]) => parameter)],
  );
}

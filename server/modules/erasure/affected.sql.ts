import { instant, integer, notNullHere, nullable, oneOf, text, type Row } from '../../db/row';
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

/** Each person once, with the first and the last reveal in the span. Receipts of erased people are gone. */
export function listAffected(
  executor: QueryExecutor,
  { companyId, accountId, from, to }: AffectedBy,
): Promise<Affected[]> {
  const given: [sql: string, parameter: Parameter][] = [
    ...(companyId ? ([['reveal.company_id = ?', companyId]] as [string, Parameter][]) : []),
    ...(accountId ? ([['reveal.account_id = ?', accountId]] as [string, Parameter][]) : []),
  ];
  return selectRows(
    executor,
    AFFECTED,
    `SELECT s.id AS seeker_id, s.account_id, account.email, s.full_name, MIN(reveal.first_at) AS first_at, MAX(reveal.last_at) AS last_at,
            COUNT(DISTINCT DATE(reveal.first_at)) AS days
     FROM reveal_receipts reveal
     JOIN seekers s ON s.id = reveal.seeker_id LEFT JOIN accounts account ON account.id = s.account_id
     WHERE reveal.last_at >= ? AND reveal.first_at <= ? ${given.map(([sql]) => `AND ${sql}`).join(' ')}
     GROUP BY s.id ORDER BY first_at, s.id`,
    [from, to, ...given.map(([, parameter]) => parameter)],
  );
}

const NOTIFIED = {
  account_id: text,
  email: text,
  full_name: nullable(text),
  first_at: notNullHere(instant),
  last_at: notNullHere(instant),
};
export type Notified = Row<typeof NOTIFIED>;

/**
 * To whose browsers someone could send who has read their addresses and keys, each account once: with the first and the
 * last day on which a browser told them. Of a browser that no longer shows notifications nothing is left.
 */
export function listNotified(executor: QueryExecutor, until: Date): Promise<Notified[]> {
  return selectRows(
    executor,
    NOTIFIED,
    `SELECT a.id AS account_id, a.email, COALESCE(s.full_name, a.person_name) AS full_name,
            MIN(p.created_at) AS first_at, MAX(p.last_used_at) AS last_at
     FROM push_subscriptions p JOIN accounts a ON a.id = p.account_id LEFT JOIN seekers s ON s.account_id = a.id
     WHERE p.created_at <= ? GROUP BY a.id ORDER BY first_at, a.id`,
    [until],
  );
}

const COLLEAGUE = {
  kind: oneOf<'member' | 'former member' | 'invited'>(),
  account_id: nullable(text),
  email: text,
  full_name: nullable(text),
};
export type AffectedColleague = Row<typeof COLLEAGUE>;

/**
 * Whom members of the company can read of beside applicants: its members, those who have left, and the invited addresses,
 * which may have no account. Of an account, those of the companies that it acts or has acted for.
 */
export function listColleagues(
  executor: QueryExecutor,
  { companyId, accountId, from, to }: AffectedBy,
): Promise<AffectedColleague[]> {
  const of = `(SELECT company_id FROM company_members WHERE company_id = ? OR account_id = ?
    UNION SELECT company_id FROM former_members WHERE company_id = ? OR account_id = ?)`;
  const companies = [companyId ?? '', accountId ?? '', companyId ?? '', accountId ?? ''];
  return selectRows(
    executor,
    COLLEAGUE,
    `SELECT 'member' AS kind, m.account_id, a.email, a.person_name AS full_name
     FROM company_members m JOIN accounts a ON a.id = m.account_id WHERE m.company_id IN ${of} AND m.since <= ?
     UNION ALL
     SELECT 'former member', f.account_id, a.email, a.person_name
     FROM former_members f JOIN accounts a ON a.id = f.account_id
     LEFT JOIN company_members back ON back.account_id = f.account_id AND back.company_id = f.company_id
     WHERE f.company_id IN ${of} AND back.account_id IS NULL
     UNION ALL
     SELECT DISTINCT 'invited', a.id, i.email, a.person_name
     FROM company_invitations i LEFT JOIN accounts a ON a.email = i.email
     WHERE i.company_id IN ${of} AND i.created_at <= ? AND COALESCE(i.ended_at, i.expires_at) >= ?
     ORDER BY kind DESC, email`,
    [...companies, to, ...companies, ...companies, to, from],
  );
}

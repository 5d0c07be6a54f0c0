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

import type { VerificationDecision } from '../../../domain/verification';
import { instant, notNullHere, nullable, oneOf, text, type Row } from '../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';

const DECISION = {
  company_id: notNullHere(text),
  action: oneOf<VerificationDecision>(),
  admin_name: nullable(text),
  comment: nullable(text),
  /** The profile at the decision, as JSON text; null for decisions from before it was stored. */
  snapshot: nullable(text),
  created_at: instant,
};
export type DecisionRow = Row<typeof DECISION>;

/** The latest decision about each company, in one statement; a company that nothing was decided about has none. */
export function readLastDecisions(executor: QueryExecutor, companyIds: readonly string[]): Promise<DecisionRow[]> {
  return selectRows(
    executor,
    DECISION,
    `SELECT y.company_id, y.action, admin.name AS admin_name, y.comment, CONCAT(y.snapshot) AS snapshot, y.created_at
     FROM (SELECT MAX(d.id) AS id FROM admin_activities d FORCE INDEX (ix_admin_activities_company_kind)
           WHERE d.company_id IN (${placeholders(companyIds)}) AND d.kind = 'CHANGE' AND d.action IN ('VERIFY', 'REJECT', 'REVOKE')
           GROUP BY d.company_id) latest
     JOIN admin_activities y ON y.id = latest.id LEFT JOIN admins admin ON admin.account_id = y.admin_id`,
    companyIds,
  );
}

/** The same for each company; null without a decision. */
export async function loadLastDecisions(
  { services }: LoadScope,
  companyIds: readonly string[],
): Promise<(DecisionRow | null)[]> {
  const byCompany = new Map(
    (await readLastDecisions(services.dataSource, companyIds)).map((row) => [row.company_id, row]),
  );
  return companyIds.map((id) => byCompany.get(id) ?? null);
}

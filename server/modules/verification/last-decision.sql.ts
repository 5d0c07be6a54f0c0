import type { VerificationDecision } from '../../../domain/verification';
import { instant, notNullHere, nullable, oneOf, text, type Row } from '../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import { oneByKey, type LoadScope } from '../../graphql/loaders';

/** Named as the fields of `CompanyDecision`. */
const DECISION = {
  companyId: notNullHere(text),
  decision: oneOf<VerificationDecision>(),
  adminName: nullable(text),
  comment: nullable(text),
  /** The profile at the decision, as JSON text; null for decisions from before it was stored. */
  snapshot: nullable(text),
  timestamp: instant,
};
type DecisionRow = Row<typeof DECISION>;

/** The latest decision about each company, if any, in one statement. */
export function readLastDecisions(executor: QueryExecutor, companyIds: readonly string[]): Promise<DecisionRow[]> {
  return selectRows(
    executor,
    DECISION,
    `SELECT y.company_id AS companyId, y.action AS decision, admin.name AS adminName, words.comment, CONCAT(words.snapshot) AS snapshot,
            y.created_at AS timestamp
     FROM (SELECT MAX(d.id) AS id FROM admin_activities d FORCE INDEX (ix_admin_activities_company_kind)
           WHERE d.company_id IN (${placeholders(companyIds)}) AND d.kind = 'CHANGE' AND d.action IN ('VERIFY', 'REJECT', 'REVOKE')
           GROUP BY d.company_id) latest
     JOIN admin_activities y ON y.id = latest.id LEFT JOIN admins admin ON admin.account_id = y.admin_id
     LEFT JOIN activity_texts words ON words.activity_id = y.id`,
    companyIds,
  );
}

/** The same for each company; null without a decision. */
export async function loadLastDecisions(
  { services }: LoadScope,
  companyIds: readonly string[],
): Promise<(DecisionRow | null)[]> {
  const rows = await readLastDecisions(services.dataSource, companyIds);
  return oneByKey(companyIds, rows, ({ companyId }) => companyId);
}

import type { VerificationDecision } from '../../../domain/verification';
import { instant, nullable, oneOf, text, type Row } from '../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import { oneByKey, type LoadScope } from '../../graphql/loaders';

/** Named as the fields of `CompanyDecision`. */
const DECISION = {
  companyId: text,
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
    `SELECT c.id AS companyId, y.action AS decision, admin.name AS adminName, words.comment, CONCAT(words.snapshot) AS snapshot,
            y.created_at AS timestamp
     FROM companies c JOIN admin_activities y ON y.id = c.last_decision_id LEFT JOIN admins admin ON admin.account_id = y.admin_id
     LEFT JOIN activity_texts words ON words.activity_id = y.id WHERE c.id IN (${placeholders(companyIds)})`,
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

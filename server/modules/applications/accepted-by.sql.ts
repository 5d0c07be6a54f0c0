import { text } from '../../db/row';
import { placeholders, selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';

/** Of these companies, those that have accepted the viewing seeker: they stay readable after a revocation. */
export async function loadAcceptedBy(
  { services, actor }: LoadScope,
  companyIds: readonly string[],
): Promise<boolean[]> {
  if (!actor?.seekerId) return companyIds.map(() => false);
  const rows = await selectRows(
    services.dataSource,
    { company_id: text },
    `SELECT DISTINCT company_id FROM applications
     WHERE seeker_id = ? AND status = 'ACCEPTED' AND company_id IN (${placeholders(companyIds)})`,
    [actor.seekerId, ...companyIds],
  );
  const accepted = new Set(rows.map((row) => row.company_id));
  return companyIds.map((id) => accepted.has(id));
}

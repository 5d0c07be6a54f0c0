import type { Database } from '../db/database';
import { integer } from '../db/row';
import { selectOne } from '../db/statements';

/** How many nodes of a cluster are together, as the node sees it that was asked; 0 where there is no cluster. */
export async function countDatabaseNodes(database: Database): Promise<number> {
  const row = await selectOne(
    database,
    { nodes: integer },
    `SELECT CAST(COALESCE(MAX(variable_value), 0) AS INT) AS nodes FROM information_schema.global_status
     WHERE variable_name = 'WSREP_CLUSTER_SIZE'`,
    [],
  );
  return row?.nodes ?? 0;
}

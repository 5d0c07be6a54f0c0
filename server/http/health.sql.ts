import { integer } from '../db/row';
import { selectOne, type QueryExecutor } from '../db/statements';

/** Fails where the database does. Of a table, because a cluster's node that is cut off from the majority still returns `SELECT 1`. */
export async function pingDatabase(executor: QueryExecutor): Promise<void> {
  await selectOne(executor, { id: integer }, 'SELECT id FROM migrations LIMIT 1');
}

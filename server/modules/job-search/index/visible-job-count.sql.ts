import { integer } from '../../../db/row';
import { selectOne, type QueryExecutor } from '../../../db/statements';

/** How many jobs are visible, counted no further than to `enough`. */
export async function countVisibleJobs(executor: QueryExecutor, enough: number): Promise<number> {
  const sql =
    'SELECT COUNT(*) AS jobs FROM (SELECT 1 FROM jobs FORCE INDEX (ix_jobs_visible) WHERE is_visible = 1 LIMIT ?) enough';
  return (await selectOne(executor, { jobs: integer }, sql, [enough]))?.jobs ?? 0;
}

import { mondayOf } from '../../../../domain/insights';
import { wibDateOf } from '../../../../domain/time';
import { affectedRows, type QueryExecutor } from '../../../db/statements';
import { write } from '../../../db/write';

/** Counts that a job's page was opened. The caller leaves out the people of its company. */
export async function countView(executor: QueryExecutor, jobId: string, now: Date): Promise<void> {
  await write(executor, (manager) =>
    affectedRows(
      manager,
      'INSERT INTO job_views (job_id, week, views) VALUES (?, ?, 1) ON DUPLICATE KEY UPDATE views = views + 1',
      [jobId, mondayOf(wibDateOf(now))],
    ),
  );
}

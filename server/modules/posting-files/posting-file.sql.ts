import { notNullHere, text } from '../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import { JOB, JOB_COLUMNS, type JobRow } from '../jobs/job-columns.sql';

/** The jobs that files have posted under these keys; one statement. */
export async function readJobsByKey(executor: QueryExecutor, keys: readonly string[]): Promise<Map<string, JobRow>> {
  const rows = await selectRows(
    executor,
    { ...JOB, import_key: notNullHere(text) },
    `SELECT ${JOB_COLUMNS}, j.import_key FROM jobs j JOIN companies c ON c.id = j.company_id
     WHERE j.import_key IN (${placeholders(keys)})`,
    keys,
  );
  return new Map(rows.map(({ import_key: key, ...job }) => [key, job]));
}

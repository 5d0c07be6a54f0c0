import { instant, text } from '../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import { groupByKey, oneByKey, type LoadScope } from '../../graphql/loaders';
import type { JobChange } from './job-edit';

export interface StoredEdit {
  id: string;
  accountId: string;
  editedAt: Date;
  changes: JobChange[];
}

/** Each may hold a long description twice. */
const MAX_SHOWN = 20;

const EDIT = { id: text, jobId: text, accountId: text, editedAt: instant, changes: text };

/** The newest edits of each job; one statement. */
export async function loadJobEdits({ services }: LoadScope, jobIds: readonly string[]): Promise<StoredEdit[][]> {
  const rows = await selectRows(
    services.dataSource,
    EDIT,
    `SELECT e.id, e.job_id AS jobId, e.account_id AS accountId, e.edited_at AS editedAt, e.changes
     FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY job_id ORDER BY number DESC) AS place FROM job_edits
           WHERE job_id IN (${placeholders(jobIds)})) newest
     JOIN job_edits e ON e.id = newest.id WHERE newest.place <= ? ORDER BY e.number DESC`,
    [...jobIds, MAX_SHOWN],
  );
  const edits = rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as JobChange[] }));
  return groupByKey(jobIds, edits, ({ jobId }) => jobId);
}

const NEWEST = { jobId: text, id: text };

/** The newest edit of each job, null before the first: says whether a posting is still the one that was looked at. */
export async function newestEditIds(executor: QueryExecutor, jobIds: readonly string[]): Promise<(string | null)[]> {
  const rows = await selectRows(
    executor,
    NEWEST,
    `SELECT e.job_id AS jobId, e.id
     FROM (SELECT MAX(number) AS number FROM job_edits WHERE job_id IN (${placeholders(jobIds)}) GROUP BY job_id) newest
     JOIN job_edits e ON e.number = newest.number`,
    [...jobIds],
  );
  return oneByKey(jobIds, rows, ({ jobId }) => jobId).map((row) => row?.id ?? null);
}

export function loadNewestEditIds({ services }: LoadScope, jobIds: readonly string[]): Promise<(string | null)[]> {
  return newestEditIds(services.dataSource, jobIds);
}

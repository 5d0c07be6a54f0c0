import { hidingPeople, MAX_VIEWED_TERMS, VIEWED_TERM_MIN_SEEKERS, VIEWED_TERMS_KEPT_MS } from './viewed-terms';
import { integer, text } from '../../../db/row';
import { affectedRows, placeholders, selectRows, type QueryExecutor } from '../../../db/statements';
import { write } from '../../../db/write';
import { groupByKey, type LoadScope } from '../../../graphql/loaders';
import type { Services } from '../../../services';
import type { JobViewTerm } from './job-view-term.entity';
import type { ViewedTerm } from './viewed-terms.types';

/** So that no statement holds many rows at once. */
const BATCH = 1000;

const keptSince = (now: Date): Date => new Date(now.getTime() - VIEWED_TERMS_KEPT_MS);

/** One row for each seeker, job and term; it keeps the last view. */
export async function writeViewedTerm(executor: QueryExecutor, view: JobViewTerm): Promise<void> {
  await write(executor, (manager) =>
    affectedRows(
      manager,
      `INSERT INTO job_view_terms (seeker_id, job_id, term, viewed_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE viewed_at = VALUES(viewed_at)`,
      [view.seekerId, view.jobId, view.term, view.viewedAt],
    ),
  );
}

/** The terms that led enough seekers to jobs, most seekers first. One statement for all jobs. */
export async function loadViewedTerms({ services }: LoadScope, jobIds: readonly string[]): Promise<ViewedTerm[][]> {
  const rows = await selectRows(
    services.dataSource,
    { job_id: text, term: text, seekers: integer },
    `SELECT v.job_id, v.term, COUNT(*) AS seekers FROM job_view_terms v
     WHERE v.job_id IN (${placeholders(jobIds)}) AND v.viewed_at > ?
     GROUP BY v.job_id, v.term HAVING COUNT(*) >= ? ORDER BY seekers DESC, v.term`,
    [...jobIds, keptSince(services.clock.now()), VIEWED_TERM_MIN_SEEKERS],
  );
  const names = await applicantNames(services.dataSource, [...new Set(rows.map((row) => row.job_id))]);
  return groupByKey(jobIds, rows, (row) => row.job_id).map((group, index) => {
    const isShown = hidingPeople(
      group.map(({ term }) => term),
      names.get(jobIds[index] ?? '') ?? [],
    );
    const shown = group.filter(({ term }) => isShown(term)).slice(0, MAX_VIEWED_TERMS);
    return shown.map(({ term, seekers }) => ({ term, seekers }));
  });
}

/** The names of all who applied to jobs: a term could tell the company who is behind a mask. */
async function applicantNames(
  executor: QueryExecutor,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (jobIds.length === 0) return new Map();
  const rows = await selectRows(
    executor,
    { job_id: text, full_name: text },
    `SELECT DISTINCT a.job_id, s.full_name FROM applications a JOIN seekers s ON s.id = a.seeker_id
     WHERE a.job_id IN (${placeholders(jobIds)})`,
    [...jobIds],
  );
  const names = groupByKey(jobIds, rows, (row) => row.job_id);
  return new Map(jobIds.map((jobId, index) => [jobId, (names[index] ?? []).map(({ full_name: name }) => name)]));
}

/**
 * Removes views older than 30 days. No result depends on it: the read checks the time itself. Returns how many rows were
 * removed. Safe to run in several processes at once.
 */
export async function sweepViewedTerms({ dataSource, clock }: Services): Promise<number> {
  let removed = 0;
  let count = BATCH;
  for (; count === BATCH; removed += count)
    count = await affectedRows(dataSource, `DELETE FROM job_view_terms WHERE viewed_at <= ? LIMIT ${BATCH}`, [
      keptSince(clock.now()),
    ]);
  return removed;
}

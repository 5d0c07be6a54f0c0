import { decimal, instant, nullable, text, type Row } from '../../../db/row';
import { selectOne, selectRows, type QueryExecutor } from '../../../db/statements';
import { VISIBLE_TO_SEEKERS } from '../../jobs/job-columns.sql';

/** When a job last changed that seekers may see or could have seen; null without jobs. Read from an index's end. */
export async function readNewestChange(executor: QueryExecutor): Promise<string | null> {
  const sql = 'SELECT UNIX_TIMESTAMP(MAX(search_changed_at)) AS newest FROM jobs';
  return (await selectOne(executor, { newest: nullable(decimal) }, sql))?.newest ?? null;
}

const VOCABULARY_JOB = { id: text, created_at: instant, title: text, company_name: text, skills: text };
type VocabularyJob = Row<typeof VOCABULARY_JOB>;

const PAGE_SIZE = 500;
const END_OF_TIME = new Date('9999-12-31T00:00:00Z');

/** The jobs that seekers may see, newest first, in pages. */
export async function* visibleJobTexts(executor: QueryExecutor, now: Date): AsyncGenerator<VocabularyJob[]> {
  for (let last = { id: '', created_at: END_OF_TIME }; ; ) {
    const page = await selectRows(
      executor,
      VOCABULARY_JOB,
      `SELECT j.id, j.created_at, j.title, j.company_name, j.skills FROM jobs j FORCE INDEX (ix_jobs_visible)
       WHERE ${VISIBLE_TO_SEEKERS} AND j.created_at <= ? AND (j.created_at < ? OR j.id < ?)
       ORDER BY j.created_at DESC, j.id DESC LIMIT ${PAGE_SIZE}`,
      [now, last.created_at, last.created_at, last.id],
    );
    yield page;
    const end = page.at(-1);
    if (!end || page.length < PAGE_SIZE) return;
    last = end;
  }
}

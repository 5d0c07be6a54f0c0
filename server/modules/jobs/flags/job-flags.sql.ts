import type { AlikeFlags, EarlierPosting } from '../../../text/posting-flags/alike-postings';
import type { FoundInPosting } from '../../../text/posting-flags/holding';
import type { PostingReading } from '../../../text/posting-flags/posting-flags';
import type { FlagEvidence } from '../../../text/posting-flags/reasons';
import { columnsNamed, selected } from '../../../db/field-table';
import { nullable, text } from '../../../db/row';
import { affectedRows, placeholders, selectRows, type QueryExecutor } from '../../../db/statements';
import type { PostingRules, ReadablePosting } from '../../../ports';
import { groupByKey, type LoadScope } from '../../../graphql/loaders';
import { JOB_TABLE } from '../job.table';

/** A job's text after the rules have read it. */
export interface ReadJob {
  rules: PostingRules;
  posting: ReadablePosting;
  reading: PostingReading;
}

interface PostedJob {
  id: string;
  read: ReadJob;
  /** Missing for a job that is posted now. */
  postedAt?: Date;
  now: Date;
  /** Its text is newer than other jobs' whose ids come after its own. */
  isEdited?: boolean;
}

/** What was found, and the company's earlier postings of which it is one more. */
export type FoundInJob = FoundInPosting & Pick<AlikeFlags, 'repeatedIds'>;

/** More alike postings than these say nothing new. */
const MAX_ALIKE = 50;

/**
 * Writes what the rules have found in a job, and the keys by which later ones find it: three statements, in the
 * transaction of the command. What it returns decides whether the posting waits (hold-posting.ts).
 */
export async function flagJob(
  executor: QueryExecutor,
  { id, read: { rules, posting, reading }, now, postedAt = now, isEdited = false }: PostedJob,
): Promise<FoundInJob> {
  const { bands } = reading;
  const alike = await rules.compare(posting, await readAlike(executor, id, bands, isEdited), postedAt);
  await affectedRows(
    executor,
    `INSERT IGNORE INTO job_text_bands (band, job_id, is_paused)
     SELECT k.band, j.id, j.is_paused FROM (${bands.map(() => 'SELECT ? AS band').join(' UNION ')}) k JOIN jobs j ON j.id = ?`,
    [...bands, id],
  );
  const own = [...reading.flags, ...alike.flags];
  const repeated = alike.flags.filter(({ reason }) => reason === 'REPEATED_POSTING');
  const found: [string, FlagEvidence][] = [
    ...own.map((evidence): [string, FlagEvidence] => [id, evidence]),
    ...alike.repeatedIds.flatMap((other) => repeated.map((evidence): [string, FlagEvidence] => [other, evidence])),
  ];
  const { isLikePaused, repeatedIds } = alike;
  const answer = { reasons: own.map(({ reason }) => reason), isLikePaused, repeatedIds };
  if (found.length === 0) return answer;
  await affectedRows(
    executor,
    `INSERT INTO job_flags (job_id, reason, evidence, flagged_at) VALUES ${found.map(() => '(?, ?, ?, ?)').join(', ')}
     ON DUPLICATE KEY UPDATE evidence = VALUES(evidence)`,
    found.flatMap(([jobId, evidence]) => [jobId, evidence.reason, JSON.stringify(evidence), now]),
  );
  return answer;
}

/** The same for a posting that was edited: what was found in its earlier text is forgotten. */
export async function flagEditedJob(
  executor: QueryExecutor,
  job: Pick<PostedJob, 'id' | 'read' | 'now'>,
): Promise<FoundInJob> {
  for (const table of ['job_flags', 'job_text_bands'])
    await affectedRows(executor, `DELETE FROM ${table} WHERE job_id = ?`, [job.id]);
  return flagJob(executor, { ...job, isEdited: true });
}

const ALIKE = columnsNamed(
  JOB_TABLE,
  'id',
  'company_id',
  'title',
  'location',
  'description',
  'created_at',
  'is_deleted',
  'is_paused',
);
const ALIKE_COLUMNS = selected('j', ALIKE);

const newestWith = (index: string, condition: string): string =>
  `(SELECT DISTINCT job_id FROM job_text_bands FORCE INDEX (${index}) WHERE ${condition} ORDER BY job_id DESC LIMIT ${MAX_ALIKE})`;

/**
 * By the bands' keys alone: in the order of the jobs' ids the database would read the whole table. Paused postings are read
 * apart, so that no number of newer ones hides them; they may be newer than the job itself.
 */
async function readAlike(
  executor: QueryExecutor,
  jobId: string,
  bands: readonly number[],
  isEdited: boolean,
): Promise<EarlierPosting[]> {
  const among = `band IN (${placeholders(bands)})`;
  const rows = await selectRows(
    executor,
    ALIKE,
    `SELECT ${ALIKE_COLUMNS}
     FROM (${newestWith('PRIMARY', `${among} AND job_id ${isEdited ? '<>' : '<'} ?`)} UNION
           ${newestWith('ix_job_text_bands_paused', `is_paused = 1 AND ${among} AND job_id <> ?`)}) alike
     JOIN jobs j ON j.id = alike.job_id`,
    [...bands, jobId, ...bands, jobId],
  );
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    title: row.title,
    location: row.location,
    description: row.description,
    createdAt: row.created_at,
    isDeleted: row.is_deleted,
    isPaused: row.is_paused,
  }));
}

export interface StoredFlag {
  jobId: string;
  evidence: FlagEvidence;
  /** The job that was copied, by its present names. */
  copied: { title: string; companyName: string } | null;
}

/** What the rules have found, for each job; one statement. For administrators alone. */
export async function loadJobFlags({ services }: LoadScope, jobIds: readonly string[]): Promise<StoredFlag[][]> {
  const rows = await selectRows(
    services.dataSource,
    { job_id: text, evidence: text, title: nullable(text), company_name: nullable(text) },
    `SELECT f.job_id, f.evidence, c.title, c.company_name
     FROM job_flags f LEFT JOIN jobs c ON c.id = JSON_VALUE(f.evidence, '$.jobId')
     WHERE f.job_id IN (${placeholders(jobIds)}) ORDER BY f.job_id, f.reason`,
    jobIds,
  );
  const flags = rows.map(
    ({ job_id, evidence, title, company_name: companyName }): StoredFlag => ({
      jobId: job_id,
      evidence: JSON.parse(evidence) as FlagEvidence,
      copied: title !== null && companyName !== null ? { title, companyName } : null,
    }),
  );
  return groupByKey(jobIds, flags, ({ jobId }) => jobId);
}

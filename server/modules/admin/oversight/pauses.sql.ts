import type { HoldReason } from '../../../text/posting-flags/holding';
import { instant, nullable, oneOf, text, type Row } from '../../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../../db/statements';
import { groupByKey, type LoadScope } from '../../../graphql/loaders';
import { equals, newestBy, rangeOf, readRowPage, type Ranges } from '../../../graphql/keyset.sql';
import type { CountedPage, CursorArgs } from '../../../graphql/paging';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';

export interface PausesFilter extends Period {
  /** True: only pauses that were ended; false: only current ones. */
  isEnded?: boolean | null;
  companyId?: string | null;
}

const NEWEST = newestBy('paused_at');

const PAUSE = {
  id: text,
  jobId: text,
  jobTitle: nullable(text),
  companyId: text,
  companyName: nullable(text),
  reason: text,
  holdReason: nullable(oneOf<HoldReason>()),
  pausedAt: instant,
  adminId: nullable(text),
  answer: nullable(text),
  answeredAt: nullable(instant),
  resumedAt: nullable(instant),
};
export type PauseRow = Row<typeof PAUSE>;

/** Pauses of jobs, the newest first; the period is when they began. Two statements. */
export function listPauses(
  { services: { dataSource } }: Pick<LoadScope, 'services'>,
  filter: PausesFilter,
  args: CursorArgs,
): Promise<CountedPage<PauseRow>> {
  return readRowPage(dataSource, rangesFor(filter), NEWEST, args, (ids) => readPauses(dataSource, 'id', ids));
}

function rangesFor(filter: PausesFilter): Ranges {
  const { isEnded = null, companyId } = filter;
  const index = companyId ? 'ix_job_pauses_company' : isEnded === null ? 'ix_job_pauses_paused' : 'ix_job_pauses_open';
  return (after) => [
    rangeOf('job_pauses', index, NEWEST, after, [
      equals('company_id', companyId),
      isEnded === null ? null : { sql: isEnded ? 'open_mark IS NULL' : 'open_mark = 1', parameters: [] },
      within('paused_at', filter),
    ]),
  ];
}

/** All pauses of each job, the newest first; a job has few. One statement. */
export async function loadPausesOfJobs({ services }: LoadScope, jobIds: readonly string[]): Promise<PauseRow[][]> {
  const rows = await readPauses(services.dataSource, 'job_id', jobIds);
  const newestFirst = rows.toSorted((one, other) => other.pausedAt.getTime() - one.pausedAt.getTime());
  return groupByKey(jobIds, newestFirst, ({ jobId }) => jobId);
}

function readPauses(executor: QueryExecutor, by: 'id' | 'job_id', ids: readonly string[]): Promise<PauseRow[]> {
  return selectRows(
    executor,
    PAUSE,
    `SELECT p.id, p.job_id AS jobId, NULLIF(j.title, '') AS jobTitle, p.company_id AS companyId, NULLIF(j.company_name, '') AS companyName,
            p.reason, p.hold_reason AS holdReason, p.paused_at AS pausedAt, NULLIF(p.admin_id, '') AS adminId, p.answer, p.answered_at AS answeredAt, p.resumed_at AS resumedAt
     FROM job_pauses p JOIN jobs j ON j.id = p.job_id WHERE p.${by} IN (${placeholders(ids)})`,
    ids,
  );
}

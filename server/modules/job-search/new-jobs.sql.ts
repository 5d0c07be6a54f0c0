import { conditionsOf } from './job-conditions';
import type { JobFilter } from '../../../domain/job-filter';
import { placesWithin } from '../../text/places/place-of';
import { integer, text, type Row } from '../../db/row';
import { selectRows } from '../../db/statements';
import { allOf } from '../../graphql/keyset.sql';
import type { Services } from '../../services';
import { NOT_APPLIED_TO } from '../jobs/job-columns.sql';
import { planSearch } from './search-plan';
import { matchCondition } from './seeker-search.sql';

/** Of `jobs j`; takes the seeker. */
const NOT_OF_OWN_COMPANY = `NOT EXISTS (SELECT 1 FROM seekers k JOIN company_members own ON own.account_id = k.account_id
  WHERE k.id = ? AND own.company_id = j.company_id)`;

const NEW_JOB = { id: text, title: text, company_name: text, location: text, total: integer };

export interface NewJobs {
  /** Newest first. */
  jobs: Row<typeof NEW_JOB>[];
  totalCount: number;
}

interface Wanted {
  seekerId: string;
  search: string;
  filter: JobFilter;
  postedFrom: Date;
  postedBefore: Date;
  /** How many jobs to name. */
  count: number;
}

/**
 * What the list of a search holds of the jobs posted in a span of time, which takes the place of the filter's days since
 * posting; without those of the company that the seeker is a member of.
 */
export async function findNewJobs(
  services: Services,
  { seekerId, search, filter, postedFrom, postedBefore, count }: Wanted,
): Promise<NewJobs> {
  const conditions = conditionsOf({ ...filter, postedWithinDays: null }, services.clock.now(), placesWithin);
  const { match } = planSearch(services, search);
  const { sql, parameters } = allOf([
    matchCondition({ match, conditions: { ...conditions, postedFrom: postedFrom.getTime() } }),
    { sql: 'j.created_at < ?', parameters: [postedBefore] },
  ]);
  const jobs = await selectRows(
    services.dataSource,
    NEW_JOB,
    `SELECT j.id, j.title, j.company_name, j.location, found.total
     FROM (SELECT j.id, COUNT(*) OVER () AS total FROM jobs j FORCE INDEX (ix_jobs_visible)
           WHERE ${sql} AND ${NOT_APPLIED_TO} AND ${NOT_OF_OWN_COMPANY} ORDER BY j.created_at DESC, j.id DESC LIMIT ?) found
     JOIN jobs j ON j.id = found.id ORDER BY j.created_at DESC, j.id DESC`,
    [...parameters, seekerId, seekerId, count],
  );
  return { jobs, totalCount: jobs[0]?.total ?? 0 };
}

import { conditionsOf } from '../../job-conditions';
import type { JobFilter } from '../../../domain/job-filter';
import { SEEKER_JOBS_PAGE_SIZE } from '../../../domain/jobs';
import { placesWithin } from '../../text/places/place-of';
import { selectOne, selectRows } from '../../db/statements';
import { clampPage, pageFacts } from '../../graphql/paging';
import type { SearchMatch } from '../../ports';
import type { Actor } from '../../actor';
import { findJobs, type FoundJobs, type JobListScope } from './found-jobs.sql';
import { countJobs } from './job.sql';
import { CARD_VERSION, NOT_APPLIED_TO, VISIBLE_TO_SEEKERS, type CardVersion } from './job-columns.sql';
import type { JobPage, JobType } from './job.types';
import { closenessOf, matchCondition, ownMatches, type Search } from './seeker-search.sql';

/**
 * A list of jobs for a seeker: open jobs of verified companies that they have not applied to and that answer. The closest
 * to the search first, then the newest. Every request reads which jobs, and the versions of their cards; the total is cached
 * for a few seconds, less the seeker's own. A search uses the index if there is one.
 */
export async function listVisibleJobs(
  scope: JobListScope,
  { match, filter, page }: { match: SearchMatch; filter: JobFilter; page?: number | null },
): Promise<JobPage> {
  const now = scope.services.clock.now();
  const conditions = conditionsOf(filter, now, placesWithin);
  const search = { match, conditions, page: clampPage(page), seekerId: scope.actor?.seekerId ?? '' };
  const { rows, totalCount } = (await findJobs(scope, search)) ?? (await readJobs(scope, search));
  return {
    items: await jobsFromCards(scope, rows, now),
    ...pageFacts(totalCount, search.page, SEEKER_JOBS_PAGE_SIZE),
  };
}

const NEWEST_FIRST = 'j.created_at DESC, j.id DESC';

async function readJobs({ services }: JobListScope, search: Search): Promise<FoundJobs> {
  const { sql, parameters } = matchCondition(search);
  const ownCount = ownMatches(search);
  const closeness = closenessOf(search.match);
  const order = closeness ? `${closeness.sql} DESC, ${NEWEST_FIRST}` : NEWEST_FIRST;
  const orderParameters = closeness?.parameters ?? [];
  // The index in list order. Without the hint MariaDB sorts the whole list for a late page.
  const index = search.conditions.employmentType === null ? 'ix_jobs_visible' : 'ix_jobs_visible_type';
  const offset = (search.page - 1) * SEEKER_JOBS_PAGE_SIZE;
  const [rows, total] = await Promise.all([
    selectRows(
      services.dataSource,
      { ...CARD_VERSION, own: ownCount.column },
      `SELECT j.id, j.lock_version, ${ownCount.sql} AS own
       FROM (SELECT j.id FROM jobs j FORCE INDEX (${index}) WHERE ${sql} AND ${NOT_APPLIED_TO}
             ORDER BY ${order} LIMIT ? OFFSET ?) page
       JOIN jobs j ON j.id = page.id
       ORDER BY ${order}`,
      [
        ...ownCount.parameters,
        ...parameters,
        search.seekerId,
        ...orderParameters,
        SEEKER_JOBS_PAGE_SIZE,
        offset,
        ...orderParameters,
      ],
    ),
    services.jobTotals.read({ sql, parameters }, services.clock.now(), () =>
      countJobs(services.dataSource, { sql, parameters }),
    ),
  ]);
  // A page that is not full ends the list, so the total is known exactly.
  if (rows.length < SEEKER_JOBS_PAGE_SIZE && (rows.length > 0 || search.page === 1))
    return { rows, totalCount: offset + rows.length };
  // A page past the end has no row to carry the count.
  const carrier =
    rows[0] ??
    (await selectOne(
      services.dataSource,
      { own: ownCount.column },
      `SELECT ${ownCount.sql} AS own`,
      ownCount.parameters,
    ));
  return { rows, totalCount: Math.max(0, total - (carrier?.own ?? 0)) };
}

async function jobsFromCards(
  { services }: Pick<JobListScope, 'services'>,
  versions: readonly CardVersion[],
  now: Date,
): Promise<JobType[]> {
  const cards = await services.jobCards.read(services.dataSource, versions, now);
  return cards.map(({ job }) => job);
}

/** The newest jobs of one company that the seeker has not applied to. */
export async function openJobsOf(scope: JobListScope, companyId: string): Promise<JobType[]> {
  const { services, actor } = scope;
  const now = services.clock.now();
  const rows = await selectRows(
    services.dataSource,
    CARD_VERSION,
    `SELECT j.id, j.lock_version
     FROM jobs j FORCE INDEX (ix_jobs_company_active)
     WHERE j.company_id = ? AND j.is_deleted = 0 AND j.is_active = 1 AND ${VISIBLE_TO_SEEKERS} AND ${NOT_APPLIED_TO}
     ORDER BY ${NEWEST_FIRST} LIMIT ?`,
    [companyId, now, actor?.seekerId ?? '', SEEKER_JOBS_PAGE_SIZE],
  );
  return jobsFromCards(scope, rows, now);
}

/** For whom: what they have applied to and what their own company offers is left out. */
interface RecommendationScope {
  services: JobListScope['services'];
  actor: Pick<Actor, 'seekerId' | 'companyId'> | null;
}

/** How many of the newest jobs are considered for a recommendation. */
const RECOMMENDATION_WINDOW = 200;

interface Skills {
  technicalSkills: readonly string[];
  softSkills: readonly string[];
}

/**
 * Jobs not applied to and not of the own company: those that share the most technical skills first, then soft ones, which
 * many kinds of work ask for, then the newest.
 */
export async function recommendJobs(scope: RecommendationScope, skills: Skills, count: number): Promise<JobType[]> {
  const { services, actor } = scope;
  const now = services.clock.now();
  const rows = await selectRows(
    services.dataSource,
    CARD_VERSION,
    `SELECT j.id, j.lock_version
     FROM (SELECT j.id FROM jobs j FORCE INDEX (ix_jobs_visible) WHERE ${VISIBLE_TO_SEEKERS} AND ${NOT_APPLIED_TO}
           ORDER BY j.created_at DESC, j.id DESC LIMIT ?) page
     JOIN jobs j ON j.id = page.id
     ORDER BY j.created_at DESC, j.id DESC`,
    [now, actor?.seekerId ?? '', RECOMMENDATION_WINDOW],
  );
  const sharedWith = (listed: readonly string[]) => {
    const wanted = new Set(listed.map((skill) => skill.toLowerCase()));
    return (job: JobType): number => job.skills.filter((skill) => wanted.has(skill.toLowerCase())).length;
  };
  const [technical, soft] = [sharedWith(skills.technicalSkills), sharedWith(skills.softSkills)];
  const jobs = (await jobsFromCards(scope, rows, now)).filter(({ companyId }) => companyId !== actor?.companyId);
  return jobs.toSorted((one, other) => technical(other) - technical(one) || soft(other) - soft(one)).slice(0, count);
}

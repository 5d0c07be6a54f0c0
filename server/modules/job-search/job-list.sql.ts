import { conditionsOf, freeAfter } from './job-conditions';
import type { JobFilter } from '../../../domain/job-filter';
import { SEEKER_JOBS_PAGE_SIZE } from '../../../domain/jobs';
import { placesWithin } from '../../text/places/place-of';
import { selectOne, selectRows } from '../../db/statements';
import { clampPage, pageFacts } from '../../graphql/paging';
import type { SearchMatch } from './search-query';
import { searchByIndex, type FoundJobs, type JobListScope } from './index-search.sql';
import { CARD_VERSION, NEWEST_FIRST, NOT_APPLIED_TO } from '../jobs/job-columns.sql';
import { matchCondition, ownMatches, rankSql, type Search } from './seeker-search.sql';
import { countJobs, type JobPage } from '../jobs';

/**
 * A list of jobs for a seeker: open jobs of verified companies that they have not applied to and that match. The closest
 * to the search first, of these the ones with a free time, then the newest. Every request reads which jobs, and the versions of their cards; the total is cached
 * for a few seconds, less the seeker's own. A search uses the index if there is one.
 */
export async function listVisibleJobs(
  scope: JobListScope,
  { match, filter, page }: { match: SearchMatch; filter: JobFilter; page?: number | null },
): Promise<JobPage> {
  const now = scope.services.clock.now();
  const conditions = conditionsOf(filter, now, placesWithin);
  const search = {
    match,
    conditions,
    freeAfter: freeAfter(now),
    page: clampPage(page),
    seekerId: scope.actor?.seekerId ?? '',
  };
  const { rows, totalCount } = (await searchByIndex(scope, search)) ?? (await searchBySql(scope, search));
  return {
    items: await scope.services.jobCards.read(scope.services.dataSource, rows, now),
    ...pageFacts(totalCount, search.page, SEEKER_JOBS_PAGE_SIZE),
  };
}

async function searchBySql({ services }: JobListScope, search: Search): Promise<FoundJobs> {
  const { sql, parameters } = matchCondition(search);
  const ownCount = ownMatches(search);
  const rank = rankSql(search);
  const order = rank ? `${rank.sql} DESC, ${NEWEST_FIRST}` : NEWEST_FIRST;
  const orderParameters = rank?.parameters ?? [];
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
  const countsRow =
    rows[0] ??
    (await selectOne(
      services.dataSource,
      { own: ownCount.column },
      `SELECT ${ownCount.sql} AS own`,
      ownCount.parameters,
    ));
  // The total may be some seconds old, and the page is not.
  return { rows, totalCount: Math.max(rows.length > 0 ? offset + rows.length : 0, total - (countsRow?.own ?? 0)) };
}

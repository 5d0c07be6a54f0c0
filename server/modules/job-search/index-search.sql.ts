import { SEEKER_JOBS_PAGE_SIZE } from '../../../domain/jobs';
import { decimal, integer, notNullHere, type Row } from '../../db/row';
import { placeholders, selectOne, selectRows, type SqlPart } from '../../db/statements';
import type { RequestContext } from '../../graphql/context';
import type { SearchByIndex } from './index/search-by-index';
import { isSameMark, type SearchProposal } from './search-query';
import { CARD_VERSION, NOT_APPLIED_TO, type CardVersion } from '../jobs/job-columns.sql';
import { filterCondition, ownMatches, rankSql, type Search } from './seeker-search.sql';

export type JobListScope = Pick<RequestContext, 'services' | 'actor' | 'loaders'>;

export interface FoundJobs {
  rows: CardVersion[];
  totalCount: number;
}

/** Half a page more than is shown, because the seeker's own applications are left out. */
const FIRST_WINDOW = 1.5 * SEEKER_JOBS_PAGE_SIZE;
const LATER_WINDOW = 200;
/** A job rarely changes while one search runs; after this many tries SQL searches. */
const MAX_ATTEMPTS = 3;
/** Looked up in one statement. */
export const FEW_MATCHES = 200;

/**
 * The ids of all visible jobs that match, where they are at most FEW_MATCHES, by the index; null when LIKE has to find them. LIKE
 * soon has a page of what many jobs hold, and looks at every job for what none does. One statement for each attempt.
 */
export async function findFewMatches(
  { jobSearch, dataSource }: Pick<JobListScope['services'], 'jobSearch' | 'dataSource'>,
  query: Pick<Search, 'match' | 'conditions'>,
): Promise<string[] | null> {
  let outdated: SearchProposal | undefined;
  for (let attempt = 0; jobSearch && attempt < MAX_ATTEMPTS; attempt += 1) {
    // All of them, so in whichever order.
    const order = { freeAfter: query.conditions.openAt, from: 0, count: FEW_MATCHES };
    const proposal = await jobSearch.propose({ ...query, ...order }, outdated);
    if (!proposal || proposal.total > FEW_MATCHES) return null;
    const { since, sum } = proposal.mark;
    const now = await selectOne(dataSource, { stamps: notNullHere(decimal) }, `SELECT ${CHANGES}`, [since]);
    if (microseconds(now?.stamps ?? '0') === sum) return proposal.ids;
    outdated = proposal;
  }
  return null;
}

/**
 * A page of a search by the index (docs/adr/0008), or null when SQL has to search. The index proposes jobs; the statement
 * checks them, leaves out those applied to, and proves that no job has changed since.
 */
export async function searchByIndex(scope: JobListScope, search: Search): Promise<FoundJobs | null> {
  const { jobSearch } = scope.services;
  if (!jobSearch || isWholeList(search)) return null;
  let outdated: SearchProposal | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const found = await readPage(scope, search, { jobSearch, outdated });
    if (found === null || 'totalCount' in found) return found;
    outdated = found.outdated;
  }
  return null;
}

async function readPage(
  scope: JobListScope,
  search: Search,
  { jobSearch, outdated }: { jobSearch: SearchByIndex; outdated?: SearchProposal },
): Promise<FoundJobs | { outdated: SearchProposal } | null> {
  const { match, conditions, freeAfter, page } = search;
  const before = (page - 1) * SEEKER_JOBS_PAGE_SIZE;
  const rows: CardVersion[] = [];
  let first: (Checked & { proposal: SearchProposal }) | undefined;
  for (let from = before, count = FIRST_WINDOW; ; count = LATER_WINDOW) {
    const proposal = await jobSearch.propose({ match, conditions, freeAfter, from, count }, outdated);
    if (!proposal) return null;
    const checked = await check(scope, search, { proposal, size: count });
    if (checked.sum !== proposal.mark.sum) return { outdated: proposal };
    first ??= { ...checked, proposal };
    // All windows of a page are of one state of the jobs.
    if (!isSameMark(first.proposal.mark, proposal.mark)) return { outdated: first.proposal };
    rows.push(...checked.rows);
    from += count;
    // Matches before this page that the seeker has applied to are not shown, so as many more belong to earlier pages.
    const end = first.ownBefore + SEEKER_JOBS_PAGE_SIZE;
    if (rows.length < end && from < proposal.total) continue;
    const totalCount = isWhole(proposal, page) ? rows.length : Math.max(0, proposal.total - first.own);
    return { rows: rows.slice(first.ownBefore, end), totalCount };
  }
}

/** Without a search and a filter beyond the type, the database's own index holds the list in its order. */
function isWholeList({ match, conditions }: Search): boolean {
  const { placeIds, salaryFrom, interviewType, free, postedFrom } = conditions;
  const isOpen = [placeIds, salaryFrom, interviewType, free, postedFrom].every((condition) => condition === null);
  return match.term === '' && match.related === null && isOpen;
}

/** All matches were proposed: those that pass are the total, and own applications need no count. */
const isWhole = ({ ids, total }: SearchProposal, page: number): boolean => page === 1 && ids.length === total;

type Checked = Awaited<ReturnType<typeof check>>;

/** One statement; a second when no proposed job is left to carry the counts. */
async function check(
  { services }: JobListScope,
  search: Search,
  { proposal, size }: { proposal: SearchProposal; size: number },
) {
  const counts = countsFor(search, proposal);
  const filter = filterCondition(search.conditions);
  // Always the same number of question marks, so that the statement is prepared once.
  const ids = Array.from({ length: size }, (_, at) => proposal.ids[at] ?? '');
  let rows: Row<typeof CARD_VERSION & typeof counts.columns>[] = [];
  if (proposal.ids.length > 0) {
    rows = await selectRows(
      services.dataSource,
      { ...CARD_VERSION, ...counts.columns },
      `SELECT j.id, j.lock_version, ${counts.sql}
       FROM jobs j FORCE INDEX (PRIMARY) WHERE j.id IN (${placeholders(ids)}) AND ${filter.sql} AND ${NOT_APPLIED_TO}`,
      [...counts.parameters, ...ids, ...filter.parameters, search.seekerId],
    );
  }
  const [countsRow] =
    rows.length > 0
      ? rows
      : await selectRows(services.dataSource, counts.columns, `SELECT ${counts.sql}`, counts.parameters);
  const places = new Map(proposal.ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: CardVersion): number => places.get(id) ?? 0;
  return {
    /** Those proposed jobs that this seeker may see, in the proposed order. */
    rows: rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
    /** Own applications among all matches, and among those before the first proposed. */
    own: countsRow?.own ?? 0,
    ownBefore: countsRow?.own_before ?? 0,
    /** The mark's `sum` as it is now. */
    sum: microseconds(countsRow?.stamps ?? '0'),
  };
}

const CHANGES = `(SELECT COALESCE(SUM(UNIX_TIMESTAMP(search_changed_at)), 0) FROM jobs FORCE INDEX (ix_jobs_search_changed)
  WHERE search_changed_at > FROM_UNIXTIME(?)) AS stamps`;

/** Seconds with six decimals. */
const microseconds = (stamps: string): bigint => BigInt(stamps.replace('.', ''));

const NONE = { column: integer, sql: '0', parameters: [] };

/** Matches that the list shows before this one. */
function beforeFirst(search: Search, id: string, { createdAt, rank }: NonNullable<SearchProposal['first']>): SqlPart {
  const newer = {
    sql: '(j.created_at > ? OR (j.created_at = ? AND j.id > ?))',
    parameters: [createdAt, createdAt, id],
  };
  const own = rankSql(search);
  if (own === null) return newer;
  return {
    sql: `(${own.sql} > ? OR (${own.sql} = ? AND ${newer.sql}))`,
    parameters: [...own.parameters, rank, ...own.parameters, rank, ...newer.parameters],
  };
}

/** What a check reads beside the jobs, as columns of each row. */
function countsFor(search: Search, proposal: SearchProposal) {
  const { mark, first } = proposal;
  const [firstId] = proposal.ids;
  const own = isWhole(proposal, search.page) ? NONE : ownMatches(search);
  const ownBefore =
    search.page === 1 || firstId === undefined || first === null
      ? NONE
      : ownMatches(search, beforeFirst(search, firstId, first));
  return {
    columns: { stamps: notNullHere(decimal), own: own.column, own_before: ownBefore.column },
    sql: `${CHANGES}, ${own.sql} AS own, ${ownBefore.sql} AS own_before`,
    parameters: [mark.since, ...own.parameters, ...ownBefore.parameters],
  };
}

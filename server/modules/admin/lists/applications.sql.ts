import { UNDECIDED, ACCEPTED } from '../../../../domain/application-state';
import type { LocationType } from '../../../../domain/slots';
import type { ApplicationStatus } from '../../../../domain/applications';
import type { InterviewState } from '../../../../domain/interviews';
import { instant, notNullHere, nullable, oneOf, text, type Row } from '../../../db/row';
import { placeholders, selectRows, type SqlPart } from '../../../db/statements';
import { oneByKey, type LoadScope, type PrimingScope } from '../../../graphql/loaders';
import {
  anyOf,
  equals,
  firstRowsOf,
  cursorPartsOf,
  newestBy,
  rangeOf,
  type ListOrder,
} from '../../../graphql/keyset.sql';
import { cursorPage, type CursorArgs, type CursorPage } from '../../../graphql/paging';
import { countRows } from '../../../graphql/counted.sql';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';
import { inState, readApplicationsOf, type ApplicationParent, type Wanted } from '../../applications';
import { jobsNamed } from './jobs.sql';
import { findMatches } from './search.sql';
import { seekersNamed } from './users.sql';

export interface ApplicationsFilter extends Period {
  status?: ApplicationStatus | null;
  /** Only accepted ones whose interview is in this state. */
  interview?: InterviewState | null;
  /** Only those without an answer that were made before this moment, also where the time for one has passed. */
  waitingBefore?: Date | null;
  /** Substring of the applicant's name or e-mail, the job's title or the company's name; empty for all. */
  search: string;
  /** Only those of this user, or to this job, or to this company's jobs. */
  userId?: string | null;
  jobId?: string | null;
  companyId?: string | null;
}

const NEWEST = newestBy('applied_at');
const LAST_CANCELLED = newestBy('cancelled_at');

/** Interviews that were cancelled are few, and read by when. */
const orderOf = ({ interview }: ApplicationsFilter): ListOrder => (interview === 'CANCELLED' ? LAST_CANCELLED : NEWEST);

const INTERVIEWS: Readonly<Record<InterviewState, SqlPart>> = {
  PLANNED: { sql: inState('', 'PLANNED'), parameters: [] },
  CANCELLED: { sql: inState('', 'CANCELLED'), parameters: [] },
};

/** A page of applications with their applicants and jobs, newest first, or last cancelled first: one statement, and three for a search. */
export async function listApplications(
  scope: PrimingScope,
  filter: ApplicationsFilter,
  args: CursorArgs,
  wanted: Wanted,
): Promise<CursorPage<ApplicationParent>> {
  const page = await pageStatement(scope, filter, args);
  const rows = page ? await readApplicationsOf(scope, page, wanted) : [];
  const isByCancelled = orderOf(filter) === LAST_CANCELLED;
  return cursorPage(rows, args.limit, ({ id, applicationDate, cancelledAt }) =>
    cursorPartsOf({ id, at: isByCancelled ? (cancelledAt ?? applicationDate) : applicationDate }),
  );
}

/** Ids of applications, newest first: one statement, and three for a search. */
export async function listApplicationIds(
  scope: Pick<LoadScope, 'services'>,
  filter: ApplicationsFilter,
  args: CursorArgs,
): Promise<CursorPage<string>> {
  const at = orderOf(filter) === NEWEST ? instant : notNullHere(instant);
  const page = await pageStatement(scope, filter, args);
  const rows = page ? await selectRows(scope.services.dataSource, { id: text, at }, page.sql, page.parameters) : [];
  const { items, endCursor } = cursorPage(rows, args.limit, cursorPartsOf);
  return { items: items.map(({ id }) => id), endCursor };
}

/** How many there are, up to 10,000: one statement, and three for a search. */
export async function countApplications(
  scope: Pick<LoadScope, 'services'>,
  filter: ApplicationsFilter,
): Promise<number> {
  const { ranges, union } = await applicationRanges(scope, filter, null);
  return countRows(scope.services.dataSource, ranges, { union });
}

/** The statement of one row more than the limit; null when a search finds nothing. */
async function pageStatement(
  scope: Pick<LoadScope, 'services'>,
  filter: ApplicationsFilter,
  { after, limit }: CursorArgs,
): Promise<SqlPart | null> {
  const { ranges, union } = await applicationRanges(scope, filter, after);
  return ranges.length === 0 ? null : firstRowsOf(ranges, limit + 1, { union });
}

/** No ranges when a search finds nothing; an application may be in two of them where the union says so. */
async function applicationRanges(
  { services }: Pick<LoadScope, 'services'>,
  filter: ApplicationsFilter,
  after: string | null,
): Promise<{ ranges: SqlPart[]; union: 'UNION' | 'UNION ALL' }> {
  const { status, search, userId, jobId, companyId } = filter;
  const given = [
    equals('seeker_id', userId),
    equals('job_id', jobId),
    equals('company_id', companyId),
    equals('shown_status', status),
    filter.interview ? INTERVIEWS[filter.interview] : null,
    filter.waitingBefore
      ? { sql: `${inState('', ...UNDECIDED)} AND applied_at < ?`, parameters: [filter.waitingBefore] }
      : null,
    within('applied_at', filter),
  ];
  const range = (index: string, among: SqlPart | null) =>
    rangeOf('applications', index, orderOf(filter), after, [among, ...given]);
  if (!search) return { ranges: [range(indexFor(filter), null)], union: 'UNION ALL' };

  const [people, jobs] = await Promise.all([
    findMatches(services.dataSource, seekersNamed(search)),
    findMatches(services.dataSource, jobsNamed(search)),
  ]);
  const [byPerson, byJob] = [people.among('seeker_id'), jobs.among('job_id')];
  // Many match, so the newest rows soon fill a page.
  if (!people.isFew || !jobs.isFew)
    return { ranges: [range(indexFor(filter), anyOf([byPerson, byJob]))], union: 'UNION ALL' };
  // Few match: their applications are read from the indexes of people and jobs.
  const ranges = [
    byPerson && range('ix_applications_seeker', byPerson),
    byJob && range('ix_applications_job', byJob),
  ].filter((found) => found !== null);
  return { ranges, union: 'UNION' };
}

/** The index in the list's order. */
function indexFor({ status: given, waitingBefore, interview, userId, jobId, companyId }: ApplicationsFilter): string {
  // One person has few applications, so their status needs no index.
  if (userId) return 'ix_applications_seeker';
  if (interview === 'CANCELLED') return 'ix_applications_cancelled';
  const owner = jobId ? '_job' : companyId ? '_company' : '';
  if (given) return `ix_applications${owner}_shown`;
  // The stored status says more than the shown one: who waits, whether or not the time has passed.
  if ((interview || waitingBefore) && !jobId) return `ix_applications${owner}_status`;
  return owner ? `ix_applications${owner}` : 'ix_applications_applied';
}

/** An application in a download. */
const EXPORTED = {
  id: text,
  seeker_id: text,
  job_id: text,
  title: text,
  company_name: text,
  full_name: text,
  email: nullable(text),
  phone_number: nullable(text),
  shown_status: notNullHere(oneOf<ApplicationStatus>()),
  cancelled_at: nullable(instant),
  reply_by: instant,
  lapsed_at: nullable(instant),
  applied_at: instant,
  interview_starts_at: instant,
  interview_ends_at: instant,
  interview_location_type: oneOf<LocationType>(),
  /** Both of an accepted application alone. */
  venue: nullable(text),
  interview_link: nullable(text),
};
export type ExportedApplication = Row<typeof EXPORTED>;

/** Applications by id, in one statement. */
export async function readExported(
  { services }: LoadScope,
  ids: readonly string[],
): Promise<(ExportedApplication | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    EXPORTED,
    `SELECT a.id, a.seeker_id, a.job_id, j.title, j.company_name, s.full_name, account.email, s.phone_number, a.shown_status, a.cancelled_at, a.reply_by, a.lapsed_at, a.applied_at,
            a.interview_starts_at, a.interview_ends_at, a.interview_location_type,
            IF(${inState('a', ...ACCEPTED)}, a.venue, NULL) AS venue, IF(${inState('a', ...ACCEPTED)}, COALESCE(a.details_link, a.interview_link), NULL) AS interview_link
     FROM applications a
     JOIN jobs j ON j.id = a.job_id
     JOIN seekers s ON s.id = a.seeker_id
     LEFT JOIN accounts account ON account.id = s.account_id
     WHERE a.id IN (${placeholders(ids)})`,
    ids,
  );
  return oneByKey(ids, rows, ({ id }) => id);
}

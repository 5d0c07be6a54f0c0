import type { ApplicationStatus } from '../../../domain/applications';
import { day, instant, nullable, oneOf, text, type Row } from '../../db/row';
import { placeholders, selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { readApplicationsOf, type ApplicationParent, type Wanted } from '../applications/public';
import {
  ADMIN_PAGE_SIZE,
  allOf,
  anyOf,
  belowInstant,
  cursorBy,
  LISTED,
  cursorPageBy,
  type Condition,
  type CursorArgs,
  type CursorPage,
} from './keyset.sql';
import { jobsNamed } from './jobs.sql';
import { findMatches, type Matches } from './search.sql';
import { seekersNamed } from './users.sql';

export interface ApplicationsFilter {
  status: ApplicationStatus | null;
  /** Substring of the applicant's name or e-mail, the job's title or the company's name; empty for all. */
  search: string;
  /** Only those of this user, or to this job, or to this company's jobs. */
  userId?: string | null;
  jobId?: string | null;
  companyId?: string | null;
}

/** A stretch of the list with its applicants and jobs: one statement, and three for a search. */
export async function listApplications(
  scope: LoadScope,
  filter: ApplicationsFilter,
  { after, limit = ADMIN_PAGE_SIZE }: CursorArgs,
  wanted: Wanted,
): Promise<{ items: ApplicationParent[]; endCursor: string | null }> {
  const page = await pageOf(scope, filter, { after, limit });
  const rows = page ? await readApplicationsOf(scope, page, wanted) : [];
  return {
    items: rows.slice(0, limit),
    endCursor: cursorBy(
      rows.map(({ id, applicationDate: at }) => ({ id, at })),
      limit,
    ),
  };
}

/** Ids of applications, newest first: one statement, and three for a search. */
export async function listApplicationIds(
  scope: Pick<LoadScope, 'services'>,
  filter: ApplicationsFilter,
  { after, limit = ADMIN_PAGE_SIZE }: CursorArgs,
): Promise<CursorPage> {
  const page = await pageOf(scope, filter, { after, limit });
  return cursorPageBy(
    page ? await selectRows(scope.services.dataSource, LISTED, page.sql, page.parameters) : [],
    limit,
  );
}

/** The statement of one row more than the limit; null when nothing can be found. */
async function pageOf(
  { services }: Pick<LoadScope, 'services'>,
  { status, search, userId, jobId, companyId }: ApplicationsFilter,
  { after, limit }: Required<CursorArgs>,
): Promise<Condition | null> {
  const runner = services.dataSource;
  const ids = [
    ['a.seeker_id', userId],
    ['a.job_id', jobId],
    ['a.company_id', companyId],
  ] as const;
  const conditions = [
    ...ids.map(([column, id]) => (id ? { sql: `${column} = ?`, parameters: [id] } : null)),
    status ? { sql: 'a.status = ?', parameters: [status] } : null,
    belowInstant({ at: 'a.applied_at', id: 'a.id' }, after),
  ];
  const index = indexFor({ status, userId, jobId, companyId });
  if (!search) return newestOf(index, allOf(conditions), limit);

  const [people, jobs] = await Promise.all([
    findMatches(runner, seekersNamed(search)),
    findMatches(runner, jobsNamed(search)),
  ]);
  return people.isFew && jobs.isFew
    ? newestOfFew(people, jobs, conditions, limit)
    : newestOfMany(index, people, jobs, conditions, limit);
}

/** The index in the list's order, named because the optimiser prefers others, which read more rows. */
function indexFor({ status, userId, jobId, companyId }: Omit<ApplicationsFilter, 'search'>): string {
  // One person has few applications, so their status needs no index.
  if (userId) return 'ix_applications_seeker';
  const owner = jobId ? 'job' : companyId ? 'company' : null;
  if (owner) return status ? `ix_applications_${owner}_status` : `ix_applications_${owner}`;
  return status ? 'ix_applications_status' : 'ix_applications_applied';
}

function newestOf(index: string, where: Condition, limit: number): Condition {
  return {
    sql: `SELECT a.id, a.applied_at AS at FROM applications a FORCE INDEX (${index}) WHERE ${where.sql} ORDER BY a.applied_at DESC, a.id DESC LIMIT ?`,
    parameters: [...where.parameters, limit + 1],
  };
}

/** Many match, so the newest rows soon fill a page. */
function newestOfMany(
  index: string,
  people: Matches,
  jobs: Matches,
  conditions: readonly (Condition | null)[],
  limit: number,
): Condition {
  return newestOf(index, allOf([...conditions, anyOf([people.among('a.seeker_id'), jobs.among('a.job_id')])]), limit);
}

/** Few match: their applications are read from the indexes of people and jobs. Null when there are none at all. */
function newestOfFew(
  people: Matches,
  jobs: Matches,
  conditions: readonly (Condition | null)[],
  limit: number,
): Condition | null {
  const branches = [
    { index: 'ix_applications_seeker', among: people.among('a.seeker_id') },
    { index: 'ix_applications_job', among: jobs.among('a.job_id') },
  ].flatMap(({ index, among }) => (among ? [newestOf(index, allOf([among, ...conditions]), limit)] : []));
  if (branches.length === 0) return null;
  const union = branches.map(({ sql }) => `(${sql})`).join(' UNION ');
  return {
    sql: `${union} ORDER BY at DESC, id DESC LIMIT ?`,
    parameters: [...branches.flatMap(({ parameters }) => parameters), limit + 1],
  };
}

/** An application in a download. */
const EXPORTED = {
  id: text,
  job_id: text,
  title: text,
  company_name: text,
  full_name: text,
  email: text,
  phone_number: nullable(text),
  status: oneOf<ApplicationStatus>(),
  applied_at: instant,
  interview_date: day,
  interview_start: text,
  interview_end: text,
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
    `SELECT a.id, a.job_id, j.title, j.company_name, s.full_name, account.email, s.phone_number, a.status, a.applied_at,
            a.interview_date, a.interview_start, a.interview_end
     FROM applications a
     JOIN jobs j ON j.id = a.job_id
     JOIN seekers s ON s.id = a.seeker_id
     JOIN accounts account ON account.id = s.account_id
     WHERE a.id IN (${placeholders(ids)})`,
    ids,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

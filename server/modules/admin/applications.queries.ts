import type { ApplicationStatus } from '../../../domain/applications';
import { selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/context';
import { ADMIN_PAGE_SIZE, allOf, anyOf, belowInstant, stretchByInstant, type Condition, type Reach, type Stretch } from './keyset';
import { findMatches, nameContains, type Matches } from './search';
import { seekersNamed } from './users.queries';

export interface ApplicationsFilter {
  status: ApplicationStatus | null;
  /** Substring of the applicant's name or e-mail, the job's title or the company's name; empty for all. */
  search: string;
}

type Listed = { id: string; at: Date }[];

/** Ids of applications, newest first: one statement, and three for a search. */
export async function listApplicationIds({ services }: Pick<LoadScope, 'services'>, { status, search }: ApplicationsFilter, { after, limit = ADMIN_PAGE_SIZE }: Reach): Promise<Stretch> {
  const runner = services.dataSource;
  const inReach = [status ? { sql: 'a.status = ?', parameters: [status] } : null, belowInstant({ at: 'a.applied_at', id: 'a.id' }, after)];
  // The index of the list's own order, named because the optimiser takes others for better (design, section 8.3).
  const index = status ? 'ix_applications_status' : 'ix_applications_applied';
  if (!search) return stretchByInstant(await selectRows<Listed[number]>(runner, ...newestOf(index, allOf(inReach), limit)), limit);

  const [people, jobs] = await Promise.all([findMatches(runner, seekersNamed(search)), findMatches(runner, jobsNamed(search))]);
  const statement = people.isFew && jobs.isFew ? newestOfFew(people, jobs, inReach, limit) : newestOfMany(index, people, jobs, inReach, limit);
  return stretchByInstant(statement ? await selectRows<Listed[number]>(runner, ...statement) : [], limit);
}

/** A job carries its company's present name. */
function jobsNamed(search: string): Condition {
  const { sql, parameters } = anyOf([nameContains('j.title', search), nameContains('j.company_name', search)]);
  return { sql: `SELECT j.id FROM jobs j FORCE INDEX (ix_jobs_names) WHERE ${sql}`, parameters };
}

type Statement = [sql: string, parameters: Condition['parameters']];

function newestOf(index: string, where: Condition, limit: number): Statement {
  return [
    `SELECT a.id, a.applied_at AS at FROM applications a FORCE INDEX (${index}) WHERE ${where.sql} ORDER BY a.applied_at DESC, a.id DESC LIMIT ?`,
    [...where.parameters, limit + 1],
  ];
}

/** Many match, so the newest rows soon fill a page. */
function newestOfMany(index: string, people: Matches, jobs: Matches, inReach: readonly (Condition | null)[], limit: number): Statement {
  return newestOf(index, allOf([...inReach, anyOf([people.among('a.seeker_id'), jobs.among('a.job_id')])]), limit);
}

/** Few match: their applications are read from the indexes of people and jobs. Null when there are none at all. */
function newestOfFew(people: Matches, jobs: Matches, inReach: readonly (Condition | null)[], limit: number): Statement | null {
  const branches = [
    { index: 'ix_applications_seeker', among: people.among('a.seeker_id') },
    { index: 'ix_applications_job', among: jobs.among('a.job_id') },
  ].flatMap(({ index, among }) => (among ? [newestOf(index, allOf([among, ...inReach]), limit)] : []));
  if (branches.length === 0) return null;
  const union = branches.map(([sql]) => `(${sql})`).join(' UNION ');
  return [`${union} ORDER BY at DESC, id DESC LIMIT ?`, [...branches.flatMap(([, parameters]) => parameters), limit + 1]];
}

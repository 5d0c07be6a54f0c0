import { openAtHour, type JobFacts } from './job-conditions';
import { MINUTE_MS, type TimeZone } from '../../../domain/time';
import { instant, integer, nullable, oneOf, text, type Row } from '../../db/row';
import { selectRows, type QueryExecutor, type SqlPart } from '../../db/statements';
import { HIDES_ITS_JOB } from '../jobs/job-columns.sql';
import { FREE_SLOT, matchCondition, MONTHLY_SALARY, type Search } from './seeker-search.sql';

/** What filters look at; the slots as lists with commas, their starts in minutes since 1970. */
const FACTS = {
  employment_type: text,
  place_id: nullable(text),
  time_zone: oneOf<TimeZone>(),
  monthly_salary: nullable(integer),
  interview_types: nullable(text),
  free_starts: nullable(text),
  created_at: instant,
};
const SLOTS = 'FROM interview_slots s WHERE s.job_id = j.id';
const FACT_COLUMNS = `j.employment_type, j.place_id, j.time_zone, ${MONTHLY_SALARY} AS monthly_salary,
  (SELECT GROUP_CONCAT(DISTINCT s.location_type) ${SLOTS}) AS interview_types,
  (SELECT GROUP_CONCAT(TIMESTAMPDIFF(MINUTE, '1970-01-01', s.starts_at)) ${SLOTS} AND ${FREE_SLOT}) AS free_starts,
  j.created_at`;

const factsOf = (row: Row<typeof FACTS>): JobFacts => ({
  employmentType: row.employment_type,
  placeId: row.place_id,
  timeZone: row.time_zone,
  monthlySalary: row.monthly_salary,
  interviewTypes: row.interview_types?.split(',') ?? [],
  freeStarts: row.free_starts?.split(',').map((minutes) => Number(minutes) * MINUTE_MS) ?? [],
  createdAt: row.created_at.getTime(),
});

/** A counted job matches the search and is open, besides other conditions. */
function answering({ match, conditions: { openAt } }: Pick<Search, 'match' | 'conditions'>): SqlPart {
  return matchCondition({ match, conditions: openAtHour(openAt) });
}

/** The facts of all jobs that match the search: for as many jobs as the database searches by itself. */
export async function readFacts(executor: QueryExecutor, search: Pick<Search, 'match' | 'conditions'>) {
  const { sql, parameters } = answering(search);
  const statement = `SELECT ${FACT_COLUMNS} FROM jobs j FORCE INDEX (ix_jobs_visible) WHERE ${sql}`;
  return (await selectRows(executor, FACTS, statement, parameters)).map(factsOf);
}

/** The facts of those that the seeker has applied to, which lists leave out. */
export async function readOwnFacts(executor: QueryExecutor, search: Pick<Search, 'match' | 'conditions' | 'seekerId'>) {
  const { sql, parameters } = answering(search);
  const statement = `SELECT ${FACT_COLUMNS} FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE a.seeker_id = ? AND ${HIDES_ITS_JOB} AND ${sql}`;
  return (await selectRows(executor, FACTS, statement, [search.seekerId, ...parameters])).map(factsOf);
}

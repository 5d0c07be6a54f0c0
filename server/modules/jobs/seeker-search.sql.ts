import type { EmploymentType } from '../../../domain/jobs';
import type { LocalDate } from '../../../domain/time';
import { integer, notNullHere } from '../../db/row';
import { VISIBLE_TO_SEEKERS } from './job-columns.sql';
import { searchCondition, type Condition } from './job.sql';

/** What a seeker's list of jobs is asked for. */
export interface Search {
  /** Folded; empty for all jobs. */
  term: string;
  employmentType: EmploymentType | null;
  page: number;
  /** WIB. */
  today: LocalDate;
  seekerId: string;
}

/** Jobs that seekers may see, of the chosen type; for `jobs j`. */
export function filterCondition({ employmentType, today }: Search): Condition {
  return employmentType === null
    ? { sql: VISIBLE_TO_SEEKERS, parameters: [today] }
    : { sql: `${VISIBLE_TO_SEEKERS} AND j.employment_type = ?`, parameters: [today, employmentType] };
}

/** Those of them that contain the term. */
export function matchCondition(search: Search): Condition {
  return allOf(filterCondition(search), searchCondition(search.term));
}

/** How many matches the seeker has applied to: lists leave these out, and so do their totals. */
export function ownMatches(search: Search, ...conditions: Condition[]) {
  const { sql, parameters } = allOf(matchCondition(search), ...conditions);
  return {
    // MariaDB does not know that a count inside a statement is never NULL.
    column: notNullHere(integer),
    sql: `(SELECT COUNT(*) FROM applications a JOIN jobs j ON j.id = a.job_id
           WHERE a.seeker_id = ? AND a.status <> 'WITHDRAWN' AND ${sql})`,
    parameters: [search.seekerId, ...parameters],
  };
}

function allOf(...conditions: Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

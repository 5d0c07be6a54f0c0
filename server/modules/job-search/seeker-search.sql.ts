import { HOURS_A_MONTH } from '../../../domain/job-filter';
import type { JobConditions } from './job-conditions';
import { integer, notNullHere } from '../../db/row';
import type { Parameter, SqlPart } from '../../db/statements';
import { allOf, anyOf } from '../../graphql/keyset.sql';
import type { SearchMatch, RelatedWords } from './search-query';
import { HIDES_ITS_JOB, VISIBLE_TO_SEEKERS } from '../jobs/job-columns.sql';
import { dayInZone, inPlaces, searchCondition } from '../jobs';
import { phrasePattern } from '../../text/words';

/** That `text`, the whole or the title alone, matches; see `RelatedWords`. */
function relatedCondition(
  { typed, groups, not, last, placeIds, broader }: RelatedWords,
  { text, title }: { text: string; title: string },
): SqlPart {
  const isThisJob: SqlPart[] = [];
  if (not.length > 0) isThisJob.push(holdingNone(title, not));
  if (placeIds !== null) isThisJob.push(inPlaces(placeIds));
  const byTyped = typed.map((word) => holding(text, [word]));
  const byGroups = groups.map((phrases) => holding(text, phrases));
  const isFirst: SqlPart[] = text === title && last.length > 0 ? [holdingNone(title, last)] : [];
  const ways = [byTyped, [...byGroups, ...isThisJob, ...isFirst]];
  // Titles that match by these come after the titles that match by the groups.
  if (broader.length > 0 && text !== title)
    ways.push([...broader.map((phrases) => holding(title, phrases)), ...isThisJob]);
  const used = ways.filter((way) => way.length > 0);
  return used.length === 0 ? NEVER : anyOf(used.map(allOf));
}

/** That `text` has all words as they were typed. */
function typedCondition({ typed }: RelatedWords, text: string): SqlPart {
  return typed.length === 0 ? NEVER : allOf(typed.map((word) => holding(text, [word])));
}

/** A comparison, because ORDER BY takes FALSE for the number of a column. */
const NEVER: SqlPart = { sql: '(0 = 1)', parameters: [] };

const holding = (text: string, phrases: readonly string[]): SqlPart => ({
  sql: `${text} REGEXP ?`,
  parameters: [phrasePattern(phrases)],
});

const holdingNone = (text: string, phrases: readonly string[]): SqlPart => ({
  sql: `${text} NOT REGEXP ?`,
  parameters: [phrasePattern(phrases)],
});

/** What a seeker's list of jobs is asked for. */
export interface Search {
  match: SearchMatch;
  conditions: JobConditions;
  /** As in `SearchQuery`. */
  freeAfter: number;
  page: number;
  seekerId: string;
}

/** What a job pays a month, for `jobs j`; as `monthlySalary` in `domain/job-filter.ts`. */
export const MONTHLY_SALARY = `COALESCE(j.salary_max, j.salary_min) * IF(j.salary_period = 'HOURLY', ${HOURS_A_MONTH}, 1)`;

/** Jobs that seekers may see and that meet the conditions; for `jobs j`. */
export function filterCondition(conditions: JobConditions): SqlPart {
  const { openAt, employmentType, placeIds, salaryFrom, interviewType, free, postedFrom } = conditions;
  return allOf([
    { sql: VISIBLE_TO_SEEKERS, parameters: [new Date(openAt)] },
    employmentType === null ? null : { sql: 'j.employment_type = ?', parameters: [employmentType] },
    placeIds === null ? null : inPlaces(placeIds),
    salaryFrom === null ? null : { sql: `${MONTHLY_SALARY} >= ?`, parameters: [salaryFrom] },
    interviewType === null ? null : slotCondition('s.location_type = ?', interviewType),
    free === null ? null : slotCondition(FREE_WITHIN, new Date(free.after), new Date(free.after), free.withinDays),
    postedFrom === null ? null : { sql: 'j.created_at >= ?', parameters: [new Date(postedFrom)] },
  ]);
}

/** A seat may be taken, for `interview_slots s`. Holds end within minutes and are not looked at. */
export const FREE_SLOT = 's.is_selected = 0 AND s.seats_taken < s.max_applicants';

/** Takes the minute twice, and the days. */
const FREE_WITHIN = `${FREE_SLOT} AND s.starts_at > ?
  AND ${dayInZone('s.starts_at', 'j.time_zone')} < ${dayInZone('?', 'j.time_zone')} + INTERVAL ? DAY`;

const slotCondition = (sql: string, ...parameters: Parameter[]): SqlPart => ({
  sql: `EXISTS (SELECT 1 FROM interview_slots s WHERE s.job_id = j.id AND ${sql})`,
  parameters,
});

/** Those of them that match the search. */
export function matchCondition({ match, conditions }: Pick<Search, 'match' | 'conditions'>): SqlPart {
  return allOf([filterCondition(conditions), textCondition(match)]);
}

const TEXT = 'j.search_text';
/** The first line is the title. */
const TITLE = "SUBSTRING_INDEX(j.search_text, '\\n', 1)";

function textCondition({ term, related }: SearchMatch): SqlPart {
  const literal = searchCondition(term);
  if (related === null) return literal;
  return anyOf([literal, relatedCondition(related, { text: TEXT, title: TITLE })]);
}

/** The rank of `SearchProposal`, for `jobs j`: each level of closeness is met by all that are closer. Null where all are alike. */
export function rankSql({ match: { related }, freeAfter }: Pick<Search, 'match' | 'freeAfter'>): SqlPart | null {
  if (related === null) return null;
  const levels = [
    typedCondition(related, TITLE),
    relatedCondition(related, { text: TITLE, title: TITLE }),
    relatedCondition(related, { text: TEXT, title: TITLE }),
  ];
  const free = slotCondition(`${FREE_SLOT} AND s.starts_at > ?`, new Date(freeAfter));
  return {
    sql: `(2 * (${levels.map(({ sql }) => `(${sql})`).join(' + ')}) + ${free.sql})`,
    parameters: [...levels, free].flatMap(({ parameters }) => parameters),
  };
}

/** How many matches the seeker has applied to: lists leave these out, and so do their totals. */
export function ownMatches(search: Search, more: SqlPart | null = null) {
  const { sql, parameters } = allOf([matchCondition(search), more]);
  return {
    // MariaDB does not know that a count inside a statement is never NULL.
    column: notNullHere(integer),
    sql: `(SELECT COUNT(*) FROM applications a JOIN jobs j ON j.id = a.job_id
           WHERE a.seeker_id = ? AND ${HIDES_ITS_JOB} AND ${sql})`,
    parameters: [search.seekerId, ...parameters],
  };
}

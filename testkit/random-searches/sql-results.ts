import { SALARY_CHOICES } from '../../domain/job-filter';
import { cleanSearch } from '../../domain/jobs';
import places from '../../server/text/places/places.json';
import { foldForSearch } from '../../domain/text';
import { wibDateOf } from '../../domain/time';
import type { RelatedWords } from '../../server/modules/job-search/search-query';
import type { JobFilterInput } from '../graphql/graphql';
import type { TestServer } from '../server/test-server';

/**
 * The expected list and counts of a seeker, read with plain SQL. It shares no condition with the
 * product and reads no column that the product derives, except the folded text and the place of a job.
 */
export interface Asked {
  seekerId: string;
  filter: JobFilterInput;
  text: Sql;
}

interface Sql {
  /** For `jobs j`. */
  inText: string;
  /** What puts a job first: 3 before 0. Of one closeness, a job with a free time comes before the others. */
  closeness: string;
  /** False where all are alike, and the newest come first. */
  hasCloseness: boolean;
  values: { inText: unknown[]; closeness: unknown[] };
}

/** The list of a search: what has the term anywhere, and what has the words that it was taken to mean. */
export function matchingJobsSql(search: string, words: RelatedWords | null): Sql {
  const term = foldForSearch(cleanSearch(search)).replace(/[|%_]/g, '|$&');
  const literal = { sql: "j.search_text LIKE ? ESCAPE '|'", values: [`%${term}%`] };
  if (words === null)
    return {
      inText: literal.sql,
      closeness: '0',
      hasCloseness: false,
      values: { inText: literal.values, closeness: [] },
    };
  const { inText, inTitle, values } = related(words);
  return {
    inText: `(${literal.sql} OR ${inText})`,
    hasCloseness: true,
    closeness: `CASE WHEN ${words.typed.map(() => `${TITLE} RLIKE ?`).join(' AND ')} THEN 3 WHEN ${inTitle} THEN 2 WHEN ${inText} THEN 1 ELSE 0 END`,
    values: {
      inText: [...literal.values, ...values.inText],
      closeness: [...words.typed.map((word) => anyOf([word])), ...values.inTitle, ...values.inText],
    },
  };
}

const LAST_SIGN = '\u2bff';
/** No letter, digit or other character of a word; see docs/readings.md. */
const NO_WORD = `[\\x01-/:-\`{-\u00bf\u2000-${LAST_SIGN}\u2e80-\\x{10ffff}]`;
/** The same without the line's end and the characters that belong to no word. */
const GAP = `[\\x01-\\x09\\x0b-/:-\`{-\u00bf\u2000-${LAST_SIGN}]+`;
/** The column is in one line after the other: a sign around each text gives its first and last word an end. */
const anyOf = (phrases: readonly string[]): string =>
  `${NO_WORD}(${phrases.map((phrase) => phrase.split(' ').join(GAP)).join('|')})${NO_WORD}`;

const WHOLE = "CONCAT('.', j.search_text, '.')";
const TITLE = "CONCAT('.', LEFT(j.search_text, LOCATE('\\n', CONCAT(j.search_text, '\\n')) - 1), '.')";

/**
 * The words alone: all typed words, or something of each group under a title that has nothing of other jobs; last those
 * whose title has a close job, and the titles with the occupation alone.
 */
function related({ typed, groups, not, last, placeIds, broader }: RelatedWords) {
  const noOther = not.length > 0 ? `NOT ${TITLE} RLIKE ?` : '1';
  const here = placeIds === null ? '1' : `j.place_id IN ('${placeIds.join("','")}')`;
  const each = (text: string, some: readonly unknown[]): string => some.map(() => `${text} RLIKE ?`).join(' AND ');
  const holding = (text: string, isFirst = '1'): string =>
    groups.length === 0
      ? `(${each(text, typed)})`
      : `(${each(text, groups)} AND ${noOther} AND ${isFirst} AND ${here} OR ${each(text, typed)})`;
  const others = not.length > 0 ? [anyOf(not)] : [];
  const close = last.length > 0 ? [anyOf(last)] : [];
  const valuesOf = (excluded: readonly string[]): string[] => [
    ...(groups.length === 0 ? [] : [...groups.map(anyOf), ...excluded]),
    ...typed.map((word) => anyOf([word])),
  ];
  const values = { inText: valuesOf(others), inTitle: valuesOf([...others, ...close]) };
  const inTitle = holding(TITLE, last.length > 0 ? `NOT ${TITLE} RLIKE ?` : '1');
  if (broader.length === 0) return { inText: holding(WHOLE), inTitle, values };
  return {
    inText: `(${holding(WHOLE)} OR ${each(TITLE, broader)} AND ${noOther} AND ${here})`,
    inTitle,
    values: { ...values, inText: [...values.inText, ...broader.map(anyOf), ...others] },
  };
}

const KINDS = ['type', 'place', 'salary', 'interview', 'free', 'posted'] as const;
type Kind = (typeof KINDS)[number];

type FoundJob = Record<`meets_${Kind}`, number> & {
  id: string;
  employment_type: string;
  place_id: string | null;
  salary: string | null;
  interviews: string | null;
  free_day: number | null;
  age: number;
};

const daysBetween = (days: number, most: number): number => Math.max(1, Math.min(most, days));

/** A condition on the facts for each choice that was made. */
function conditionsOf(filter: JobFilterInput): Partial<Record<Kind, [sql: string, value: unknown]>> {
  const { employmentType, placeId, salaryFrom, interviewType, freeWithinDays, postedWithinDays } = filter;
  return {
    ...(employmentType && { type: ['employment_type = ?', employmentType] }),
    ...(placeId && { place: ['FIND_IN_SET(place_id, ?) > 0', [...placesIn(placeId)].join()] }),
    ...(salaryFrom !== undefined && salaryFrom !== null && { salary: ['salary >= ?', salaryFrom] }),
    ...(interviewType && { interview: ['FIND_IN_SET(?, interviews) > 0', interviewType] }),
    ...(typeof freeWithinDays === 'number' && { free: ['free_day < ?', daysBetween(freeWithinDays, 90)] }),
    ...(typeof postedWithinDays === 'number' && { posted: ['age < ?', daysBetween(postedWithinDays, 365)] }),
  };
}

/** How far a job's clock is ahead of UTC, and the day it shows. */
const HOURS = "(CASE j.time_zone WHEN 'Asia/Jayapura' THEN 9 WHEN 'Asia/Makassar' THEN 8 ELSE 7 END)";
const TODAY = `DATE(? + INTERVAL ${HOURS} HOUR)`;

/** Every open job whose text matches, in list order, with which parts of the filter it meets. */
async function findJobs({ dataSource, clock }: TestServer, { seekerId, filter, text }: Asked): Promise<FoundJob[]> {
  const now = clock.now();
  const [today, minute] = [wibDateOf(now), `${now.toISOString().slice(0, 16).replace('T', ' ')}:00`];
  const conditions = conditionsOf(filter);
  const columns = KINDS.map((kind) => `COALESCE(${conditions[kind]?.[0] ?? '1'}, 0) AS meets_${kind}`);
  return dataSource.query<FoundJob[]>(
    `SELECT facts.*, ${columns.join(', ')}
     FROM (SELECT j.id, j.created_at, j.employment_type, j.place_id, ${text.closeness} AS closeness,
             IF(j.salary_period = 'HOURLY', 173, 1) * IFNULL(j.salary_max, j.salary_min) AS salary,
             (SELECT GROUP_CONCAT(DISTINCT s.location_type) FROM interview_slots s WHERE s.job_id = j.id) AS interviews,
             (SELECT MIN(DATEDIFF(s.starts_at + INTERVAL ${HOURS} HOUR, ${TODAY})) FROM interview_slots s
              WHERE s.job_id = j.id AND NOT s.is_selected AND s.max_applicants > s.seats_taken AND s.starts_at > ?) AS free_day,
             DATEDIFF(?, j.created_at + INTERVAL 7 HOUR) AS age
           FROM jobs j JOIN companies c ON c.id = j.company_id
           WHERE c.is_verified AND j.is_active AND NOT j.is_deleted AND IFNULL(j.auto_close_date, ${TODAY}) >= ${TODAY} AND ${text.inText}
             AND j.id NOT IN (SELECT a.job_id FROM applications a WHERE a.seeker_id = ? AND a.status <> 'WITHDRAWN')
          ) facts
     ORDER BY closeness DESC, ${text.hasCloseness ? 'free_day IS NULL, ' : ''}created_at DESC, id DESC`,
    [
      ...KINDS.flatMap((kind) => (conditions[kind] ? [conditions[kind][1]] : [])),
      ...text.values.closeness,
      minute,
      minute,
      today,
      minute,
      minute,
      ...text.values.inText,
      seekerId,
    ],
  );
}

export interface Answers {
  /** All pages. */
  ids: string[];
  /** By kind and choice. */
  counts: Record<Kind, Record<string, number>>;
}

export async function searchBySql(server: TestServer, asked: Asked): Promise<Answers> {
  const jobs = await findJobs(server, asked);
  const missed = (job: FoundJob): Kind[] => KINDS.filter((kind) => Number(job[`meets_${kind}`]) === 0);
  const counts = Object.fromEntries(
    KINDS.map((kind) => {
      const counted = jobs.filter((job) => missed(job).every((other) => other === kind));
      return [kind, tally(counted.flatMap((job) => choicesOf(job)[kind]))];
    }),
  ) as Answers['counts'];
  return { ids: jobs.filter((job) => missed(job).length === 0).map(({ id }) => id), counts };
}

/** The choices that leave this job in the list. */
function choicesOf(job: FoundJob): Record<Kind, (string | number)[]> {
  const { salary, free_day: freeDay, age } = job;
  return {
    type: [job.employment_type],
    place: job.place_id === null ? [] : PLACES.filter((id) => placesIn(id).has(job.place_id ?? '')),
    salary: SALARY_CHOICES.filter((from) => salary !== null && Number(salary) >= from),
    interview: job.interviews?.split(',') ?? [],
    free: [3, 7, 14].filter((days) => freeDay !== null && Number(freeDay) < days),
    posted: [1, 3, 7, 14, 30].filter((days) => Number(age) < days),
  };
}

function tally(choices: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const choice of choices) counts[choice] = (counts[choice] ?? 0) + 1;
  return counts;
}

interface ListedPlace {
  id: string;
  kota?: ListedPlace[];
  kabupaten?: ListedPlace[];
  contains?: string[];
}
const LISTED: ListedPlace[] = [...places.provinces, ...places.regions];
const INNER = new Map<string, string[]>();
for (const { id, kota = [], kabupaten = [], contains = [] } of LISTED) {
  const cities = [...kota, ...kabupaten].map((city) => city.id);
  for (const city of cities) INNER.set(city, []);
  INNER.set(id, [...cities, ...contains]);
}
export const PLACES = [...INNER.keys()];

const KNOWN = new Map<string, ReadonlySet<string>>();

/** A place with all that it contains. */
function placesIn(id: string): ReadonlySet<string> {
  const known = KNOWN.get(id);
  if (known) return known;
  const within = new Set(INNER.has(id) ? [id] : []);
  for (const place of within) for (const inner of INNER.get(place) ?? []) within.add(inner);
  KNOWN.set(id, within);
  return within;
}

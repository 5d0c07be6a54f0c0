import type { EmploymentType } from '../../../domain/jobs';
import { FREE_WITHIN_CHOICES, POSTED_WITHIN_CHOICES, SALARY_CHOICES, type JobFilter } from '../../../domain/job-filter';
import type { LocationType } from '../../../domain/slots';
import {
  addDays,
  dateIn,
  instantIn,
  MINUTE_MS,
  startOfHour,
  TIME_ZONES,
  wibDateOf,
  wibInstant,
  type TimeZone,
} from '../../../domain/time';

/** A filter at one moment: the places that it means, and its days; instants in milliseconds since 1970. */
export interface JobConditions {
  /** The hour that has begun: jobs that had closed by then are left out. Each zone begins its days with an hour. */
  openAt: number;
  employmentType: EmploymentType | null;
  /** One of these; null for everywhere. */
  placeIds: readonly string[] | null;
  salaryFrom: number | null;
  interviewType: LocationType | null;
  /** A free slot starts after this minute, and on this day or within so many, in the zone of the job. */
  free: { after: number; withinDays: number } | null;
  postedFrom: number | null;
}

/** What the conditions look at. */
export interface JobFacts {
  employmentType: string;
  placeId: string | null;
  timeZone: TimeZone;
  /** In rupiah; null when not stated. */
  monthlySalary: number | null;
  /** Every kind among its slots. */
  interviewTypes: readonly string[];
  /** When its free slots start; milliseconds since 1970. */
  freeStarts: ArrayLike<number>;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Days of free times count in each zone, today included. */
const freeBefore = (now: number, days: number): Record<TimeZone, number> => {
  const end = (zone: TimeZone) => instantIn(zone, addDays(dateIn(zone, new Date(now)), days), '00:00').getTime();
  return Object.fromEntries(TIME_ZONES.map((zone) => [zone, end(zone)])) as Record<TimeZone, number>;
};
/** Days of posting count in WIB, today included. */
const postedFrom = (now: Date, days: number): number =>
  wibInstant(addDays(wibDateOf(now), 1 - days), '00:00').getTime();

/** The current minute, so that requests of one minute share their results. */
export const freeAfter = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;

export function conditionsOf(
  filter: JobFilter,
  now: Date,
  placesWithin: (id: string) => readonly string[],
): JobConditions {
  const { freeWithinDays, postedWithinDays, placeId, ...same } = filter;
  return {
    ...same,
    openAt: startOfHour(now),
    placeIds: placeId === null ? null : placesWithin(placeId),
    free: freeWithinDays === null ? null : { after: freeAfter(now), withinDays: freeWithinDays },
    postedFrom: postedWithinDays === null ? null : postedFrom(now, postedWithinDays),
  };
}

function isFree({ freeStarts, timeZone }: JobFacts, after: number, beforeIn: Record<TimeZone, number>): boolean {
  const before = beforeIn[timeZone];
  for (let at = 0; at < freeStarts.length; at += 1) {
    const start = freeStarts[at] ?? 0;
    if (start > after && start < before) return true;
  }
  return false;
}

/** No conditions but the hour. */
export const openAtHour = (openAt: number): JobConditions => ({
  openAt,
  employmentType: null,
  placeIds: null,
  salaryFrom: null,
  interviewType: null,
  free: null,
  postedFrom: null,
});

/** What each choice of a filter is about. */
const FILTER_KINDS = ['employmentType', 'place', 'salary', 'interviewType', 'free', 'posted'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

type Test = (facts: JobFacts) => boolean;

/** A test for each condition that is set. */
function testsOf(conditions: JobConditions): Partial<Record<FilterKind, Test>> {
  const { employmentType, placeIds, salaryFrom, interviewType, free, postedFrom: from } = conditions;
  const places = new Set(placeIds);
  const before = free && freeBefore(free.after, free.withinDays);
  return {
    ...(employmentType !== null && { employmentType: (facts) => facts.employmentType === employmentType }),
    ...(placeIds !== null && { place: ({ placeId }) => placeId !== null && places.has(placeId) }),
    ...(salaryFrom !== null && {
      salary: ({ monthlySalary }) => monthlySalary !== null && monthlySalary >= salaryFrom,
    }),
    ...(interviewType !== null && { interviewType: ({ interviewTypes }) => interviewTypes.includes(interviewType) }),
    ...(before && { free: (facts) => isFree(facts, free.after, before) }),
    ...(from !== null && { posted: ({ createdAt }) => createdAt >= from }),
  };
}

/** Whether a job meets the conditions; when it closes is looked at elsewhere. */
export function meeting(conditions: JobConditions): Test {
  const tests = Object.values(testsOf(conditions));
  return (facts) => tests.every((test) => test(facts));
}

/** How many jobs each choice would leave: by kind, then by choice. */
export type ChoiceCounts = Record<FilterKind, Record<string, number>>;

/** Counts what each choice would leave of these jobs under all the other conditions; `now` as `freeAfter` gives it. */
export function countChoices(jobs: Iterable<JobFacts>, conditions: JobConditions, now: number): ChoiceCounts {
  const counts: ChoiceCounts = { employmentType: {}, place: {}, salary: {}, interviewType: {}, free: {}, posted: {} };
  const add = (kind: FilterKind, choice: string | number): void => {
    counts[kind][choice] = (counts[kind][choice] ?? 0) + 1;
  };
  const free = FREE_WITHIN_CHOICES.map((days) => [days, freeBefore(now, days)] as const);
  const posted = POSTED_WITHIN_CHOICES.map((days) => [days, postedFrom(new Date(now), days)] as const);
  const countFor: Record<FilterKind, (facts: JobFacts) => void> = {
    employmentType: ({ employmentType }) => add('employmentType', employmentType),
    place: ({ placeId }) => placeId !== null && add('place', placeId),
    salary: ({ monthlySalary }) =>
      SALARY_CHOICES.forEach((from) => (monthlySalary ?? -1) >= from && add('salary', from)),
    interviewType: ({ interviewTypes }) => interviewTypes.forEach((type) => add('interviewType', type)),
    free: (facts) => free.forEach(([days, before]) => isFree(facts, now, before) && add('free', days)),
    posted: ({ createdAt }) => posted.forEach(([days, from]) => createdAt >= from && add('posted', days)),
  };
  const tests = Object.entries(testsOf(conditions)) as [FilterKind, Test][];
  for (const facts of jobs) {
    const failed = tests.filter(([, test]) => !test(facts));
    const [only] = failed;
    if (only === undefined) for (const kind of FILTER_KINDS) countFor[kind](facts);
    else if (failed.length === 1) countFor[only[0]](facts);
  }
  return counts;
}

/** Adds the counts of other jobs to these. */
export function addCounts(counts: ChoiceCounts, others: ChoiceCounts): void {
  for (const kind of FILTER_KINDS)
    for (const [choice, jobs] of Object.entries(others[kind]))
      counts[kind][choice] = (counts[kind][choice] ?? 0) + jobs;
}

/** @runs-alone: it takes longest, so it starts first. */
import { isDeepStrictEqual } from 'node:util';
import type { TestSeeker } from '../../../../testkit/people/actors';
import { eventually } from '../../../../testkit/races/eventually';
import { graphql } from '../../../../testkit/graphql';
import { SeededRandom } from '../../../../testkit/seeded-random';
import { aJobMarket, type JobMarket } from '../../../../testkit/random-searches/job-market';
import { changeMarket } from '../../../../testkit/random-searches/market-changes';
import { aQuestion, splitFilter, type Question } from '../../../../testkit/random-searches/questions';
import type { ResultOf, TestClient } from '../../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';

const SESSION = { SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789' };
/** Searches without the index, which a server with so many jobs would build after a minute. */
const byLike = useServer({ ...SESSION, JOB_SEARCH_INDEX_FROM: '1000000' });
/** Another process on the same database, with the index on. */
const byIndex = useSecondServer({ ...SESSION, JOB_SEARCH_INDEX_FROM: '0', LOG_LEVEL: 'silent', METRICS_PORT: '0' });

const [JOBS, QUESTIONS] = [2_000, 1_000];
/** Set it to see a failure again. */
const SEED = Number(process.env['SEARCH_SEED'] ?? 20261123);
const MAX_CHANGES = 4;
/** Totals and counts are kept for five seconds. */
const LATER_MS = 6_000;

const LIST = graphql(
  `query RandomList($search: String!, $type: EmploymentType, $filter: JobFilterInput, $page: Int, $understoodAs: UnderstoodSearchInput) {
  jobs(search: $search, employmentType: $type, filter: $filter, page: $page, understoodAs: $understoodAs) {
    totalCount page pageCount items { id } understood { isElsewhere isEverything correctedSearch relatedSearches }
  }
}`,
);
const COUNTS =
  graphql(`query RandomCounts($search: String!, $filter: JobFilterInput, $understoodAs: UnderstoodSearchInput) {
  jobFilterCounts(search: $search, filter: $filter, understoodAs: $understoodAs) {
    employmentTypes { value jobs } places { id jobs } salaries { value jobs }
    interviewTypes { value jobs } freeWithin { value jobs } postedWithin { value jobs }
  }
}`);
type Page = ResultOf<typeof LIST>['jobs'];
type Counted = ResultOf<typeof COUNTS>['jobFilterCounts'];
type UnderstoodAs = Pick<NonNullable<Page['understood']>, 'isElsewhere' | 'isEverything' | 'correctedSearch'>;

const usesIndex = (statements: readonly { sql: string }[]): boolean =>
  statements.some(({ sql }) => sql.includes('ix_jobs_search_changed'));

let market: JobMarket;
let random: SeededRandom;

beforeAll(async () => {
  random = new SeededRandom(String(SEED));
  market = await aJobMarket(byLike, random, JOBS);
  // Built again, it holds most jobs in a segment, as in real use.
  const { jobSearch } = byIndex.services;
  if (!jobSearch) throw new Error('There is no index');
  await jobSearch.endThread();
  await untilIndexed();
});

async function untilIndexed(): Promise<void> {
  const client = market.seekers[0]?.client.clone(byIndex.url);
  const ask = () => client?.ask(LIST, { search: 'anything' });
  await eventually(() => byIndex.sentDuring(async () => ask()), usesIndex);
}

const pageOf = ({ items, totalCount, page, pageCount, understood }: Page) => ({
  ids: items.map(({ id }) => id),
  totalCount,
  page,
  pageCount,
  isElsewhere: understood?.isElsewhere ?? false,
  isEverything: understood?.isEverything ?? false,
  correctedSearch: understood?.correctedSearch ?? null,
  relatedSearches: understood?.relatedSearches ?? [],
});

const jobsOf = (choices: readonly { value: string; jobs: number }[]): Record<string, number> =>
  Object.fromEntries(choices.map(({ value, jobs }) => [value, jobs]));

const choicesOf = (counted: Counted) => ({
  type: jobsOf(counted.employmentTypes),
  // The chosen place is returned even without jobs, for its name.
  place: jobsOf(counted.places.flatMap(({ id, jobs }) => (jobs > 0 ? [{ value: id, jobs }] : []))),
  salary: jobsOf(counted.salaries),
  interview: jobsOf(counted.interviewTypes),
  free: jobsOf(counted.freeWithin),
  posted: jobsOf(counted.postedWithin),
});

async function listOf(client: TestClient, { search, filter, page }: Question, understoodAs: UnderstoodAs | null) {
  const { employmentType, filter: rest } = splitFilter(new SeededRandom(search), filter);
  const { jobs } = await client.ask(LIST, { search, type: employmentType, filter: rest, page, understoodAs });
  return pageOf(jobs);
}

async function countsOf(
  client: TestClient,
  { search, filter }: Question,
  { isElsewhere, isEverything, correctedSearch }: UnderstoodAs,
) {
  const understoodAs = { isElsewhere, isEverything, correctedSearch };
  return choicesOf((await client.ask(COUNTS, { search, filter, understoodAs })).jobFilterCounts);
}

async function answersWithoutIndex({ client }: TestSeeker, question: Question, first: UnderstoodAs) {
  const [list, statements] = await byLike.answerAndStatements(() => listOf(client, question, first));
  expect(usesIndex(statements)).toBe(false);
  return { ...list, counts: await countsOf(client, question, list) };
}

let answeredByIndex = 0;

async function answersWithIndex(seeker: TestSeeker, question: Question, first: UnderstoodAs) {
  const client = seeker.client.clone(byIndex.url);
  const [list, statements] = await byIndex.answerAndStatements(() => listOf(client, question, first));
  // On a busy machine LIKE may have searched; then nothing has told the index of changes yet, and counts are older.
  if (usesIndex(statements)) answeredByIndex += 1;
  else await untilIndexed();
  return { ...list, counts: await countsOf(client, question, list) };
}

it(`finds with the index what it finds without it, ${QUESTIONS} times, while jobs come, change and go (seed ${SEED})`, async () => {
  const answered = { some: 0, elsewhere: 0, everything: 0, secondPages: 0 };
  for (let number = 1; number <= QUESTIONS; number += 1) {
    const changes: string[] = [];
    for (let left = random.below(MAX_CHANGES); left > 0; left -= 1) changes.push(await changeMarket(market));
    for (const server of [byLike, byIndex]) server.clock.advance(LATER_MS);
    await Promise.all([byLike, byIndex].map(({ services }) => services.jobVocabulary.refresh()));
    const question = aQuestion(random);
    const seeker = random.pick(market.seekers);
    const { isElsewhere, isEverything, correctedSearch } = await listOf(seeker.client, { ...question, page: 1 }, null);
    const first = { isElsewhere, isEverything, correctedSearch };

    const [withoutIndex, withIndex] = await Promise.all([
      answersWithoutIndex(seeker, question, first),
      answersWithIndex(seeker, question, first),
    ]);
    // Jest shows what differs alone, so the question has to differ too.
    const asked = isDeepStrictEqual(withIndex, withoutIndex)
      ? null
      : { number, seeker: seeker.seekerId, question, changes };
    expect({ asked, ...withIndex }).toEqual({ asked: null, ...withoutIndex });
    answered.some += Number(withoutIndex.totalCount > 0);
    answered.elsewhere += Number(withoutIndex.isElsewhere);
    answered.everything += Number(withoutIndex.isEverything);
    answered.secondPages += Number(withoutIndex.pageCount > 1);
  }
  for (const times of [answeredByIndex, ...Object.values(answered)]) expect(times).toBeGreaterThan(QUESTIONS / 50);
}, 7_200_000);

import { cleanSearch, MAX_PAGE, SEEKER_JOBS_PAGE_SIZE } from '../../domain/jobs';
import { planRelated } from '../modules/jobs/related/plan-related';
import type { TestSeeker } from '../testing/actors';
import { eventually } from '../testing/eventually';
import { graphql } from '../testing/graphql';
import { SeededRandom } from '../../scripts/seed/seeded-random';
import { aJobMarket, type JobMarket } from '../testing/random-searches/job-market';
import { changeMarket } from '../testing/random-searches/market-changes';
import { aQuestion, inTwoParts, type Question } from '../testing/random-searches/questions';
import { askSql, literal, related, type Answers } from '../testing/random-searches/sql-answers';
import type { ResultOf, TestClient } from '../testing/test-client';
import { useSecondServer, useServer, type TestServer } from '../testing/test-server';
import { SearchByIndex } from './search-by-index';

const SESSION = { SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789' };
/** Answers without the index. */
const byLike = useServer(SESSION);
/** Another process on the same database, with the index on. */
const byIndex = useSecondServer({ ...SESSION, JOB_SEARCH_INDEX_FROM: '0', LOG_LEVEL: 'silent', METRICS_PORT: '0' });

// SQL compares every job by patterns, so the ordinary run has fewer.
const [JOBS, QUESTIONS] = [2_000, 10_000];
/** Set it to see a failure again. */
const SEED = Number(process.env['SEARCH_SEED'] ?? 20261123);
const MAX_CHANGES = 4;
/** Totals and counts are kept for five seconds. */
const LATER_MS = 6_000;

const LISTS =
  graphql(`query RandomLists($search: String!, $type: EmploymentType, $filter: JobFilterInput, $whole: JobFilterInput, $page: Int) {
  jobs(search: $search, employmentType: $type, filter: $filter, page: $page) { totalCount page pageCount items { id } }
  relatedJobs(search: $search, filter: $whole, page: $page) {
    totalCount page pageCount items { id } correctedSearch relatedSearches
  }
}`);
const COUNTS = graphql(`query RandomCounts($search: String!, $filter: JobFilterInput) {
  ofJobs: jobFilterCounts(search: $search, filter: $filter) { ...ChoicesCounted }
  ofRelated: jobFilterCounts(search: $search, filter: $filter, related: true) { ...ChoicesCounted }
}
fragment ChoicesCounted on JobFilterCounts {
  employmentTypes { value jobs } places { id jobs } salaries { value jobs }
  interviewTypes { value jobs } freeWithin { value jobs } postedWithin { value jobs }
}`);
type Page = ResultOf<typeof LISTS>['jobs'];
type Counted = ResultOf<typeof COUNTS>['ofJobs'];

const usesIndex = (statements: readonly { sql: string }[]): boolean =>
  statements.some(({ sql }) => sql.includes('ix_jobs_search_changed'));

let market: JobMarket;
let random: SeededRandom;

beforeAll(async () => {
  random = new SeededRandom(String(SEED));
  market = await aJobMarket(byLike, random, JOBS);
  // Built again, it holds most jobs in a segment, as in real use.
  const { jobSearch } = byIndex.services;
  if (!(jobSearch instanceof SearchByIndex)) throw new Error('There is no index');
  await jobSearch.endThread();
  await untilIndexed();
});

async function untilIndexed(): Promise<void> {
  const client = market.seekers[0]?.client.clone(byIndex.url);
  const ask = () => client?.ask(LISTS, { search: 'anything' });
  await eventually(() => byIndex.sentDuring(async () => ask()), usesIndex);
}

const pageOf = ({ items, totalCount, page, pageCount }: Page) => ({
  ids: items.map(({ id }) => id),
  totalCount,
  page,
  pageCount,
});

/** What the list of all these has on a page. */
function expectedPage({ ids }: Answers, asked: number | null) {
  const page = Math.max(1, asked ?? 1);
  const start = (page - 1) * SEEKER_JOBS_PAGE_SIZE;
  return {
    ids: ids.slice(start, start + SEEKER_JOBS_PAGE_SIZE),
    totalCount: ids.length,
    page,
    pageCount: Math.min(MAX_PAGE, Math.max(1, Math.ceil(ids.length / SEEKER_JOBS_PAGE_SIZE))),
  };
}

const jobsOf = (choices: readonly { value: string; jobs: number }[]): Record<string, number> =>
  Object.fromEntries(choices.map(({ value, jobs }) => [value, jobs]));

const choicesOf = (counted: Counted): Answers['counts'] => ({
  type: jobsOf(counted.employmentTypes),
  // The chosen place is told even without jobs, for its name.
  place: jobsOf(counted.places.flatMap(({ id, jobs }) => (jobs > 0 ? [{ value: id, jobs }] : []))),
  salary: jobsOf(counted.salaries),
  interview: jobsOf(counted.interviewTypes),
  free: jobsOf(counted.freeWithin),
  posted: jobsOf(counted.postedWithin),
});

async function listsOf(client: TestClient, { search, filter, page }: Question) {
  const { employmentType, filter: rest } = inTwoParts(new SeededRandom(search), filter);
  const asked = { search, type: employmentType, filter: rest, whole: filter, page };
  const { jobs, relatedJobs } = await client.ask(LISTS, asked);
  const { correctedSearch, relatedSearches } = relatedJobs;
  return { jobs: pageOf(jobs), relatedJobs: pageOf(relatedJobs), correctedSearch, relatedSearches };
}

async function countsOf(client: TestClient, { search, filter }: Question) {
  const { ofJobs, ofRelated } = await client.ask(COUNTS, { search, filter });
  return [choicesOf(ofJobs), choicesOf(ofRelated)];
}

async function answersWithoutIndex({ client }: TestSeeker, question: Question) {
  return { ...(await listsOf(client, question)), counts: await countsOf(client, question) };
}

let answeredByIndex = 0;

async function answersWithIndex(seeker: TestSeeker, question: Question) {
  const client = seeker.client.clone(byIndex.url);
  const [lists, statements] = await byIndex.answerAndStatements(() => listsOf(client, question));
  // On a busy machine LIKE may have answered; then nothing has told the index of changes yet, and counts are older.
  if (usesIndex(statements)) answeredByIndex += 1;
  else await untilIndexed();
  return { ...lists, counts: await countsOf(client, question) };
}

async function expectedOf(server: TestServer, seeker: TestSeeker, { search, filter, page }: Question) {
  const plan = planRelated(server.services, cleanSearch(search));
  const { seekerId } = seeker;
  const [ofLiteral, ofRelated] = await Promise.all([
    askSql(server, { seekerId, filter, text: literal(search) }),
    askSql(server, { seekerId, filter, text: related(plan.related) }),
  ]);
  return {
    jobs: expectedPage(ofLiteral, page),
    relatedJobs: expectedPage(ofRelated, page),
    correctedSearch: plan.correctedSearch,
    relatedSearches: plan.relatedSearches,
    counts: [ofLiteral.counts, ofRelated.counts],
  };
}

it(`answers what SQL answers ${QUESTIONS} times, with the index and without it, while jobs come, change and go (seed ${SEED})`, async () => {
  const answered = { jobs: 0, related: 0, secondPages: 0 };
  for (let number = 1; number <= QUESTIONS; number += 1) {
    const changes: string[] = [];
    for (let left = random.below(MAX_CHANGES); left > 0; left -= 1) changes.push(await changeMarket(market));
    for (const server of [byLike, byIndex]) server.clock.advance(LATER_MS);
    await Promise.all([byLike, byIndex].map((server) => server.services.jobVocabulary.refresh()));
    const question = aQuestion(random);
    const seeker = random.pick(market.seekers);

    const [expected, withoutIndex, withIndex] = await Promise.all([
      expectedOf(byLike, seeker, question),
      answersWithoutIndex(seeker, question),
      answersWithIndex(seeker, question),
    ]);

    const told = { seed: SEED, number, seeker: seeker.seekerId, question, changes };
    const right = { ...told, withoutIndex: expected, withIndex: expected };
    expect({ ...told, withoutIndex, withIndex }).toEqual(right);
    answered.jobs += Number(expected.jobs.totalCount > 0);
    answered.related += Number(expected.relatedJobs.totalCount > 0);
    answered.secondPages += Number(expected.relatedJobs.pageCount > 1);
  }
  for (const times of [answeredByIndex, ...Object.values(answered)]) expect(times).toBeGreaterThan(QUESTIONS / 20);
}, 7_200_000);

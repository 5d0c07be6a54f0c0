import { foldForSearch } from '../../../../domain/text';
import { aCompany, aSeeker, type TestSeeker } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { aJob } from '../../../../testkit/market/job-factory';
import { useServer } from '../../../../testkit/server/test-server';
import allFalseFriends from './false-friends.json';
import synonyms from './synonyms.json';

const server = useServer();

const FIND = graphql(`query TitlesOfPair($search: String!, $page: Int) {
  jobs(search: $search, page: $page) { pageCount items { title } }
}`);

/** Each pair needs two postings: a third of them in the short run. */
const falseFriends = allFalseFriends.filter((_pair, index) => process.env['LONG_TESTS'] || index % 3 === 0);

let seeker: TestSeeker;

async function titlesFor(search: string): Promise<string[]> {
  const titles: string[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const { jobs } = await seeker.client.ask(FIND, { search, page });
    titles.push(...jobs.items.map(({ title }) => title));
    ({ pageCount } = jobs);
  }
  return titles;
}

beforeAll(async () => {
  seeker = await aSeeker(server);
  const company = await aCompany(server, { companyName: 'PT Bahari' });
  const titles = new Set([...falseFriends, ...synonyms].flatMap(({ query, title }) => [title, `${query} 1`]));
  for (const title of titles) await aJob(company, { title, description: 'Lengkap' });
  await server.services.jobVocabulary.refresh();
});

it('has at least 60 pairs of false friends', () => {
  expect(allFalseFriends.length).toBeGreaterThanOrEqual(60);
});

const literally = falseFriends.map((pair) => ({ ...pair, isLiteral: foldForSearch(pair.title).includes(pair.query) }));

it.each(literally.filter(({ isLiteral }) => !isLiteral))('$query does not find $title', async ({ query, title }) => {
  const titles = await titlesFor(query);

  expect(titles).toContain(`${query} 1`);
  expect(titles).not.toContain(title);
});

it.each(literally.filter(({ isLiteral }) => isLiteral))('$query finds $title after it', async ({ query, title }) => {
  const titles = await titlesFor(query);

  expect(titles).toContain(`${query} 1`);
  expect(titles.indexOf(title)).toBeGreaterThan(titles.indexOf(`${query} 1`));
});

it.each(synonyms)('$query finds $title', async ({ query, title }) => {
  expect(await titlesFor(query)).toContain(title);
});

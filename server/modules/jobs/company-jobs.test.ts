import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import { aCompany, signIn, type TestCompany } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import type { CompanyJobsListedQueryVariables } from '../../../testkit/graphql/graphql';
import { deleteJob, setActive } from '../../../testkit/market/job-changes';
import { aJob, type JobOptions } from '../../../testkit/market/job-factory';
import type { TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';
import { closePastJobs } from './auto-close.task';

const server = useServer();

const LIST = graphql(`query CompanyJobsListed($search: String, $status: JobStatusFilter, $page: Int) {
  companyJobs(search: $search, status: $status, page: $page) { items { title isActive } totalCount page pageSize pageCount }
}`);

const list = async ({ client }: TestCompany, filter: CompanyJobsListedQueryVariables = {}) =>
  (await client.ask(LIST, filter)).companyJobs;

const titles = async (company: TestCompany, filter: Parameters<typeof list>[1]) =>
  (await list(company, filter)).items.map(({ title }) => title);

async function post(company: TestCompany, title: string, more: JobOptions = {}): Promise<string> {
  server.clock.advance(MINUTE_MS);
  return (await aJob(company, { title, slots: [], ...more })).id;
}

const SAVE_NO_SLOTS = graphql(
  `mutation SaveNoSlots { saveInterviewSlots(input: { jobId: "x", slots: [] }) { errors { code } } }`,
);
const COUNT_APPLICANTS = graphql(`query ApplicantsCounted { companyApplications { totalCount } }`);

it('lists no job as open once its auto-close day has passed, however many close at once', async () => {
  const company = await aCompany(server);
  for (const title of ['One', 'Two', 'Three']) await post(company, title, { autoCloseDate: '2026-11-24' });
  server.clock.advance(2 * DAY_MS);
  await closePastJobs(server.services, async () => true, 2);
  const client = await signIn(server, company.email);
  expect(await titles({ ...company, client }, { status: 'OPEN' })).toEqual([]);
});

it.each([
  [
    'saveInterviewSlots',
    (visitor: TestClient) => visitor.send(SAVE_NO_SLOTS),
    'Please log in to manage interview slots',
  ],
  ['companyApplications', (visitor: TestClient) => visitor.send(COUNT_APPLICANTS), 'Please log in to view applicants.'],
])('a visitor is told to log in by %s', async (_root, call, message) => {
  const { errors } = await call(server.visitor());
  expect(errors).toMatchObject([{ message, extensions: { code: 'UNAUTHENTICATED' } }]);
});

describe("a company's own jobs", () => {
  it('come newest first, 50 on a page', async () => {
    const company = await aCompany(server);
    for (let number = 1; number <= 51; number += 1) await post(company, `Job ${number}`);

    const [first, second] = [await list(company), await list(company, { page: 2 })];

    expect(first).toMatchObject({ totalCount: 51, page: 1, pageSize: 50, pageCount: 2 });
    expect(first.items.map(({ title }) => title)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Job ${51 - index}`),
    );
    expect(second.items).toEqual([{ title: 'Job 1', isActive: true }]);
  });

  it('are filtered by open and closed, and no deleted or foreign one is among them', async () => {
    const [company, stranger] = [await aCompany(server), await aCompany(server)];
    await post(company, 'Open');
    const [closed, deleted] = [await post(company, 'Closed'), await post(company, 'Deleted')];
    await post(stranger, 'Of Another Company');
    await setActive(company, closed, false);
    await deleteJob(company, deleted);

    for (const filter of [{}, { status: 'ALL' }] as const)
      expect((await list(company, filter)).items).toEqual([
        { title: 'Closed', isActive: false },
        { title: 'Open', isActive: true },
      ]);
    expect(await list(company, { status: 'OPEN' })).toMatchObject({ items: [{ title: 'Open' }], totalCount: 1 });
    expect(await list(company, { status: 'CLOSED' })).toMatchObject({ items: [{ title: 'Closed' }], totalCount: 1 });
  });

  it('are searched without case in company name, title and description, within the filter', async () => {
    const company = await aCompany(server, { companyName: 'PT Teh Melati' });
    await post(company, 'Peracik TEH Hijau');
    const closed = await post(company, 'Kasir', { description: 'Menjaga warung kopi' });
    await setActive(company, closed, false);

    expect(await titles(company, { search: 'hijau' })).toEqual(['Peracik TEH Hijau']);
    expect(await titles(company, { search: 'WARUNG' })).toEqual(['Kasir']);
    for (const search of ['melati', 'teh melati'])
      expect(await titles(company, { search })).toEqual(['Kasir', 'Peracik TEH Hijau']);
    expect(await titles(company, { search: 'melati', status: 'OPEN' })).toEqual(['Peracik TEH Hijau']);
    expect(await titles(company, { search: 'susu' })).toEqual([]);
  });
});

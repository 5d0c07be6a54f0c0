import { MINUTE_MS } from '../../../domain/time';
import { aCompany, anAdmin } from '../../../testkit/people/actors';
import { verifyCompany } from '../../../testkit/market/company-decisions';
import { graphql } from '../../../testkit/graphql';
import { aJob } from '../../../testkit/market/job-factory';
import { codesOf } from '../../../testkit/people/registration';
import { ROOT_ACCESS } from '../../../testkit/checks/root-access-table';
import { callRoot, codesOfCommand, leastArguments, ROOTS } from '../../../testkit/checks/schema-roots';
import { anEnrolledAdmin, stepUp, turnOnSecondFactor } from '../../../testkit/people/second-factor';
import type { TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';
import { Company } from '../companies/company.entity';

const server = useServer();
const ADMIN_EXPORTS = ['companies', 'users', 'applications', 'token-transactions'].map(
  (name) => `/exports/${name}.csv`,
);
const COMPANY_EXPORTS = ['/exports/accepted-applicants.csv', '/exports/token-ledger.csv'];
const LONG_AGO = 15 * MINUTE_MS + 1;
/** Everything that only administrators can do. */
const DECISIONS = ROOTS.filter(
  ({ operation, name }) => operation === 'mutation' && ROOT_ACCESS[name]?.join() === 'admin',
);

/** Their lists. Of jobs and flagged payments there is nothing personal in them. */
const LISTS = ROOTS.filter(
  ({ operation, name, field }) =>
    operation === 'query' && ROOT_ACCESS[name]?.join() === 'admin' && /Connection!?$/.test(String(field.type)),
);
const WITHOUT_PEOPLE = ['adminFlaggedPayments', 'adminJobs'];
const APPLICANTS = graphql(`query ApplicantsOfAJobForSupport($id: ID!) {
  adminJob(id: $id) { job { title } applications { items { id } } }
}`);

const JOB_ALONE = graphql(`query JobForSupport($id: ID!) { adminJob(id: $id) { job { title } } }`);
const FLAGGED_COUNT = graphql(`query DashboardWithoutFreshCode { adminDashboard { flaggedPayments } }`);

async function answersOf(client: TestClient, paths: readonly string[]): Promise<Set<string>> {
  const answers = paths.flatMap((path) =>
    ['GET', 'HEAD'].map(async (method) => {
      const response = await client.fetch(path, { method });
      const isTold = method === 'GET' && response.status === 403;
      return `${response.status}${isTold ? ((await response.json()) as { errors: { extensions: { errorCode: string } }[] }).errors[0]?.extensions.errorCode : ''}`;
    }),
  );
  return new Set(await Promise.all(answers));
}

async function decisionCodes(client: TestClient): Promise<Set<string | undefined>> {
  const codes = new Set<string | undefined>();
  for (const root of DECISIONS) codes.add((await codesOfCommand(client, root))[0]);
  return codes;
}

/** The lists that want a fresh code. */
async function guardedLists(client: TestClient): Promise<string[]> {
  const guarded: string[] = [];
  for (const root of LISTS) {
    const { errors = [] } = await callRoot(client, root, leastArguments(root), '{ __typename }');
    const codes = errors.map(({ extensions }) => `${extensions.code} ${extensions.errorCode}`);
    if (codes.length > 0) guarded.push(root.name);
    expect([root.name, new Set(codes)]).toEqual([
      root.name,
      new Set(codes.length > 0 ? ['FORBIDDEN STEP_UP_REQUIRED'] : []),
    ]);
  }
  return guarded.toSorted();
}

describe('an administrator whose last code is older than 15 minutes', () => {
  it('neither exports nor decides before a new one', async () => {
    const { client, phone } = await anEnrolledAdmin(server);
    expect(await answersOf(client, ADMIN_EXPORTS)).toEqual(new Set(['200']));
    server.clock.advance(LONG_AGO);

    expect(await answersOf(client, ADMIN_EXPORTS)).toEqual(new Set(['403', '403STEP_UP_REQUIRED']));
    expect(DECISIONS.length).toBeGreaterThanOrEqual(4);
    expect(await decisionCodes(client)).toEqual(new Set(['STEP_UP_REQUIRED']));

    expect((await stepUp(client, phone.code())).errors).toEqual([]);
    expect(await answersOf(client, ADMIN_EXPORTS)).toEqual(new Set(['200']));
    expect((await decisionCodes(client)).has('STEP_UP_REQUIRED')).toBe(false);
  });

  it('decides nothing by an attempt', async () => {
    const company = await aCompany(server, { isVerified: false });
    const admin = await anEnrolledAdmin(server);
    const { client, phone } = admin;
    server.clock.advance(LONG_AGO);
    const verify = async () => codesOf({ errors: await verifyCompany(admin, company.companyId) });
    const stored = () => server.dataSource.manager.findOneBy(Company, { id: company.companyId });
    expect(await verify()).toEqual(['STEP_UP_REQUIRED']);
    expect(await stored()).toMatchObject({ isVerified: false });
    await stepUp(client, phone.code());
    expect(await verify()).toEqual([]);
    expect(await stored()).toMatchObject({ isVerified: true });
  });

  it('reads no list of people before a new one, but their dashboard and single pages', async () => {
    const { client, phone } = await anEnrolledAdmin(server);
    const job = await aJob(await aCompany(server));
    expect(await guardedLists(client)).toEqual([]);
    server.clock.advance(LONG_AGO);

    const names = LISTS.map(({ name }) => name).toSorted();
    expect(names).toEqual(expect.arrayContaining(WITHOUT_PEOPLE));
    expect(await guardedLists(client)).toEqual(names.filter((name) => !WITHOUT_PEOPLE.includes(name)));
    expect((await client.send(APPLICANTS, { id: job.id })).errors?.[0]?.extensions.errorCode).toBe('STEP_UP_REQUIRED');
    expect((await client.ask(FLAGGED_COUNT)).adminDashboard.flaggedPayments).toBe(0);
    expect((await client.ask(JOB_ALONE, { id: job.id })).adminJob?.job.title).toBe('Backend Engineer');

    await stepUp(client, phone.code());
    expect(await guardedLists(client)).toEqual([]);
    expect((await client.ask(APPLICANTS, { id: job.id })).adminJob?.applications.items).toEqual([]);
  });
});

it('does not ask administrators without a second factor, outside production', async () => {
  const { client } = await anAdmin(server);
  server.clock.advance(LONG_AGO);
  expect(await answersOf(client, ADMIN_EXPORTS)).toEqual(new Set(['200']));
  expect((await decisionCodes(client)).has('STEP_UP_REQUIRED')).toBe(false);
});

it('asks a company with a second factor before its exports, and none without', async () => {
  const company = await aCompany(server);
  expect(await answersOf(company.client, COMPANY_EXPORTS)).toEqual(new Set(['200']));
  const phone = await turnOnSecondFactor(server, company);
  server.clock.advance(LONG_AGO);
  expect(await answersOf(company.client, COMPANY_EXPORTS)).toEqual(new Set(['403', '403STEP_UP_REQUIRED']));
  await stepUp(company.client, phone.code());
  expect(await answersOf(company.client, COMPANY_EXPORTS)).toEqual(new Set(['200']));
});

import { DAY_MS, MINUTE_MS } from '../../../../domain/time';
import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { accept, aJob, applied, reject } from '../../../../testkit/market/job-factory';
import { decide as sendDecision, type Decision } from '../../../../testkit/market/company-decisions';
import { eraseNow, requestErasure } from '../../../../testkit/people/erasures';
import { graphql } from '../../../../testkit/graphql';
import type { CompaniesByStatusQueryVariables } from '../../../../testkit/graphql/graphql';
import { runReplyClock } from '../../../../testkit/market/reply-clock';
import { idsByPage } from '../../../../testkit/server/list-pages';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const COMPANIES =
  graphql(`query CompaniesByStatus($status: VerificationStatus, $search: String, $until: LocalDate, $after: String) {
  adminCompanies(status: $status, search: $search, until: $until, after: $after) { items { id companyName records { verificationStatus } } endCursor }
}`);

const list = async ({ client }: TestActor, filter: CompaniesByStatusQueryVariables = {}) =>
  (await client.ask(COMPANIES, filter)).adminCompanies;

const LONG_WAITING = graphql(`query CompaniesLongWaiting($waitingDays: Int) {
  adminCompanies(order: LONGEST_WAITING, search: "sabar", waitingDays: $waitingDays) { items { companyName } matching }
}`);
const NEVER_ANSWERED = graphql(`query CompaniesNeverAnswered {
  adminCompanies(neverAnswered: true, search: "bisu") { items { companyName } matching }
}`);
const LATEST = graphql(`query LatestActivities { adminDashboard { latestActivities { action details timestamp } } }`);

const namesOf = ({ items }: { items: { companyName: string }[] }) => items.map(({ companyName }) => companyName);

async function register(companyName: string): Promise<string> {
  server.clock.advance(MINUTE_MS);
  return (await aCompany(server, { companyName, isVerified: false })).companyId;
}

async function decide(admin: TestActor, decision: Decision, companyId: string): Promise<void> {
  server.clock.advance(MINUTE_MS);
  expect((await sendDecision(admin, decision, companyId)).errors).toEqual([]);
}

describe('the companies that administrators see', () => {
  it('come newest first in pages of 20', async () => {
    // After those of the other tests.
    server.clock.advance(2 * DAY_MS);
    const admin = await anAdmin(server);
    const ids: string[] = [];
    for (let number = 1; number <= 41; number += 1) ids.unshift(await register(`PT Deret ${number}`));

    const pages = await idsByPage((after) => list(admin, { search: 'deret', after }));

    expect(pages).toEqual([ids.slice(0, 20), ids.slice(20, 40), ids.slice(40)]);
    // Without a search too; another test has later ones.
    const { items } = await list(admin, { until: '2026-11-25' });
    expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 20));
  });

  it('have no place for one that was erased', async () => {
    // After those of all other tests, whose clocks begin at the same time.
    server.clock.advance(4 * DAY_MS);
    for (let number = 1; number <= 20; number += 1) await register(`PT Tetap ${number}`);
    server.clock.advance(MINUTE_MS);
    const erased = await aCompany(server, { companyName: 'PT Terhapus', isVerified: false });
    await requestErasure(erased);
    await eraseNow(server);

    const first = await list(await anAdmin(server));

    expect(namesOf(first)).toEqual(Array.from({ length: 20 }, (_, index) => `PT Tetap ${20 - index}`));
  });

  it('that have waited for longer than any number of days are listed, with their number', async () => {
    const admin = await anAdmin(server);
    await register('PT Sabar Lama');
    server.clock.advance(9 * DAY_MS);
    await register('PT Sabar Baru');
    server.clock.advance(4 * DAY_MS);
    const found = async (waitingDays: number) => {
      const { items, matching } = (await admin.client.ask(LONG_WAITING, { waitingDays })).adminCompanies;
      expect(matching).toBe(items.length);
      return items.map(({ companyName }) => companyName);
    };

    expect(await found(3)).toEqual(['PT Sabar Lama', 'PT Sabar Baru']);
    expect(await found(12)).toEqual(['PT Sabar Lama']);
    expect(await found(14)).toEqual([]);
  });

  it('that got applicants and never answered one are found, whatever became of those', async () => {
    const named = async (companyName: string) => {
      server.clock.advance(MINUTE_MS);
      const company = await aCompany(server, { companyName, tokens: 5 });
      return { company, id: await applied(await aSeeker(server), await aJob(company)) };
    };
    await named('PT Bisu Satu');
    const [accepts, rejects] = [await named('PT Bisu Ya'), await named('PT Bisu Tidak')];
    await aCompany(server, { companyName: 'PT Bisu Kosong' });
    await accept(accepts.company, accepts.id);
    await reject(rejects.company, rejects.id);
    const found = async () => {
      const { client } = await anAdmin(server);
      const { items, matching } = (await client.ask(NEVER_ANSWERED)).adminCompanies;
      expect(matching).toBe(items.length);
      return items.map(({ companyName }) => companyName);
    };

    expect(await found()).toEqual(['PT Bisu Satu']);
    // Closed by the clock, it is still without an answer.
    for (let time = 1; time <= 2; time += 1) {
      server.clock.advance(60 * DAY_MS);
      await runReplyClock(server);
    }
    expect(await found()).toEqual(['PT Bisu Satu']);
  });

  it('await a decision until they are verified or rejected', async () => {
    const admin = await anAdmin(server);
    await register('PT Tunggu Satu');
    const [verified, rejected] = [await register('PT Tunggu Sah'), await register('PT Tunggu Tolak')];
    await register('PT Tunggu Dua');
    const waiting = () => list(admin, { status: 'PENDING', search: 'tunggu' });
    expect(namesOf(await waiting())).toEqual(['PT Tunggu Dua', 'PT Tunggu Tolak', 'PT Tunggu Sah', 'PT Tunggu Satu']);

    await decide(admin, 'verify', verified);
    await decide(admin, 'reject', rejected);

    const { items } = await waiting();
    expect(items.map(({ companyName, records }) => [companyName, records?.verificationStatus])).toEqual([
      ['PT Tunggu Dua', 'PENDING'],
      ['PT Tunggu Satu', 'PENDING'],
    ]);
    expect(namesOf(await list(admin, { status: 'VERIFIED', search: 'tunggu' }))).toEqual(['PT Tunggu Sah']);
    expect(namesOf(await list(admin, { status: 'REJECTED', search: 'tunggu' }))).toEqual(['PT Tunggu Tolak']);
  });
});

it("the administrator's dashboard shows the latest five activities, newest first", async () => {
  const admin = await anAdmin(server);
  // The tests before have moved the clock.
  server.clock.advance(DAY_MS);
  for (const name of ['PT Satu', 'PT Dua', 'PT Tiga', 'PT Empat', 'PT Lima', 'PT Enam'])
    await decide(admin, name === 'PT Lima' ? 'reject' : 'verify', await register(name));

  const { adminDashboard } = await admin.client.ask(LATEST);

  expect(adminDashboard.latestActivities.map(({ action, details }) => [action, details])).toEqual([
    ['VERIFY', 'Verified PT Enam'],
    ['REJECT', 'Rejected PT Lima'],
    ['VERIFY', 'Verified PT Empat'],
    ['VERIFY', 'Verified PT Tiga'],
    ['VERIFY', 'Verified PT Dua'],
  ]);
  expect(adminDashboard.latestActivities[0]?.timestamp).toBe(server.clock.now().toISOString());
});

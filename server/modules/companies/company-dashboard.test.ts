import { MINUTE_MS } from '../../../domain/time';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { setActive } from '../../../testkit/market/job-changes';
import { accept, aJob, applied, halfHours, reject, withdraw } from '../../../testkit/market/job-factory';
import { plansOf } from '../../../testkit/checks/query-plans';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const DASHBOARD = graphql(`query CompanyDay { companyDashboard {
  tokenBalance totalJobs activeJobs closedJobs applicationCounts { total pending accepted rejected } upcomingInterviewCount nextChosenTime { startsAt timeZone }
  firstActiveJobs { title } upcomingInterviews { jobTitle selectedInterview { start } } recentApplications { jobTitle selectedInterview { start } }
} }`);

const dashboardOf = async ({ client }: TestCompany) => (await client.ask(DASHBOARD)).companyDashboard;

const NEXT = graphql(`query NextInterview { seekerDashboard { upcomingInterview { selectedInterview { start } } } }`);

const nextOf = async ({ client }: TestSeeker) => (await client.ask(NEXT)).seekerDashboard.upcomingInterview;

const CALENDAR = graphql(`query InterviewStarts { interviews { jobTitle selectedInterview { start } } }`);

const calendarOf = async ({ client }: Pick<TestCompany, 'client'>) => startsOf((await client.ask(CALENDAR)).interviews);

const startsOf = (list: readonly { selectedInterview: { start: string } }[]): string[] =>
  list.map(({ selectedInterview }) => selectedInterview.start);

describe('the dashboard of a company', () => {
  it('shows 3 open jobs, 3 interviews and 5 applications, and counts all there are', async () => {
    const company = await aCompany(server, { tokens: 6 });
    await aJob(await aCompany(server), { title: 'Of another company' });
    const job = await aJob(company, {
      title: 'First',
      slots: halfHours(['09:00', '10:00', '11:00', '12:00', '13:00'], 5),
    });
    for (const title of ['Second', 'Third', 'Fourth']) await aJob(company, { title, slots: [] });
    const closed = await aJob(company, { title: 'Closed', slots: [] });
    await setActive(company, closed.id, false);
    const ids: string[] = [];
    for (const index of [4, 2, 1, 0, 3, 3, 3]) {
      server.clock.advance(MINUTE_MS);
      ids.push(await applied(await aSeeker(server), job, index));
    }
    const gone = await aSeeker(server);
    server.clock.advance(MINUTE_MS);
    await withdraw(gone, await applied(gone, job, 3));
    for (const id of ids.slice(0, 4)) expect((await accept(company, id)).errors).toEqual([]);
    await reject(company, ids[4] ?? '');

    const dashboard = await dashboardOf(company);

    expect(dashboard).toMatchObject({
      tokenBalance: 2,
      totalJobs: 5,
      activeJobs: 4,
      closedJobs: 1,
      upcomingInterviewCount: 4,
      nextChosenTime: { startsAt: '2026-11-24T05:00:00.000Z', timeZone: 'Asia/Jakarta' },
      applicationCounts: { pending: 2, accepted: 4, rejected: 1 },
      firstActiveJobs: [{ title: 'Fourth' }, { title: 'Third' }, { title: 'Second' }],
    });
    expect(startsOf(dashboard.upcomingInterviews)).toEqual(['09:00', '10:00', '11:00']);
    expect(startsOf(dashboard.recentApplications)).toEqual(['12:00', '12:00', '12:00', '12:00', '09:00']);
  });
});

describe('an interview that has begun', () => {
  it('is upcoming until it is over, for both sides', async () => {
    const [company, seeker] = [await aCompany(server, { tokens: 1 }), await aSeeker(server)];
    const job = await aJob(company, { slots: [{ date: '2026-11-23', start: '10:00', end: '11:00' }] });
    await accept(company, await applied(seeker, job));

    server.clock.advance(119 * MINUTE_MS);
    expect(await dashboardOf(company)).toMatchObject({
      upcomingInterviewCount: 1,
      upcomingInterviews: [{ selectedInterview: { start: '10:00' } }],
    });
    expect(await nextOf(seeker)).toEqual({ selectedInterview: { start: '10:00' } });
    expect([await calendarOf(company), await calendarOf(seeker)]).toEqual([['10:00'], ['10:00']]);

    server.clock.advance(MINUTE_MS);
    expect(await dashboardOf(company)).toMatchObject({ upcomingInterviewCount: 0, upcomingInterviews: [] });
    expect(await nextOf(seeker)).toBeNull();
    expect([await calendarOf(company), await calendarOf(seeker)]).toEqual([[], []]);
  });

  it('reads a range of an index, and no row', async () => {
    const [company, seeker] = [await aCompany(server, { tokens: 1 }), await aSeeker(server)];
    await accept(company, await applied(seeker, await aJob(company)));

    const plans = await plansOf(server, 'applications', () => dashboardOf(company));

    const calendar = await plansOf(server, 'applications', () => calendarOf(company));

    const steps = plans
      .flatMap((plan) => plan.steps)
      .filter(({ key, type }) => key === 'ix_applications_company_interview' && type === 'range');
    expect(steps.map(({ extra }) => extra.includes('Using index'))).toEqual([true, true, true]);
    expect(calendar.flatMap((plan) => plan.steps)).toContainEqual(
      expect.objectContaining({ type: 'range', key: 'ix_applications_company_interview' }),
    );
  });
});

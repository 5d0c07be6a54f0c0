import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { setActive } from '../../../testkit/market/job-changes';
import { accept, aJob, applied, reject } from '../../../testkit/market/job-factory';
import type { ResultOf } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

graphql(`fragment DayApplication on Application { jobTitle status applicationDate selectedInterview { date start } }`);
const DASHBOARD = graphql(`query SeekerDay { seekerDashboard {
  seeker { fullName profileCompletion missingParts } applicationCounts { total pending accepted rejected } applicationsThisMonth lastApplicationDate
  upcomingInterview { ...DayApplication } waitingApplications { jobTitle } recommendedJobs { title } recentApplications { ...DayApplication }
} }`);

/** Each job is posted, and each application made, a minute after the one before, so that "newest" says one thing. */
const later = () => server.clock.advance(MINUTE_MS);

describe("the seeker's dashboard", () => {
  async function dashboardOf({ client }: TestSeeker): Promise<ResultOf<typeof DASHBOARD>['seekerDashboard']> {
    const { seekerDashboard } = await client.ask(DASHBOARD);
    return seekerDashboard;
  }

  async function appliedFor(
    seeker: TestSeeker,
    company: TestCompany,
    title: string,
    slot: { date: string; start: string; end: string },
  ): Promise<string> {
    later();
    return applied(seeker, await aJob(company, { title, slots: [slot] }));
  }

  it('begins with nothing applied for, and no interview', async () => {
    const seeker = await aSeeker(server, { fullName: 'Budi Baru' });

    expect(await dashboardOf(seeker)).toMatchObject({
      // Six of the nine parts: name, phone, education, experience and both kinds of skills.
      seeker: { fullName: 'Budi Baru', profileCompletion: 67, missingParts: ['CV', 'PORTFOLIO', 'PICTURE'] },
      applicationCounts: { total: 0, pending: 0, accepted: 0, rejected: 0 },
      applicationsThisMonth: 0,
      lastApplicationDate: null,
      upcomingInterview: null,
      recentApplications: [],
    });
  });

  it('counts by status and in the calendar month of WIB, and names the last application and the next interview', async () => {
    const [company, seeker, other] = [
      await aCompany(server, { tokens: 10 }),
      await aSeeker(server),
      await aSeeker(server),
    ];
    await accept(
      company,
      await appliedFor(other, company, 'Of Another Person', { date: '2026-12-02', start: '09:00', end: '09:30' }),
    );
    await accept(
      company,
      await appliedFor(seeker, company, 'Over By Then', { date: '2026-11-24', start: '09:00', end: '09:30' }),
    );
    await reject(
      company,
      await appliedFor(seeker, company, 'Refused', { date: '2026-12-03', start: '09:00', end: '09:30' }),
    );
    // 30 November, 23:31 WIB.
    server.clock.advance(7 * DAY_MS + (14 * 60 + 27) * MINUTE_MS);
    await appliedFor(seeker, company, 'Last Of November', { date: '2026-12-04', start: '09:00', end: '09:30' });
    // 1 December, 00:31 WIB: still November in UTC.
    server.clock.advance(59 * MINUTE_MS);
    await accept(
      company,
      await appliedFor(seeker, company, 'Later Interview', { date: '2026-12-10', start: '09:00', end: '09:30' }),
    );
    await accept(
      company,
      await appliedFor(seeker, company, 'Next Interview', { date: '2026-12-08', start: '13:00', end: '13:30' }),
    );
    await appliedFor(seeker, company, 'Newest', { date: '2026-12-07', start: '09:00', end: '09:30' });

    const dashboard = await dashboardOf(seeker);

    expect(dashboard.applicationCounts).toEqual({ total: 6, pending: 2, accepted: 3, rejected: 1 });
    expect(dashboard.applicationsThisMonth).toBe(3);
    expect(dashboard.lastApplicationDate).toBe('2026-11-30T17:33:00.000Z');
    expect(dashboard.upcomingInterview).toMatchObject({
      jobTitle: 'Next Interview',
      selectedInterview: { date: '2026-12-08', start: '13:00' },
    });
    expect(dashboard.waitingApplications.map(({ jobTitle }) => jobTitle)).toEqual(['Last Of November', 'Newest']);
    // The five newest of six.
    expect(dashboard.recentApplications.map(({ jobTitle, status }) => [jobTitle, status])).toEqual([
      ['Newest', 'PENDING'],
      ['Next Interview', 'ACCEPTED'],
      ['Later Interview', 'ACCEPTED'],
      ['Last Of November', 'PENDING'],
      ['Refused', 'REJECTED'],
    ]);
  });

  it('recommends three open jobs not applied to: those that share skills first, then the newest', async () => {
    const [company, unverified] = [await aCompany(server), await aCompany(server, { isVerified: false })];
    const seeker = await aSeeker(server, { technicalSkills: ['Menyulam'], softSkills: ['Sabar'] });
    const post = async (title: string, skills: string[], by = company) => {
      later();
      return aJob(by, { title, skills });
    };
    await post('Both Skills', ['menyulam', 'SABAR']);
    await post('Technical Skill, Older', ['Menyulam']);
    await post('Soft Skill, Newer', ['Sabar']);
    const [toApply, toClose] = [
      await post('Applied For', ['Menyulam', 'Sabar']),
      await post('Closed', ['Menyulam', 'Sabar']),
    ];
    await post('Of Unverified', ['Menyulam', 'Sabar'], unverified);
    await post('Newest, No Skill', ['Excel']);
    await applied(seeker, toApply);
    await setActive(company, toClose.id, false);

    const { recommendedJobs } = await dashboardOf(seeker);

    expect(recommendedJobs.map(({ title }) => title)).toEqual([
      'Both Skills',
      'Technical Skill, Older',
      'Soft Skill, Newer',
    ]);
  });
});

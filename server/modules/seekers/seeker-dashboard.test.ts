import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import { aCompany, aSeeker, type TestSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { setActive } from '../../../testkit/market/job-changes';
import { anApplication, anInterview } from '../../../testkit/market/interview-factory';
import { accept, aJob, applied, reject } from '../../../testkit/market/job-factory';
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
  const dashboardOf = async ({ client }: TestSeeker) => (await client.ask(DASHBOARD)).seekerDashboard;

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
    const [company, seeker] = [await aCompany(server, { tokens: 10 }), await aSeeker(server)];
    const appliedFor = async (title: string, date: string, time = {}) => {
      later();
      return (await anApplication(server, { company, seeker, title, slots: [{ date, ...time }] })).id;
    };
    await anInterview(server, { company, title: 'Of Another Person', slots: [{ date: '2026-12-02' }] });
    await accept(company, await appliedFor('Over By Then', '2026-11-24'));
    await reject(company, await appliedFor('Refused', '2026-12-03'));
    // 30 November, 23:30 WIB.
    server.clock.advance(7 * DAY_MS + (14 * 60 + 27) * MINUTE_MS);
    await appliedFor('Last Of November', '2026-12-04');
    // 1 December, 00:30 WIB: still November in UTC.
    server.clock.advance(59 * MINUTE_MS);
    await accept(company, await appliedFor('Later Interview', '2026-12-10'));
    await accept(company, await appliedFor('Next Interview', '2026-12-08', { start: '13:00', end: '13:30' }));
    await appliedFor('Newest', '2026-12-07');

    const dashboard = await dashboardOf(seeker);

    expect(dashboard.applicationCounts).toEqual({ total: 6, pending: 2, accepted: 3, rejected: 1 });
    expect(dashboard.applicationsThisMonth).toBe(3);
    expect(dashboard.lastApplicationDate).toBe('2026-11-30T17:32:00.000Z');
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
    await post('Technical Skill, Older', ['Microsoft Menyulam']);
    await post('Soft Skill, Newer', ['Sabar']);
    const toApply = await post('Applied For', ['Menyulam', 'Sabar']);
    const toClose = await post('Closed', ['Menyulam', 'Sabar']);
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

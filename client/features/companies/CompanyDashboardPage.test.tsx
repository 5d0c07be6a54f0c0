import { screen, within } from '@testing-library/react';
import { CompanyDashboardDocument, type CompanyDashboardQuery } from '../../graphql/generated';
import { aJob } from '../../testing/fixtures/job';
import { mockQuery } from '../../testing/mock-operation';
import { hrefOf, textsIn } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { CompanyDashboardPage } from './CompanyDashboardPage';

const quietDay = { pending: 0, noReply: 0, accepted: 0, rejected: 0, withdrawn: 0 };
const dashboard = {
  tokenBalance: 10,
  totalJobs: 3,
  activeJobs: 2,
  closedJobs: 1,
  upcomingInterviewCount: 0,
  nextChosenTime: { startsAt: '2026-11-25T03:00:00.000Z', timeZone: 'Asia/Makassar' as const },
  applicationCounts: { total: 4, pending: 2, noReply: 0, accepted: 1, rejected: 1, withdrawn: 0 },
  applicationsByDay: [
    { ...quietDay, date: '2026-11-22', pending: 1, accepted: 1 },
    { ...quietDay, date: '2026-11-23', pending: 1, rejected: 1 },
  ],
  firstActiveJobs: [],
  upcomingInterviews: [],
  recentApplications: [],
};

const nothingWaits = { answersToday: 0, jobsWithoutTimes: 0 };
const render = (companyDashboard: CompanyDashboardQuery['companyDashboard'] | Error, companyWaiting = nothingWaits) =>
  renderPortal(<CompanyDashboardPage />, {
    answers: [
      mockQuery(
        CompanyDashboardDocument,
        companyDashboard instanceof Error
          ? companyDashboard
          : { companyDashboard, companyWaiting, outcomesToTell: [], proposalsToAnswer: [] },
      ),
    ],
  });

describe('the dashboard of a company', () => {
  it('shows applications over time, in figures too, and first what waits, with the way to each', async () => {
    const { unmount } = render(dashboard);
    const table = await screen.findByRole('table', { name: 'Applications of the last 30 days, by status' });
    expect(textsIn(table, 'row').slice(1)).toEqual(['Nov 22, 202610100', 'Nov 23, 202610010']);
    expect(screen.getByRole('heading', { name: 'Applications, last 30 days' })).toBeInTheDocument();
    const waiting = () => screen.findByRole('region', { name: 'Waiting for you' });
    expect(await waiting()).toHaveTextContent('Earliest interview: Wed Nov 25, 11:00 WITA');
    unmount();
    render(dashboard, { answersToday: 1, jobsWithoutTimes: 2 });
    const card = within(await waiting());
    expect(card.getByText('1 to answer today')).toBeVisible();
    expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Review', '/company/all-applicants?applicant=first'],
      ['Add times', '/company/jobs?status=WITHOUT_TIMES'],
    ]);
  });

  it('names every part of the total, each leading to its list, and how many applicants of a job had no reply in time', async () => {
    const ofJob = { total: 5, pending: 2, noReply: 3, accepted: 0, rejected: 0, withdrawn: 0, undecided: 5 };
    render({
      ...dashboard,
      applicationCounts: { ...dashboard.applicationCounts, total: 9, noReply: 3, withdrawn: 2 },
      firstActiveJobs: [aJob({ applicationCounts: ofJob })],
    });
    expect(await screen.findByText('5 applicants, 2 pending, 3 no reply')).toBeVisible();
    const applicants = within(await screen.findByRole('region', { name: 'Applicants' }));
    expect(applicants.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pending 2',
      'No reply 3',
      'Accepted 1',
      'Rejected 1',
      'Withdrawn 2',
      'How you answer',
    ]);
    expect(hrefOf('No reply 3', applicants)).toBe('/company/all-applicants?status=NO_REPLY');
  });

  it('says that nothing waits, and draws nothing where nobody has applied', async () => {
    render({
      ...dashboard,
      applicationCounts: { ...dashboard.applicationCounts, pending: 0 },
      applicationsByDay: [{ ...quietDay, date: '2026-11-23' }],
    });
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
    expect(await screen.findByText('No applications yet. They appear here as people apply.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Applications, last 30 days' })).not.toBeInTheDocument();
  });

  it('says in the words of the catalogue that it could not be loaded', async () => {
    render(new Error('network'));
    expect(await screen.findByText('Failed to load dashboard data. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /try again/i })).toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import { CompanyDashboardDocument, type CompanyDashboardQuery } from '../../graphql/generated';
import { aJob } from '../../testing/fixtures/job';
import { mockQuery } from '../../testing/mock-operation';
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

const render = (companyDashboard: CompanyDashboardQuery['companyDashboard'] | Error) =>
  renderPortal(<CompanyDashboardPage />, {
    answers: [
      mockQuery(
        CompanyDashboardDocument,
        companyDashboard instanceof Error ? companyDashboard : { companyDashboard, proposalsToAnswer: [] },
      ),
    ],
  });

describe('the dashboard of a company', () => {
  it('shows applications over time, in figures too', async () => {
    render(dashboard);
    const table = await screen.findByRole('table', { name: 'Applications of the last 30 days, by status' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Nov 22, 202610100', 'Nov 23, 202610010']);
    expect(screen.getByRole('heading', { name: 'Applications of the last 30 days' })).toBeInTheDocument();
  });

  it('names every part of the total, and those without a reply and withdrawn where there are any', async () => {
    const { unmount } = render(dashboard);
    expect(await screen.findByText('1 rejected')).toBeVisible();
    expect(screen.getByRole('link', { name: '2 pending' })).toHaveAttribute(
      'href',
      '/company/all-applicants?status=PENDING',
    );
    expect(screen.getByRole('region', { name: 'Read applicants' })).toHaveTextContent(
      'Earliest time chosen: Wed, Nov 25, 2026, 11:00 WITA',
    );
    expect(screen.queryByText(/withdrawn|no reply/)).toBeNull();
    unmount();
    render({ ...dashboard, applicationCounts: { ...dashboard.applicationCounts, total: 9, noReply: 3, withdrawn: 2 } });
    expect(await screen.findByText('2 withdrawn')).toBeVisible();
    expect(screen.getByRole('link', { name: '3 no reply' })).toHaveAttribute(
      'href',
      '/company/all-applicants?status=NO_REPLY',
    );
    expect(screen.getByText('2 applicants are waiting for your answer.', { exact: false })).toBeVisible();
  });

  it('says how many applicants of a job had no reply in time', async () => {
    const noOne = { accepted: 0, rejected: 0, withdrawn: 0 };
    const applicationCounts = { ...noOne, total: 5, pending: 2, noReply: 3, undecided: 5 };
    render({ ...dashboard, firstActiveJobs: [aJob({ applicationCounts })] });
    expect(await screen.findByText('5 applicants, 2 pending, 3 no reply')).toBeVisible();
  });

  it('draws nothing where nobody has applied', async () => {
    render({ ...dashboard, applicationsByDay: [{ ...quietDay, date: '2026-11-23' }] });
    expect(await screen.findByText('No applications yet. They appear here as people apply.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Applications of the last 30 days' })).not.toBeInTheDocument();
  });

  it('says in the words of the catalogue that it could not be loaded', async () => {
    render(new Error('network'));
    expect(await screen.findByText('Failed to load dashboard data. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /try again/i })).toBeInTheDocument();
  });
});

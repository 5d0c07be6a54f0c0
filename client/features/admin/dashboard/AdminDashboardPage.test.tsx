import { screen, within } from '@testing-library/react';
import { AdminDashboardDocument } from '../../../graphql/generated';
import { mockQuery } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { AdminDashboardPage } from './AdminDashboardPage';

const viewer = anAdminViewer();

const adminDashboard = {
  companiesAwaiting: 1000,
  flaggedPayments: 1,
  openReports: 2,
  flaggedPostings: 3,
  tokenSales: { since: '2026-10-25', purchases: 3, tokens: 1250, amount: 2500000 },
  applicationsByDay: [
    { date: '2026-11-22', pending: 2, noReply: 0, accepted: 1, rejected: 0, withdrawn: 0 },
    { date: '2026-11-23', pending: 4, noReply: 0, accepted: 0, rejected: 3, withdrawn: 0 },
  ],
  latestActivities: [],
};

describe("the administrator's dashboard", () => {
  it('shows what the day starts with, each figure a link to its list', async () => {
    renderPortal(<AdminDashboardPage />, { viewer, answers: [mockQuery(AdminDashboardDocument, { adminDashboard })] });

    expect(
      await screen.findByRole('link', { name: /1\.000\+\s*companies are waiting for a decision/ }),
    ).toHaveAttribute('href', '/admin/company-verification');
    expect(screen.getByRole('link', { name: /1\s*flagged payment$/ })).toHaveAttribute(
      'href',
      '/admin/flagged-payments',
    );
    expect(screen.getByRole('link', { name: /3\s*flagged postings$/ })).toHaveAttribute(
      'href',
      '/admin/flagged-postings',
    );
    expect(screen.getByRole('link', { name: /2\s*jobs and companies reported or paused$/ })).toHaveAttribute(
      'href',
      '/admin/reports',
    );
    const sold = screen.getByRole('link', { name: /1\.250 tokens sold since Oct 25, 2026/ });
    expect(sold).toHaveTextContent('Rp 2.500.000');
    expect(sold).toHaveAttribute('href', '/admin/token-transactions?type=PURCHASE&status=PAID');
    expect(screen.getByRole('link', { name: 'All applications' })).toHaveAttribute('href', '/admin/applications');
    const table = screen.getByRole('table', { name: /Applications by the day/ });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['DayPendingNo replyAcceptedRejectedWithdrawn', 'Nov 22, 202620100', 'Nov 23, 202640030']);
    expect(screen.getByText('No decisions have been made yet.')).toBeVisible();
  });

  it('says when it could not be read', async () => {
    renderPortal(<AdminDashboardPage />, {
      viewer,
      answers: [mockQuery(AdminDashboardDocument, new Error('offline'))],
    });
    expect(await screen.findByText('Failed to fetch admin dashboard data. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

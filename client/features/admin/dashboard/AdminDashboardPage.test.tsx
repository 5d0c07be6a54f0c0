import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminDashboardDocument, AdminQueuesDocument, type AdminQueuesQuery } from '../../../graphql/generated';
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
  companiesAwaitingSince: '2026-11-20T03:00:00.000Z',
  flaggedPaymentsSince: '2026-11-21T03:00:00.000Z',
  openReportsSince: null,
  tokenSales: { since: '2026-10-25', purchases: 3, tokens: 1250, amount: 2500000 },
  applicationsByDay: [
    { date: '2026-11-22', pending: 2, noReply: 0, accepted: 1, rejected: 0, withdrawn: 0 },
    { date: '2026-11-23', pending: 4, noReply: 0, accepted: 0, rejected: 3, withdrawn: 0 },
  ],
  latestActivities: [
    {
      id: 'a1',
      adminName: 'Ratih',
      companyId: 'c1',
      action: 'DISMISS_FLAGS',
      details: 'Dismissed the flags of a posting',
      comment: 'Standard text',
      timestamp: '2026-11-22T03:00:00.000Z',
      namedSubjects: [{ id: 'j1', kind: 'JOB' as const, name: 'Kasir, PT Apotek' }],
    },
    {
      id: 'a2',
      adminName: 'Ratih',
      companyId: 'c2',
      action: 'VERIFY',
      details: 'Verified PT Kopi',
      comment: null,
      timestamp: '2026-11-22T02:00:00.000Z',
      namedSubjects: [{ id: 'c2', kind: 'COMPANY' as const, name: 'PT Kopi' }],
    },
    {
      id: 'a3',
      adminName: 'Ratih',
      companyId: 'c3',
      action: 'REPLAY_CALLBACK',
      details: 'Replayed the callback of INV-1',
      comment: null,
      timestamp: '2026-11-22T01:00:00.000Z',
      namedSubjects: [
        { id: 'p1', kind: 'PAYMENT_REPORT' as const, name: 'INV-1' },
        { id: 'i1', kind: 'TOKEN_TRANSACTION' as const, name: 'PT Jaringan, INV-1' },
      ],
    },
  ],
};

const adminDailyFigures = {
  days: [
    { day: '2026-11-22', seekers: 1200, companies: 1 },
    { day: '2026-11-23', seekers: 4, companies: 2 },
  ],
};

const queues: AdminQueuesQuery = {
  adminFlaggedPostings: {
    items: [
      {
        id: 'j2',
        flaggedAt: '2026-11-22T03:00:00.000Z',
        job: { id: 'j2', title: 'Admin Gudang', isPaused: true },
        flags: [
          { reason: 'FEES', gravity: 2, evidence: 'It asks for “biaya pelatihan 350.000”', copiedJobId: null },
          { reason: 'COPIED_POSTING', gravity: 4, evidence: 'A copy', copiedJobId: null },
        ],
        company: { id: 'c4', companyName: 'PT Kilat' },
      },
    ],
    endCursor: null,
  },
  adminFlaggedPayments: {
    items: [{ id: 'p2', receivedAt: '2026-11-21T03:00:00.000Z', merchantRef: 'INV-2' }],
    endCursor: null,
  },
  adminReports: {
    items: [
      {
        id: 'c5',
        newestAt: '2026-11-21T03:00:00.000Z',
        job: null,
        company: { id: 'c5', companyName: 'PT Graha' },
        reasons: [{ reason: 'FAKE_COMPANY', count: 2 }],
      },
    ],
    endCursor: null,
  },
  adminCompanies: {
    items: [{ id: 'c6', companyName: 'PT Tambak', records: { waitingSince: '2026-11-20T03:00:00.000Z' } }],
    endCursor: null,
  },
};

describe("the administrator's dashboard", () => {
  const show = () =>
    renderPortal(<AdminDashboardPage />, {
      viewer,
      answers: [
        mockQuery(AdminDashboardDocument, { adminDashboard, adminDailyFigures }),
        mockQuery(AdminQueuesDocument, queues),
      ],
    });

  it('shows what waits, the gravest flag of each posting first, and leads to each queue', async () => {
    show();

    const postings = await screen.findByRole('region', { name: 'Flagged postings 3' });
    expect(postings).toHaveTextContent('Fees or deposits');
    expect(postings).toHaveTextContent('It asks for “biaya pelatihan 350.000”');
    expect(postings).not.toHaveTextContent('Copied posting');
    expect(postings).toHaveTextContent('PT Kilat');
    expect(postings).toHaveTextContent('Held');
    expect(within(postings).getByRole('link', { name: 'Admin Gudang' })).toHaveAttribute('href', '/admin/job/j2');
    const links = [
      ['Payments 1', 'Open: Payments', '/admin/flagged-payments', 'INV-2'],
      ['Reports 2', 'Open: Reports', '/admin/reports', 'PT Graha · Fake company'],
      ['Verification 1.000+', 'Open: Verification', '/admin/company-verification', 'PT Tambak'],
    ] as const;
    for (const [region, name, href, row] of links) {
      const queue = screen.getByRole('region', { name: region });
      expect(within(queue).getByRole('link', { name })).toHaveAttribute('href', href);
      expect(queue).toHaveTextContent(row);
    }
    expect(screen.getByRole('region', { name: 'Verification 1.000+' })).toHaveTextContent(/Oldest: .+/);
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
  });

  it('draws the sign-ups with their sums, and says the same as a table on demand', async () => {
    show();

    const signUps = await screen.findByRole('region', { name: 'Sign-ups of the last 30 days' });
    expect(
      within(signUps)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Job seekers 1.204', 'Companies 3']);
    await userEvent.click(within(signUps).getByText('See as table'));
    expect(
      within(within(signUps).getByRole('table'))
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['DayJob seekersCompanies', 'Nov 23, 202642', 'Nov 22, 20261.2001']);
  });

  it('names what each of the latest decisions was about, and leads to it', async () => {
    show();

    const activities = await screen.findByRole('region', { name: 'Latest activities' });
    expect(
      within(activities)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Audit trail', '/admin/audit-trail'],
      ['Kasir, PT Apotek', '/admin/job/j1'],
      ['Verified PT Kopi', '/admin/company-details/c2'],
      ['PT Jaringan, INV-1', '/admin/token-transactions?search=INV-1'],
    ]);
  });

  it('says that nothing was decided yet', async () => {
    renderPortal(<AdminDashboardPage />, {
      viewer,
      answers: [
        mockQuery(AdminDashboardDocument, {
          adminDashboard: { ...adminDashboard, latestActivities: [] },
          adminDailyFigures,
        }),
        mockQuery(AdminQueuesDocument, queues),
      ],
    });
    const activities = await screen.findByRole('region', { name: 'Latest activities' });
    expect(activities).toHaveTextContent('No decisions have been made yet.');
    expect(within(activities).getByRole('link', { name: 'Review companies' })).toHaveAttribute(
      'href',
      '/admin/company-verification',
    );
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

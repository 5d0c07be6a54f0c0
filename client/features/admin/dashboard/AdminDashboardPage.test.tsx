import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepUp } from '../../../components/StepUp/StepUp';
import {
  AdminDashboardDocument,
  AdminQueuesDocument,
  StepUpDocument,
  type AdminQueuesQuery,
} from '../../../graphql/generated';
import { mockMutation, mockQuery, refused, type ResponseTo } from '../../../testing/mock-operation';
import { hrefOf, textsIn } from '../../../testing/page';
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
  tokenSales: [
    { since: '2026-11-16', tokens: 1250, amount: 2500000 },
    { since: '2026-11-23', tokens: 7, amount: 100000 },
  ],
  verificationTimes: [
    { since: '2026-11-16', sameDay: 1, oneDay: 2, threeDays: 3, longer: 4 },
    { since: '2026-11-23', sameDay: 5, oneDay: 0, threeDays: 0, longer: 1 },
  ],
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
        applicants: 1200,
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
    items: [{ id: 'p2', receivedAt: '2026-11-21T03:00:00.000Z', merchantRef: 'INV-2', flag: 'AMOUNT_MISMATCH' }],
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
  const show = (answer: ResponseTo<typeof AdminDashboardDocument> = { adminDashboard, adminDailyFigures }) =>
    renderPortal(<AdminDashboardPage />, {
      viewer,
      answers: [mockQuery(AdminDashboardDocument, answer), mockQuery(AdminQueuesDocument, queues)],
    });

  it('shows what waits, the gravest flag of each posting first, and the latest decisions, with the way to each', async () => {
    show();

    const postings = await screen.findByRole('region', { name: 'Flagged postings 3' });
    expect(postings).toHaveTextContent('Fees or deposits');
    expect(postings).toHaveTextContent('It asks for “biaya pelatihan 350.000”');
    expect(postings).not.toHaveTextContent('Copied posting');
    expect(postings).toHaveTextContent('PT Kilat');
    expect(postings).toHaveTextContent('Held · 1.200 applicants');
    expect(hrefOf('Admin Gudang', within(postings))).toBe('/admin/job/j2');
    const links = [
      ['Payments 1', 'Open: Payments', '/admin/flagged-payments', 'INV-2 · Other amount'],
      ['Reports 2', 'Open: Reports', '/admin/reports', 'PT Graha · Fake company'],
      ['Verification 1.000+', 'Open: Verification', '/admin/company-verification', 'PT Tambak'],
    ] as const;
    for (const [region, name, href, row] of links) {
      const queue = screen.getByRole('region', { name: region });
      expect(within(queue).getByRole('link', { name })).toHaveAttribute('href', href);
      expect(queue).toHaveTextContent(row);
    }
    expect(screen.getByRole('region', { name: 'Verification 1.000+' })).toHaveTextContent(/Oldest: .+/);

    const activities = within(screen.getByRole('region', { name: 'Latest activities' })).getAllByRole('link');
    expect(activities.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Audit trail', '/admin/audit-trail'],
      ['Kasir, PT Apotek', '/admin/job/j1'],
      ['Verified PT Kopi', '/admin/company-details/c2'],
      ['PT Jaringan, INV-1', '/admin/token-transactions?search=INV-1'],
    ]);
  });

  it('draws each plot with its sums and the way to its rows, and says the same as a table on demand', async () => {
    show();

    const day = (date: string, counts: string) => `Nov ${date}, 2026${counts}`;
    const plots = [
      {
        name: 'Applications of the last 30 days',
        href: '/admin/applications',
        sums: ['Pending 6', 'No reply 0', 'Accepted 1', 'Rejected 3', 'Withdrawn 0'],
        rows: ['DayPendingNo replyAcceptedRejectedWithdrawn', day('22', '20100'), day('23', '40030')],
      },
      {
        name: 'Sign-ups of the last 30 days',
        href: '/admin/users',
        sums: ['Job seekers 1.204', 'Companies 3'],
        rows: ['DayJob seekersCompanies', day('22', '1.2001'), day('23', '42')],
      },
      {
        name: 'Tokens sold by week',
        href: '/admin/token-transactions?type=PURCHASE&status=PAID',
        sums: ['Tokens 1.257', 'Paid Rp\u00a02.600.000'],
        rows: ['Week fromTokensPaid', day('16', '1.250Rp\u00a02.500.000'), day('23', '7Rp\u00a0100.000')],
      },
      {
        name: 'Days to a decision, by week',
        href: '/admin/company-verification',
        sums: ['Same day 6', '1 day 2', '2–3 days 3', 'Over 3 days 5'],
        rows: ['Week fromSame day1 day2–3 daysOver 3 days', day('16', '1234'), day('23', '5001')],
      },
    ];
    for (const { name, href, sums, rows } of plots) {
      const plot = within(await screen.findByRole('region', { name }));
      expect(plot.getByRole('link')).toHaveAttribute('href', href);
      expect(plot.getAllByRole('listitem').map((item) => item.textContent)).toEqual(sums);
      await userEvent.click(plot.getByText('See as table'));
      expect(textsIn(plot.getByRole('table'), 'row')).toEqual(rows);
    }
  });

  it('shows the counts and the rest without a fresh code, and the rows once it is given', async () => {
    let isProved = false;
    renderPortal(
      <>
        <AdminDashboardPage />
        <StepUp />
      </>,
      {
        viewer,
        answers: [
          mockQuery(AdminDashboardDocument, { adminDashboard, adminDailyFigures }),
          mockQuery(AdminQueuesDocument, () =>
            isProved ? queues : refused('Please confirm that it is you.', 'STEP_UP_REQUIRED'),
          ),
          mockMutation(StepUpDocument, () => {
            isProved = true;
            return { stepUp: { provedUntil: '2026-11-23T02:15:00.000Z', errors: [] } };
          }),
        ],
      },
    );
    const postings = await screen.findByRole('region', { name: 'Flagged postings 3' });
    expect(screen.getByRole('region', { name: 'Payments 1' })).toHaveTextContent(/Oldest: .+/);
    expect(screen.getByRole('region', { name: 'Latest activities' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(await within(postings).findByRole('button', { name: 'Show what waits' }));
    await userEvent.type(await screen.findByLabelText(/^Code/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await within(postings).findByRole('link', { name: 'Admin Gudang' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Payments 1' })).toHaveTextContent('INV-2 · Other amount');
  });

  it('says that nothing was decided yet', async () => {
    show({ adminDashboard: { ...adminDashboard, latestActivities: [] }, adminDailyFigures });
    const activities = await screen.findByRole('region', { name: 'Latest activities' });
    expect(activities).toHaveTextContent('No decisions have been made yet.');
    expect(hrefOf('Review companies', within(activities))).toBe('/admin/company-verification');
  });

  it('says when it could not be read', async () => {
    show(new Error('offline'));
    expect(await screen.findByText('Failed to fetch admin dashboard data. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

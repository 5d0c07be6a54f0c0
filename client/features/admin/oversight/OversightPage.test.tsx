import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminAdministratorsDocument,
  AdminCancelledInterviewsDocument,
  AdminDailyFiguresDocument,
  AdminDataExportsDocument,
  AdminFlaggedOutcomesDocument,
  AdminJobPausesDocument,
  AdminRevealReceiptsDocument,
  AdminSilentCompaniesDocument,
  type AdminAdministratorsQuery,
} from '../../../graphql/generated';
import { inTurn, mockQuery, type OperationMock } from '../../../testing/mock-operation';
import { fill, hrefOf, rowsOf } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { OversightPage } from './OversightPage';

const viewer = anAdminViewer();
const at = '2026-11-20T18:30:00.000Z';

const show = (search: string, ...answers: OperationMock[]) =>
  renderPortal(<OversightPage />, { viewer, at: `/${search}`, answers });

const silent = mockQuery(AdminSilentCompaniesDocument, {
  adminSilentCompanies: {
    items: [
      { company: { id: 'company-1', companyName: 'PT Lambat' }, waitingSince: at, applicationId: 'a-1', waiting: 12 },
    ],
    endCursor: null,
  },
});

const pauses = mockQuery(AdminJobPausesDocument, ({ isEnded }) => ({
  adminJobPauses: {
    items: isEnded
      ? []
      : [
          {
            id: 'pause-1',
            jobId: 'job-1',
            jobTitle: 'Kurir',
            companyId: 'company-1',
            companyName: 'PT Lambat',
            reason: 'It asks for a deposit.',
            pausedAt: at,
            answer: null,
            resumedAt: null,
            administrator: null,
          },
        ],
    endCursor: null,
  },
}));

const receipts = mockQuery(AdminRevealReceiptsDocument, {
  adminRevealReceipts: {
    matching: 1,
    items: [
      {
        id: 'receipt-1',
        byMember: 'Sari Nuraini',
        day: '2026-11-21',
        kind: 'IDENTITY',
        details: ['NAME', 'EMAIL'],
        times: 2,
        lastAt: at,
        companyId: 'company-1',
        companyName: 'PT Lambat',
        administrator: null,
        userId: 'user-1',
        userName: 'Sri Wahyuni',
        applicationId: 'a-1',
        jobTitle: 'Kurir',
      },
    ],
    endCursor: null,
  },
});

it('begins with the companies that do not answer, by age', async () => {
  const { sent } = show('', silent);
  const table = await screen.findByRole('table', { name: 'Companies that do not answer' });
  expect(rowsOf(table)).toEqual([['PT Lambat', '12', 'Nov 21, 2026, 01:30 WIB', 'Open']]);
  fill(screen.getByLabelText('No answer for more than (days)'), '45');
  await waitFor(() =>
    expect(sent(AdminSilentCompaniesDocument).map(({ olderThanDays }) => olderThanDays)).toEqual([7, 45]),
  );
  fill(screen.getByLabelText('No answer for more than (days)'), '366');
  expect(await screen.findByText('From 1 to 365')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Has never answered anyone' }));
  await waitFor(() =>
    expect(sent(AdminSilentCompaniesDocument).at(-1)).toMatchObject({ olderThanDays: 45, neverAnswered: true }),
  );
});

it('says who saw whom in chosen days', async () => {
  const { sent } = show('?show=receipts&user=01JABCDEFGHJKMNPQRST9QF2ZB&since=2026-11-21&until=2026-11-21', receipts);
  const table = await screen.findByRole('table', { name: 'Who saw whose details' });
  expect(rowsOf(table)).toEqual([
    [
      'Sri Wahyuni',
      'PT Lambat by Sari Nuraini',
      'Details (2×)',
      'name, e-mail address',
      'Kurir',
      'Nov 21, 2026, 01:30 WIB',
    ],
  ]);
  expect(screen.getByText('1 row on the chosen dates')).toBeVisible();
  const days = { since: '2026-11-21', until: '2026-11-21' };
  expect(sent(AdminRevealReceiptsDocument)[0]).toMatchObject({ ...days, userId: '01JABCDEFGHJKMNPQRST9QF2ZB' });
  expect(hrefOf('What administrators did')).toBe('/admin/audit-trail?about=01JABCDEFGHJKMNPQRST9QF2ZB');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Of one user (ID)' }));
  await waitFor(() => expect(sent(AdminRevealReceiptsDocument).at(-1)).toMatchObject({ ...days, userId: null }));
});

it('lists pauses with their reasons, and says when there are none', async () => {
  show('?show=pauses', pauses);
  const table = await screen.findByRole('table', { name: 'Paused jobs' });
  expect(rowsOf(table)).toEqual([
    [
      'KurirPT Lambat',
      'It asks for a deposit.',
      'No answer',
      'The posting rules',
      'Nov 21, 2026, 01:30 WIB',
      'Paused now',
    ],
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Ended' }));
  expect(await screen.findByText('No pauses')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('table', { name: 'Paused jobs' })).toBeVisible();
});

it('lists cancelled interviews by day, side and reason', async () => {
  const { sent } = show(
    '?show=cancelled&since=2026-11-21',
    mockQuery(AdminCancelledInterviewsDocument, {
      adminCancelledInterviews: {
        matching: 1,
        items: [
          {
            id: 'cancelled-1',
            cancelledBy: 'APPLICANT',
            byMember: null,
            cancelledAt: at,
            reason: null,
            date: '2026-11-25',
            start: '09:00',
            end: '10:00',
            timeZone: 'Asia/Makassar',
            applicationId: 'a-1',
            jobTitle: 'Kurir',
            companyId: 'company-1',
            companyName: 'PT Lambat',
          },
        ],
        endCursor: null,
      },
    }),
  );
  const table = await screen.findByRole('table', { name: 'Cancelled interviews' });
  const [row] = rowsOf(table);
  expect(row).toEqual([
    'KurirPT Lambat',
    'Applicant',
    'No reason given',
    expect.stringContaining('08:00'),
    'Nov 21, 2026, 01:30 WIB',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Company' }));
  fill(screen.getByRole('searchbox', { name: 'Search reasons' }), 'sakit');
  await waitFor(() =>
    expect(sent(AdminCancelledInterviewsDocument).at(-1)).toMatchObject({
      cancelledBy: 'COMPANY',
      search: 'sakit',
      since: '2026-11-21',
      withFigures: true,
    }),
  );
});

it('says what became of flagged postings, with sums', async () => {
  const { sent } = show(
    '?show=flagged&since=2026-11-21',
    mockQuery(AdminFlaggedOutcomesDocument, {
      adminFlaggedOutcomes: {
        matching: 1,
        outcomes: [{ outcome: 'PAUSED', count: 1 }],
        items: [
          {
            id: 'job-1',
            jobTitle: 'Kurir',
            companyId: 'company-1',
            companyName: 'PT Lambat',
            reasons: ['FEES'],
            flaggedAt: at,
            outcome: 'PAUSED',
            isRemoved: true,
          },
        ],
        endCursor: null,
      },
    }),
  );
  const table = await screen.findByRole('table', { name: 'Flagged postings, with outcome' });
  const [row] = rowsOf(table);
  expect(row?.slice(2)).toEqual(['PausedRemoved by its company', 'Show', 'Nov 21, 2026, 01:30 WIB']);
  expect(hrefOf('Show', within(table))).toBe('/admin/audit-trail?about=job-1&kind=CHANGE');
  expect(rowsOf(screen.getByRole('table', { name: 'Sums of the chosen dates' }))).toEqual([['Paused', '1']]);
  await userEvent.selectOptions(screen.getByLabelText('What became of it'), 'DISMISSED');
  await waitFor(() =>
    expect(sent(AdminFlaggedOutcomesDocument).at(-1)).toMatchObject({ outcome: 'DISMISSED', since: '2026-11-21' }),
  );
});

it('shows sign-ups, applications and acceptances by day and by industry', async () => {
  const { sent } = show(
    '?show=figures&since=2026-11-20',
    mockQuery(AdminDailyFiguresDocument, {
      adminDailyFigures: {
        days: [
          { day: '2026-11-20', seekers: 1200, companies: 3, applications: 40, acceptances: 9 },
          { day: '2026-11-21', seekers: 0, companies: 0, applications: 0, acceptances: 1 },
        ],
        industries: [
          { industry: 'Technology', applications: 40, acceptances: 9, acceptanceRate: 0.225 },
          { industry: null, applications: 0, acceptances: 1, acceptanceRate: null },
        ],
      },
    }),
  );
  expect(rowsOf(await screen.findByRole('table', { name: 'By industry' }))).toEqual([
    ['Technology', '40', '9', '23%'],
    ['None given', '0', '1', '–'],
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'By day' }))).toEqual([
    ['Nov 21, 2026', '0', '0', '0', '1'],
    ['Nov 20, 2026', '1.200', '3', '40', '9'],
  ]);
  expect(sent(AdminDailyFiguresDocument)).toEqual([{ since: '2026-11-20', until: null }]);
});

it('names administrators without a second factor, and what could not be read', async () => {
  const { sent } = show(
    '?show=administrators',
    mockQuery(
      AdminAdministratorsDocument,
      inTurn<AdminAdministratorsQuery>(
        {
          adminAdministrators: [
            { id: '01JABCDEFGHJKMNPQRST9QF2ZB', name: 'Ani', since: at, secondFactorSince: null },
            { id: '01JABCDEFGHJKMNPQRST9QF2ZC', name: 'Budi', since: at, secondFactorSince: at },
          ],
        },
        { adminAdministrators: [] },
        new Error('offline'),
      ),
    ),
    mockQuery(AdminDataExportsDocument, new Error('offline')),
  );
  const table = await screen.findByRole('table', { name: 'Administrators' });
  expect(rowsOf(table)).toEqual([
    ['AniID: 01JABC…9QF2ZB', 'Nov 21, 2026', 'Not set up'],
    ['BudiID: 01JABC…9QF2ZC', 'Nov 21, 2026', 'Since Nov 21, 2026'],
  ]);
  fill(screen.getByLabelText('From'), '2026-11-22');
  expect(await screen.findByText('Nobody became an administrator on the chosen dates.')).toBeVisible();
  expect(sent(AdminAdministratorsDocument).at(-1)).toEqual({ since: '2026-11-22', until: null });
  // The dates stay when what they narrow cannot be read.
  fill(screen.getByLabelText('From'), '2026-11-23');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-23');
  await userEvent.selectOptions(screen.getByLabelText('Question'), 'Copies of data that people asked for');
  expect((await screen.findAllByText('Failed to load the copies of data. Please try again.'))[0]).toBeVisible();
});

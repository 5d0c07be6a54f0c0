import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamReceiptsDocument, type TeamReceiptFragment, type TeamReceiptsQuery } from '../../../graphql/generated';
import { mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { aCompanyViewer } from '../../../testing/render';
import { endOfMonth, monthsOf } from './receipt-months';
import { TeamReceiptsPage } from './TeamReceiptsPage';

const aLook = (over: Partial<TeamReceiptFragment> = {}): TeamReceiptFragment => ({
  ...{ id: 'receipt-1', byMember: 'Sari Nuraini', day: '2026-11-20', kind: 'CV', details: ['CV'], times: 1 },
  ...{ firstAt: '2026-11-20T02:00:00.000Z', lastAt: '2026-11-20T02:00:00.000Z' },
  application: {
    ...{ id: 'application-1', jobTitle: 'Barista' },
    applicant: { isRevealed: true, fullName: 'Sekar Ayu' },
  },
  ...over,
});
const aPage = (items: TeamReceiptFragment[]): TeamReceiptsQuery => ({
  companyReceipts: {
    ...{ items, endCursor: null, firstDay: '2026-09-30' },
    readers: [
      { accountId: 'account-1', name: 'Dimas' },
      { accountId: 'account-2', name: 'former member 1' },
    ],
  },
});

const AT = '/company/team/seen?month=2026-11';
const show = (
  answer: ResponseTo<typeof TeamReceiptsDocument>,
  { at = AT, role = 'OWNER' as 'OWNER' | 'RECRUITER' } = {},
) =>
  renderPortal(<TeamReceiptsPage />, {
    viewer: { ...aCompanyViewer(), companyRole: role },
    at,
    answers: [mockQuery(TeamReceiptsDocument, answer)],
  });

const linesOf = (item: HTMLElement) => Array.from(item.children, (line) => line.textContent);

test('an owner reads who saw what of whom, and when; who is masked stays so', async () => {
  const masked = { id: 'application-2', jobTitle: 'Kasir', applicant: { isRevealed: false, fullName: 'S***r A*u' } };
  const often = { lastAt: '2026-11-20T07:30:00.000Z', times: 3 };
  show(
    aPage([
      aLook(),
      aLook({ id: 'receipt-2', kind: 'IDENTITY', details: ['NAME', 'EMAIL'], application: masked, ...often }),
      aLook({ id: 'receipt-3', byMember: 'former member 1', kind: 'CALENDAR', application: null }),
    ]),
  );
  const list = await screen.findByRole('list', { name: 'Looks, the newest first' });
  expect(within(list).getAllByRole('listitem').map(linesOf)).toEqual([
    ['Sari Nuraini opened the CV', 'Sekar Ayu · Barista', 'Nov 20, 2026, 09:00 WIB'],
    [
      'Sari Nuraini saw the details',
      'An applicant · Kasir',
      'Shown: name, e-mail address',
      'Nov 20, 2026, first at 09:00 WIB, last at 14:30 WIB · 3 times',
    ],
    ['former member 1 downloaded the calendar file', 'An application that was removed', 'Nov 20, 2026, 09:00 WIB'],
  ]);
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/company/applicant/application-1');
});

test('a month and a person are chosen, and asked of the server', async () => {
  const { sent } = show(aPage([aLook()]));
  const month = await screen.findByLabelText('Month');
  await waitFor(() => expect(within(month).getAllByRole('option').length).toBeGreaterThan(1));
  await userEvent.selectOptions(month, 'September 2026');
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'former member 1');
  await waitFor(() => expect(sent(TeamReceiptsDocument)).toHaveLength(3));
  expect(sent(TeamReceiptsDocument)).toEqual([
    { accountId: null, since: '2026-11-01', until: '2026-11-30' },
    { accountId: null, since: '2026-09-01', until: '2026-09-30' },
    { accountId: 'account-2', since: '2026-09-01', until: '2026-09-30' },
  ]);
});

test('a month without a look says so', async () => {
  show(aPage([]));
  expect(await screen.findByText('No one saw an applicant’s hidden details then.')).toBeVisible();
});

test('a recruiter reads who may, and nothing is asked', () => {
  const { sent } = show(new Error('unused'), { role: 'RECRUITER' });
  expect(screen.getByRole('status')).toHaveTextContent('Only an owner of the company can do this.');
  expect(sent()).toEqual([]);
});

test('months go from the first to the last over a change of the year', () => {
  expect(monthsOf('2026-11-30', '2027-02-28')).toEqual(['2027-02-01', '2027-01-01', '2026-12-01', '2026-11-01']);
  expect([endOfMonth('2026-02-01'), endOfMonth('2028-02-01'), endOfMonth('2026-12-01')]).toEqual([
    ...['2026-02-28', '2028-02-29', '2026-12-31'],
  ]);
});

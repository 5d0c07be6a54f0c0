import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANSWER_SPEEDS, NO_ANSWER } from '../../../domain/insights';
import { addDays } from '../../../domain/time';
import {
  CompanyInsightsDocument,
  InsightApplicationsDocument,
  TokenLedgerDocument,
  type CompanyInsightsQuery,
  type TokenLedgerQuery,
} from '../../graphql/generated';
import { anApplication } from '../../testing/fixtures/application';
import { mockQuery } from '../../testing/mock-operation';
import { hrefOf } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { InsightsPage } from './InsightsPage';

type Insights = CompanyInsightsQuery['companyInsights'];

const counts = [9, 8, 5, 2, 1, 19, 15, 5] as const;
const cook = { seen: 60, applied: 40, accepted: 8, interviewed: 4, chosen: 2 };
const insights: Insights = {
  period: { from: '2026-11-17', to: '2026-11-23' },
  before: { from: '2026-11-10', to: '2026-11-16' },
  seenSince: '2026-11-16',
  seenWeeks: { from: '2026-11-16', to: '2026-11-22' },
  seenWeeksBefore: { from: '2026-11-09', to: '2026-11-15' },
  all: { seen: 1240, applied: 64, accepted: 12, interviewed: 7, chosen: 3 },
  previous: { seen: null, applied: 51, accepted: 10, interviewed: 8, chosen: 0 },
  jobs: [
    { jobId: 'job-1', title: 'Cook', figures: cook },
    { jobId: 'job-2', title: 'Waiter', figures: { seen: null, applied: 24, accepted: 4, interviewed: 3, chosen: 1 } },
  ],
  otherJobs: null,
  answers: [...ANSWER_SPEEDS, ...NO_ANSWER].map((part, index) => ({
    part,
    applications: counts[index] ?? 0,
    before: 1,
  })),
  tokenWeeks: Array.from({ length: 12 }, (_, index) => ({
    week: addDays('2026-09-07', 7 * index),
    tokens: index % 3,
    before: 1,
  })),
};

const spent: TokenLedgerQuery['tokenTransactions']['items'][number] = {
  id: '1',
  type: 'USAGE',
  amount: -1,
  balanceAfter: 7,
  timestamp: '2026-09-15T03:00:00.000Z',
  jobTitle: 'Cook',
  application: { id: 'application-1', applicant: { isRevealed: true, fullName: 'Rina Dewi' } },
  packageName: null,
  byMember: null,
  price: null,
  merchantRef: null,
};

const show = (at: string, over: Partial<Insights> = {}) =>
  renderPortal(<InsightsPage />, {
    at,
    answers: [
      mockQuery(CompanyInsightsDocument, { companyInsights: { ...insights, ...over } }),
      mockQuery(TokenLedgerDocument, { tokenTransactions: { endCursor: null, items: [spent] } }),
      mockQuery(InsightApplicationsDocument, { insightApplications: [anApplication({ status: 'ACCEPTED' })] }),
    ],
  });
const rowsOf = async (region: string) =>
  within(await screen.findByRole('region', { name: region }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).filter((text) => text !== ''));

const OWN_DAYS = '/company/insights?since=2026-11-17&until=2026-11-23';

it('is shown where there are no weeks of tokens to add up', async () => {
  show(OWN_DAYS, { tokenWeeks: [] });
  expect((await rowsOf('Tokens spent by week')).slice(1)).toEqual([]);
});

it('shows how far people came and how fast it answers, beside the period before, and the tokens of twelve weeks', async () => {
  show(OWN_DAYS);
  expect((await rowsOf('From seen to chosen')).slice(1)).toEqual([
    ['Seen', '1.240', 'not counted', '–'],
    ['Applied', '64', '5,2%', '51', '+25%'],
    ['Accepted', '12', '18,8%', '10', '+20%'],
    ['Interviewed', '7', '58,3%', '8', '−13%'],
    ['Chosen', '3', '42,9%', '0', '–'],
  ]);
  expect(screen.getByText('It is counted since Nov 16.')).toBeVisible();
  expect((await rowsOf('By job')).slice(1)).toEqual([
    ['Cook', '60', '40', '8', '4', '2', '66,7%'],
    ['Waiter', 'fewer than five a week', '24', '4', '3', '1', '–'],
    ['All jobs', '1.240', '64', '12', '7', '3', '5,2%'],
  ]);
  const answers = await rowsOf('How fast you answer');
  expect(answers.slice(1, 7)).toEqual([
    ['The same day', '9', '1'],
    ['1 day', '8', '1'],
    ['2–3 days', '5', '1'],
    ['4–7 days', '2', '1'],
    ['More than 7 days', '1', '1'],
    ['Not answered', '19', '1'],
  ]);
  expect(screen.getByText(/^Of 64 applications, 25 were answered\./)).toBeVisible();
  const tokens = await rowsOf('Tokens spent by week');
  expect(tokens).toHaveLength(14);
  expect(tokens.at(-1)).toEqual(['Total', '12', '12']);
});

it('opens the applications behind a figure, of one job or of all, and closes them; and the token history behind weeks', async () => {
  const { sent } = show(OWN_DAYS);
  await userEvent.click(await screen.findByRole('button', { name: 'Accepted: 12' }));
  expect(await screen.findByRole('region', { name: 'Accepted: All jobs' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chosen, Waiter: 1' }));
  const behind = await screen.findByRole('region', { name: 'Chosen: Waiter' });
  expect(await within(behind).findByRole('link')).toHaveAttribute('href', '/company/applicant/application-1');
  expect(screen.queryByRole('region', { name: 'Accepted: All jobs' })).toBeNull();
  const { from, to } = insights.period;
  expect(sent(InsightApplicationsDocument)).toEqual([
    { from, to, figure: 'ACCEPTED', jobId: null },
    { from, to, figure: 'CHOSEN', jobId: 'job-2' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Chosen, Waiter: 1' }));
  expect(screen.queryByRole('region', { name: 'Chosen: Waiter' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Tokens spent, Sep 14 – Sep 20: 1' }));
  const history = await screen.findByRole('region', { name: 'Tokens spent, Sep 14 – Sep 20' });
  expect(await within(history).findByText('Rina Dewi')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tokens spent, Jun 15 – Sep 6: 12' }));
  expect(await screen.findByRole('region', { name: 'Tokens spent, Jun 15 – Sep 6' })).toBeVisible();
  expect(sent(TokenLedgerDocument)).toEqual([
    { since: '2026-09-14', until: '2026-09-20', type: 'USAGE' },
    { since: '2026-06-15', until: '2026-09-06', type: 'USAGE' },
  ]);
});

it('keeps the period in the address: days up to today, or own ones', async () => {
  const { sent } = show('/company/insights?period=7d');
  const lengthOf = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  await userEvent.click(await screen.findByRole('radio', { name: '30 days' }));
  await waitFor(() => expect(sent(CompanyInsightsDocument).map(lengthOf)).toEqual([7, 30]));
  await userEvent.click(screen.getByRole('radio', { name: 'Choose dates' }));
  const until = screen.getByLabelText('To');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-05' } });
  fireEvent.change(until, { target: { value: '2026-01-11' } });
  await waitFor(() => expect(sent(CompanyInsightsDocument).at(-1)).toEqual({ from: '2026-01-05', to: '2026-01-11' }));
  expect(hrefOf('Download CSV')).toBe('/exports/insights.csv?since=2026-01-05&until=2026-01-11');
  const before = sent(CompanyInsightsDocument).length;
  fireEvent.change(until, { target: { value: '2026-01-01' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('at most 366 days');
  expect(sent(CompanyInsightsDocument)).toHaveLength(before);
});

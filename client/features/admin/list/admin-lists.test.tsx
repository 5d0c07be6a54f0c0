import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  AdminApplicationsDocument,
  AdminTokenTransactionsDocument,
  AdminUsersDocument,
  type AdminUsersQuery,
  type AdminUsersQueryVariables,
} from '../../../graphql/generated';
import { createCache } from '../../../graphql/cache';
import { anApplication, aRevealedApplicant, type Application } from '../../../testing/fixtures/application';
import { aJob } from '../../../testing/fixtures/job';
import { aSeeker, type Seeker } from '../../../testing/fixtures/seeker';
import { aTransaction, aUsage } from '../../../testing/fixtures/transaction';
import { inTurn, mockQuery, refused, type ResponseTo } from '../../../testing/mock-operation';
import { hrefOf, press, rowsOf, toastTime } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { ApplicationsPage } from '../applications/ApplicationsPage';
import { missingPart } from '../applications/use-admin-applications';
import { TokenTransactionsPage } from '../payments/TokenTransactionsPage';
import { UsersPage } from '../users/UsersPage';

const viewer = anAdminViewer();

const user = (over: Partial<Seeker> = {}) =>
  aSeeker({
    fullName: 'sari Dewi',
    technicalSkills: ['Excel', 'SQL', 'Word', 'Figma'],
    cvUrl: '/files/cv1',
    createdAt: '2026-11-19T18:30:00.000Z',
    ...over,
  });
const users = (items: Seeker[], endCursor: string | null = null) => ({ adminUsers: { items, endCursor } });

const application = (over: Partial<Application> = {}) =>
  anApplication({
    jobId: '01JABCDEFGHJKMNPQRST9QF2ZB',
    companyId: 'company-9',
    job: aJob({ id: '01JABCDEFGHJKMNPQRST9QF2ZB' }),
    applicant: aRevealedApplicant({ fullName: 'Sari Dewi', email: 'sari@example.test' }),
    ...over,
  });
const applications = (items: Application[], endCursor: string | null = null) => ({
  adminApplications: { items, endCursor },
});

const transactions = (items: ReturnType<typeof aTransaction>[]) => ({
  adminTokenTransactions: { items, endCursor: null },
});

const firstRow = async () => (await screen.findAllByRole('row'))[1] as HTMLElement;
/** The rows of the list, once they are there. */
const rows = async () => rowsOf(await screen.findByRole('table'));

const showUsers = (answer: ResponseTo<typeof AdminUsersDocument>, at = '/') =>
  renderPortal(<UsersPage />, { viewer, at, answers: [mockQuery(AdminUsersDocument, answer)] });
const showApplications = (answer: ResponseTo<typeof AdminApplicationsDocument>, at = '/') =>
  renderPortal(<ApplicationsPage />, { viewer, at, answers: [mockQuery(AdminApplicationsDocument, answer)] });
const showTransactions = (answer: ResponseTo<typeof AdminTokenTransactionsDocument>, at = '/') =>
  renderPortal(<TokenTransactionsPage />, { viewer, at, answers: [mockQuery(AdminTokenTransactionsDocument, answer)] });

it('ignores an invalid choice in the address', async () => {
  const { sent } = showApplications(applications([application()]), '/?status=constructor&waiting=toString');
  await firstRow();
  expect(sent(AdminApplicationsDocument)).toMatchObject([{ status: null, waitingDays: null }]);
});

it('leaves no gap when the first page is requested again before the next one comes', async () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
  const row = (id: string) => ({ __typename: 'Seeker', ...user({ id }) });
  const write = (after: string | null, id: string, endCursor: string | null) =>
    client.writeQuery({
      query: AdminUsersDocument,
      variables: { after },
      data: users([row(id)], endCursor),
    });
  const shown = () =>
    client.readQuery({ query: AdminUsersDocument, variables: { after: null } })?.adminUsers.items.map(({ id }) => id);
  write(null, 'one', 'c1');
  write('c1', 'two', 'c2');
  write(null, 'one', 'c1');
  write('c2', 'three', null);
  expect(shown()).toEqual(['one']);
  write('c1', 'two', 'c2');
  expect(shown()).toEqual(['one', 'two']);
});

describe('the users', () => {
  it('are listed with contact, skills, day and documents, or a text for what is missing', async () => {
    const nothing = {
      fullName: '',
      education: null,
      phoneNumber: null,
      technicalSkills: [],
      softSkills: [],
      cvUrl: null,
    };
    showUsers(users([user(), user({ id: 'seeker-2', ...nothing })]));
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
    expect(await rows()).toEqual([
      [
        'Ssari DewiDiplomaTrail',
        'sari@example.test081234567890',
        'ExcelSQL+2 moreTeamwork',
        'Nov 20, 2026',
        'View CVNo Portfolio',
      ],
      [
        'UUnnamed UserNo education infoTrail',
        'sari@example.testNo phone number',
        'No skills listed',
        'Nov 20, 2026',
        'No CVNo Portfolio',
      ],
    ]);
    const cv = screen.getByRole('link', { name: /View CV of sari Dewi/ });
    expect(cv).toHaveAttribute('href', '/files/cv1');
    expect(cv).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('heading', { level: 1, name: 'Users Management' })).toBeVisible();
  });

  it('are searched on the server, and the download asks for the same', async () => {
    const { sent } = showUsers(({ search }) => users(search ? [] : [user()]));
    await firstRow();
    // Pasted: typed on a busy machine, it is sent in parts.
    await userEvent.click(screen.getByPlaceholderText('Search users...'));
    await userEvent.paste('50% Ayu');

    expect(await screen.findByText('No users found')).toBeVisible();
    expect(screen.getByText(/No users match your search criteria/)).toBeVisible();
    expect(sent(AdminUsersDocument).map((variables) => variables.search)).toEqual([null, '50% Ayu']);
    expect(hrefOf('Download CSV')).toBe('/exports/users.csv?search=50%25+Ayu');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('sari Dewi')).toBeVisible();
  });

  it('keep their search in the address', async () => {
    const { sent } = showUsers(users([user()]), '/?search=ayu');
    await firstRow();
    expect(screen.getByPlaceholderText('Search users...')).toHaveValue('ayu');
    expect(sent(AdminUsersDocument)[0]).toEqual({ search: 'ayu', withFigures: false });
  });

  it('come 20 at a time; what fails is said and leaves the rows', async () => {
    let fails = true;
    const answer = ({ after }: AdminUsersQueryVariables) => {
      if (!after) return users([user()], 'c1');
      if (fails) return new Error('offline');
      return users([user({ id: 'seeker-2', fullName: 'Budi' })]);
    };
    showUsers(answer);
    const more = await screen.findByRole('button', { name: 'Load More' });
    await userEvent.click(more);
    expect(await screen.findByText('Failed to get more users. Please try again.')).toBeVisible();
    expect(toastTime('Failed to get more users. Please try again.')).toBe(5000);
    expect(screen.getByText('sari Dewi')).toBeVisible();

    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('Budi')).toBeVisible();
    expect(screen.getByText('sari Dewi')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('keep the rows that were loaded for someone who comes back, while the list begins as before', async () => {
    let first = [user()];
    const answer = ({ after }: AdminUsersQueryVariables) =>
      after ? users([user({ id: 'seeker-2', fullName: 'Budi' })]) : users(first, 'c1');
    function Pages() {
      const [isAway, setAway] = useState(false);
      return (
        <>
          <button onClick={() => setAway(!isAway)}>{isAway ? 'Back' : 'Away'}</button>
          {isAway ? null : <UsersPage />}
        </>
      );
    }
    const { sent } = renderPortal(<Pages />, { viewer, answers: [mockQuery(AdminUsersDocument, answer)] });
    await press('Load More');
    await screen.findByText('Budi');
    await press('Away');
    await press('Back');
    await waitFor(() => expect(sent(AdminUsersDocument)).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull());
    expect(screen.getByText('Budi')).toBeVisible();

    first = [user({ id: 'seeker-3', fullName: 'Citra' }), ...first];
    await press('Away');
    await press('Back');
    expect(await screen.findByText('Citra')).toBeVisible();
    expect(screen.queryByText('Budi')).toBeNull();
  });

  it('that could not be read are said so, with a way to try again', async () => {
    showUsers(inTurn<AdminUsersQuery>(new Error('offline'), users([user()])));
    await waitFor(() => expect(screen.getAllByText('Failed to get user data. Please try again.')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('sari Dewi')).toBeVisible();
  });
});

describe('the applications', () => {
  it('are listed with applicant, job, company, status and day, under the stored names after the job was removed', async () => {
    const unknown = { job: null, applicant: null, jobTitle: '', companyName: '' };
    showApplications(
      applications([
        application(),
        application({ id: 'application-2', job: null }),
        application({ id: 'application-3', ...unknown }),
      ]),
    );
    const row = await firstRow();
    const known = ['SSari Dewisari@example.test', 'BaristaID: 01JABC…9QF2ZB', 'Kopi Senja', 'Pending', 'Nov 20, 2026'];
    expect(await rows()).toEqual([
      known,
      known,
      ['UUnknown UserNo email', 'Unknown PositionID: 01JABC…9QF2ZB', 'Unknown Company', 'Pending', 'Nov 20, 2026'],
    ]);
    expect(['Sari Dewi', 'Barista', 'Kopi Senja'].map((name) => hrefOf(name, within(row)))).toEqual([
      '/admin/application/application-1',
      '/admin/job/01JABCDEFGHJKMNPQRST9QF2ZB',
      '/admin/company-details/company-9',
    ]);
  });

  it('give the whole id of a job in a tooltip and to the clipboard', async () => {
    const user = userEvent.setup();
    showApplications(applications([application()]));
    const id = await screen.findByRole('button', { name: 'ID: 01JABC…9QF2ZB, copy the whole ID' });
    await user.hover(id);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('01JABCDEFGHJKMNPQRST9QF2ZB');
    await user.click(id);
    expect(await navigator.clipboard.readText()).toBe('01JABCDEFGHJKMNPQRST9QF2ZB');
    expect(await screen.findByText('The ID is copied.')).toBeVisible();
  });

  it('are narrowed by status, whose name the empty list says', async () => {
    const { sent } = showApplications(({ status }) => applications(status ? [] : [application()]));
    await firstRow();
    for (const name of ['All', 'Pending', 'Accepted', 'Rejected', 'Withdrawn'])
      expect(screen.getByRole('radio', { name })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Rejected' }));

    expect(await screen.findByText('No applications found')).toBeVisible();
    expect(screen.getByText(/No rejected applications/)).toBeVisible();
    expect(sent(AdminApplicationsDocument).at(-1)).toEqual({
      search: null,
      status: 'REJECTED',
      interview: null,
      waitingDays: null,
      withFigures: false,
    });
    expect(hrefOf('Download CSV')).toBe('/exports/applications.csv?status=REJECTED');
  });

  it('that could not be read are said so', async () => {
    showApplications(new Error('offline'));
    await waitFor(() => expect(screen.getAllByText('Failed to get applications. Please try again.')).toHaveLength(2));
  });
});

describe('more applications', () => {
  /** The first page comes, and then what is given. */
  async function loadMore(more: ReturnType<typeof applications> | Error): Promise<void> {
    const first = applications([application({ jobTitle: 'Barista one', job: null })], 'c1');
    showApplications(({ after }) => (after ? more : first));
    await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  }

  it('are listed below the first', async () => {
    await loadMore(applications([application({ id: 'two', jobTitle: 'Barista two', job: null, applicant: null })]));
    expect(await screen.findByText('Barista two')).toBeVisible();
    expect(screen.getByText('Barista one')).toBeVisible();
    expect(screen.getByText('Unknown User')).toBeVisible();
  });

  it.each([
    ['the server cannot be reached', new Error('offline')],
    ['it denies them', refused('You do not have permission to do this.', 'NOT_ALLOWED')],
  ])('reports a failure when %s, and keeps the first ones', async (_why, failure) => {
    await loadMore(failure);
    expect(await screen.findByText('Failed to get more applications. Please try again.')).toBeVisible();
    expect(screen.getByText('Barista one')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load More' })).toBeEnabled();
  });
});

it.each([
  [['adminApplications', 'items', 3, 'job'], 'Failed to get job data. Please try again.'],
  [['adminApplications', 'items', 3, 'applicant', 'email'], 'Failed to get user data. Please try again.'],
  [['adminApplications', 'items', 3, 'job', 'companyName'], 'Failed to get company data. Please try again.'],
  [['adminApplications'], null],
])('a part of an application that could not be read %j is named', (path, text) => {
  expect(missingPart(new CombinedGraphQLErrors({ data: null, errors: [{ message: 'x', path }] }))).toBe(text);
});

describe('the token transactions', () => {
  it('are listed with company, kind, amount, references and times in Jakarta', async () => {
    showTransactions(transactions([aTransaction(), aUsage()]));
    const [made, paid] = ['Nov 21, 2026, 00:28 WIB', 'Nov 21, 2026, 00:30 WIB'];
    expect(await rows()).toEqual([
      ['PT Laut Biru6 Tokens', made, 'PurchasePaid', '+7', 'Rp\u00a0100.000QRIS', 'INV-1-1DEV-T1', paid],
      ['PT Laut BiruBarista', made, 'Usage', '−1', 'No payment', 'None', 'None'],
    ]);
    expect(hrefOf('PT Laut Biru', within(await firstRow()))).toBe('/admin/company-details/company-1');
  });

  it('of some days are added up, also in the download', async () => {
    const none = { count: 0, companies: 0, tokens: 0, amount: 0, amountReceived: 0 };
    const sums = {
      purchases: { count: 3, companies: 2, tokens: 21, amount: 300_000, amountReceived: 296_250 },
      refunds: { count: 1, companies: 1, tokens: -7, amount: 100_000, amountReceived: 0 },
      usage: none,
      grants: none,
    };
    const packages = [{ packageName: '6 Tokens', ...sums.purchases, refunds: 1 }];
    const { sent } = showTransactions(
      {
        adminTokenTransactions: { items: [aTransaction()], endCursor: null, matching: 10_000, sums, packages },
      },
      '/?since=2026-11-30',
    );
    const table = await screen.findByRole('table', { name: 'Sums of the chosen dates' });
    expect(rowsOf(table)).toEqual([
      ['Purchases that were paid', '3', '2', '21', 'Rp\u00a0300.000', 'Rp\u00a0296.250'],
      ['Refunds', '1', '1', '−7', 'Rp\u00a0100.000', 'Rp\u00a00'],
    ]);
    const byPackage = screen.getByRole('table', { name: 'Paid purchases by package' });
    expect(rowsOf(byPackage)).toEqual([['6 Tokens', '3', '2', '21', 'Rp\u00a0300.000', 'Rp\u00a0296.250', '1']]);
    expect(screen.getByText('10.000+ rows on the chosen dates')).toBeVisible();
    // The first day was typed after the last one.
    fireEvent.change(screen.getByLabelText('Through'), { target: { value: '2026-11-01' } });
    await waitFor(() =>
      expect(sent(AdminTokenTransactionsDocument).at(-1)).toMatchObject({
        since: '2026-11-01',
        until: '2026-11-30',
        withFigures: true,
      }),
    );
    expect(hrefOf('Download CSV')).toBe('/exports/token-transactions.csv?since=2026-11-01&until=2026-11-30');
  });

  it('are narrowed by kind and payment, which go together', async () => {
    const { sent } = showTransactions(transactions([aTransaction()]));
    await firstRow();
    const others = { search: null, withFigures: false };
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Payment status' }), 'FAILED');
    await waitFor(() =>
      expect(sent(AdminTokenTransactionsDocument).at(-1)).toEqual({ type: 'PURCHASE', status: 'FAILED', ...others }),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'USAGE');
    await waitFor(() =>
      expect(sent(AdminTokenTransactionsDocument).at(-1)).toEqual({ type: 'USAGE', status: null, ...others }),
    );
    expect(hrefOf('Download CSV')).toBe('/exports/token-transactions.csv?type=USAGE');
  });
});

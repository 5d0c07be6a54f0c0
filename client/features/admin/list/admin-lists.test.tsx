import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  AdminApplicationsDocument,
  AdminTokenTransactionsDocument,
  AdminUsersDocument,
  type AdminUsersQueryVariables,
} from '../../../graphql/generated';
import { createCache } from '../../../graphql/cache';
import { anApplication, aRevealedApplicant, type Application } from '../../../testing/fixtures/application';
import { aJob } from '../../../testing/fixtures/job';
import { aSeeker, type Seeker } from '../../../testing/fixtures/seeker';
import { aTransaction, aUsage } from '../../../testing/fixtures/transaction';
import { mockQuery, refused } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { toastTime } from '../../../testing/shown-toasts';
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

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const firstRow = async () => (await screen.findAllByRole('row'))[1] as HTMLElement;

it('ignores an invalid choice in the address', async () => {
  const { sent } = renderPortal(<ApplicationsPage />, {
    viewer,
    at: '/?status=constructor&waiting=toString',
    answers: [mockQuery(AdminApplicationsDocument, applications([application()]))],
  });
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
  it('are listed with contact, skills, day and documents', async () => {
    renderPortal(<UsersPage />, { viewer, answers: [mockQuery(AdminUsersDocument, users([user()]))] });
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
    const row = await firstRow();

    expect(cells(row)).toEqual([
      'Ssari DewiDiplomaTrail',
      'sari@example.test081234567890',
      'ExcelSQL+2 moreTeamwork',
      'Nov 20, 2026',
      'View CVNo Portfolio',
    ]);
    const cv = within(row).getByRole('link', { name: /View CV of sari Dewi/ });
    expect(cv).toHaveAttribute('href', '/files/cv1');
    expect(cv).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('heading', { level: 1, name: 'Users Management' })).toBeVisible();
  });

  it('are listed with a text for missing values', async () => {
    const bare = user({
      fullName: '',
      education: null,
      phoneNumber: null,
      technicalSkills: [],
      softSkills: [],
      cvUrl: null,
    });
    renderPortal(<UsersPage />, { viewer, answers: [mockQuery(AdminUsersDocument, users([bare]))] });
    expect(cells(await firstRow())).toEqual([
      'UUnnamed UserNo education infoTrail',
      'sari@example.testNo phone number',
      'No skills listed',
      'Nov 20, 2026',
      'No CVNo Portfolio',
    ]);
  });

  it('are searched on the server, and the download asks for the same', async () => {
    const { sent } = renderPortal(<UsersPage />, {
      viewer,
      answers: [mockQuery(AdminUsersDocument, ({ search }) => users(search ? [] : [user()]))],
    });
    await firstRow();
    // Pasted: typed on a busy machine, it is sent in parts.
    await userEvent.click(screen.getByPlaceholderText('Search users...'));
    await userEvent.paste('50% Ayu');

    expect(await screen.findByText('No users found')).toBeVisible();
    expect(screen.getByText(/No users match your search criteria/)).toBeVisible();
    expect(sent(AdminUsersDocument).map((variables) => variables.search)).toEqual([null, '50% Ayu']);
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/exports/users.csv?search=50%25+Ayu',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('sari Dewi')).toBeVisible();
  });

  it('keep their search in the address', async () => {
    const { sent } = renderPortal(<UsersPage />, {
      viewer,
      at: '/?search=ayu',
      answers: [mockQuery(AdminUsersDocument, users([user()]))],
    });
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
    renderPortal(<UsersPage />, { viewer, answers: [mockQuery(AdminUsersDocument, answer)] });
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
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const { sent } = renderPortal(<Pages />, { viewer, answers: [mockQuery(AdminUsersDocument, answer)] });
    await screen.findByRole('button', { name: 'Load More' });
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
    let fails = true;
    renderPortal(<UsersPage />, {
      viewer,
      answers: [mockQuery(AdminUsersDocument, () => (fails ? new Error('offline') : users([user()])))],
    });
    await waitFor(() => expect(screen.getAllByText('Failed to get user data. Please try again.')).toHaveLength(2));
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('sari Dewi')).toBeVisible();
  });
});

describe('the applications', () => {
  it('are listed with applicant, job, company, status and day', async () => {
    renderPortal(<ApplicationsPage />, {
      viewer,
      answers: [mockQuery(AdminApplicationsDocument, applications([application()]))],
    });
    const row = await firstRow();
    expect(cells(row)).toEqual([
      'SSari Dewisari@example.test',
      'BaristaID: 01JABC…9QF2ZB',
      'Kopi Senja',
      'Pending',
      'Nov 20, 2026',
    ]);
    for (const [name, href] of [
      ['Sari Dewi', '/admin/application/application-1'],
      ['Barista', '/admin/job/01JABCDEFGHJKMNPQRST9QF2ZB'],
      ['Kopi Senja', '/admin/company-details/company-9'],
    ]) {
      expect(within(row).getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('are listed under the stored names after the job was removed', async () => {
    renderPortal(<ApplicationsPage />, {
      viewer,
      answers: [mockQuery(AdminApplicationsDocument, applications([application({ job: null })]))],
    });
    expect(cells(await firstRow()).slice(1, 3)).toEqual(['BaristaID: 01JABC…9QF2ZB', 'Kopi Senja']);
  });

  it('give the whole id of a job in a tooltip and to the clipboard', async () => {
    const user = userEvent.setup();
    renderPortal(<ApplicationsPage />, {
      viewer,
      answers: [mockQuery(AdminApplicationsDocument, applications([application()]))],
    });
    const id = await screen.findByRole('button', { name: 'ID: 01JABC…9QF2ZB, copy the whole ID' });
    await user.hover(id);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('01JABCDEFGHJKMNPQRST9QF2ZB');
    await user.click(id);
    expect(await navigator.clipboard.readText()).toBe('01JABCDEFGHJKMNPQRST9QF2ZB');
    expect(await screen.findByText('The ID is copied.')).toBeVisible();
  });

  it('are listed without what could not be found', async () => {
    renderPortal(<ApplicationsPage />, {
      viewer,
      answers: [
        mockQuery(
          AdminApplicationsDocument,
          applications([application({ job: null, applicant: null, jobTitle: '', companyName: '' })]),
        ),
      ],
    });
    expect(cells(await firstRow())).toEqual([
      'UUnknown UserNo email',
      'Unknown PositionID: 01JABC…9QF2ZB',
      'Unknown Company',
      'Pending',
      'Nov 20, 2026',
    ]);
  });

  it('are narrowed by status, whose name the empty list says', async () => {
    const { sent } = renderPortal(<ApplicationsPage />, {
      viewer,
      answers: [mockQuery(AdminApplicationsDocument, ({ status }) => applications(status ? [] : [application()]))],
    });
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
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/exports/applications.csv?status=REJECTED',
    );
  });

  it('that could not be read are said so', async () => {
    renderPortal(<ApplicationsPage />, {
      viewer,
      answers: [mockQuery(AdminApplicationsDocument, new Error('offline'))],
    });
    await waitFor(() => expect(screen.getAllByText('Failed to get applications. Please try again.')).toHaveLength(2));
  });
});

describe('more applications', () => {
  /** The first page comes, and then what is given. */
  async function loadMore(more: ReturnType<typeof applications> | Error): Promise<void> {
    const first = applications([application({ jobTitle: 'Barista one', job: null })], 'c1');
    renderPortal(<ApplicationsPage />, {
      viewer,
      answers: [mockQuery(AdminApplicationsDocument, ({ after }) => (after ? more : first))],
    });
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

describe('a part of an application that could not be read', () => {
  it.each([
    [['adminApplications', 'items', 3, 'job'], 'Failed to get job data. Please try again.'],
    [['adminApplications', 'items', 3, 'applicant', 'email'], 'Failed to get user data. Please try again.'],
    [['adminApplications', 'items', 3, 'job', 'companyName'], 'Failed to get company data. Please try again.'],
    [['adminApplications'], null],
  ])('%j is named', (path, text) => {
    expect(missingPart(new CombinedGraphQLErrors({ data: null, errors: [{ message: 'x', path }] }))).toBe(text);
  });
});

describe('the token transactions', () => {
  it('are listed with company, kind, amount, references and times in Jakarta', async () => {
    const usage = aUsage();
    renderPortal(<TokenTransactionsPage />, {
      viewer,
      answers: [mockQuery(AdminTokenTransactionsDocument, transactions([aTransaction(), usage]))],
    });
    expect(cells(await firstRow())).toEqual([
      'PT Laut Biru6 Tokens',
      'Nov 21, 2026, 00:28 WIB',
      'PurchasePaid',
      '+7',
      'Rp\u00a0100.000QRIS',
      'INV-1-1DEV-T1',
      'Nov 21, 2026, 00:30 WIB',
    ]);
    expect(cells(screen.getAllByRole('row')[2] as HTMLElement)).toEqual([
      'PT Laut BiruBarista',
      'Nov 21, 2026, 00:28 WIB',
      'Usage',
      '−1',
      'No payment',
      'None',
      'None',
    ]);
    expect(screen.getAllByRole('link', { name: 'PT Laut Biru' })[0]).toHaveAttribute(
      'href',
      '/admin/company-details/company-1',
    );
  });

  it('of some days are added up, also in the download', async () => {
    const none = { count: 0, companies: 0, tokens: 0, amount: 0, amountReceived: 0 };
    const sums = {
      purchases: { count: 3, companies: 2, tokens: 21, amount: 300_000, amountReceived: 296_250 },
      refunds: { count: 1, companies: 1, tokens: -7, amount: 100_000, amountReceived: 0 },
      usage: none,
      grants: none,
    };
    const packages = [
      {
        packageName: '6 Tokens',
        count: 3,
        companies: 2,
        tokens: 21,
        amount: 300_000,
        amountReceived: 296_250,
        refunds: 1,
      },
    ];
    const { sent } = renderPortal(<TokenTransactionsPage />, {
      viewer,
      at: '/?since=2026-11-30',
      answers: [
        mockQuery(AdminTokenTransactionsDocument, {
          adminTokenTransactions: { items: [aTransaction()], endCursor: null, matching: 10_000, sums, packages },
        }),
      ],
    });
    const table = await screen.findByRole('table', { name: 'Sums of the chosen dates' });
    expect(within(table).getAllByRole('row').slice(1).map(cells)).toEqual([
      ['Purchases that were paid', '3', '2', '21', 'Rp\u00a0300.000', 'Rp\u00a0296.250'],
      ['Refunds', '1', '1', '−7', 'Rp\u00a0100.000', 'Rp\u00a00'],
    ]);
    const byPackage = screen.getByRole('table', { name: 'Paid purchases by package' });
    expect(within(byPackage).getAllByRole('row').slice(1).map(cells)).toEqual([
      ['6 Tokens', '3', '2', '21', 'Rp\u00a0300.000', 'Rp\u00a0296.250', '1'],
    ]);
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
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/exports/token-transactions.csv?since=2026-11-01&until=2026-11-30',
    );
  });

  it('are narrowed by kind and payment, which go together', async () => {
    const { sent } = renderPortal(<TokenTransactionsPage />, {
      viewer,
      answers: [mockQuery(AdminTokenTransactionsDocument, transactions([aTransaction()]))],
    });
    await firstRow();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Payment status' }), 'FAILED');
    await waitFor(() =>
      expect(sent(AdminTokenTransactionsDocument).at(-1)).toEqual({
        type: 'PURCHASE',
        status: 'FAILED',
        search: null,
        withFigures: false,
      }),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'USAGE');
    await waitFor(() =>
      expect(sent(AdminTokenTransactionsDocument).at(-1)).toEqual({
        type: 'USAGE',
        status: null,
        search: null,
        withFigures: false,
      }),
    );
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/exports/token-transactions.csv?type=USAGE',
    );
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminCompaniesDocument,
  type AdminCompaniesQuery,
  AdminCompanyDetailsDocument,
  AdminJobsDocument,
  RejectCompanyDocument,
  RevokeCompanyDocument,
  VerifyCompanyDocument,
} from '../../../graphql/generated';
import { aCompany, someRecords, type Company, type CompanyRecords } from '../../../testing/fixtures/company';
import {
  inTurn,
  mockMutation,
  mockQuery,
  type OperationMock,
  refused,
  type ResponseTo,
} from '../../../testing/mock-operation';
import { fill, hrefOf, press, pressInDialog, rowsOf, shownToasts } from '../../../testing/page';
import { address, renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { CompaniesPage } from './CompaniesPage';
import { CompanyDetailsPage } from './CompanyDetailsPage';
import { CompanyVerificationPage } from './CompanyVerificationPage';

const viewer = anAdminViewer();

const company = (over: Partial<Company> = {}, recorded: Partial<CompanyRecords> = {}) =>
  aCompany({
    industry: 'Technology',
    companyAddress: 'Jl. Sudirman 1',
    createdAt: '2026-11-19T18:30:00.000Z',
    description: 'We sail.',
    website: 'https://lautbiru.example/',
    tokenBalance: 1200,
    records: someRecords({
      companyNpwp: '1234567890123456',
      deedUrl: '/files/deed1',
      profileVersion: 3,
      verificationStatus: 'PENDING',
      waitingSince: '2026-11-19T18:30:00.000Z',
      waitingAs: 'NEW',
      ...recorded,
    }),
    ...over,
  });
const companies = (items: Company[], endCursor: string | null = null) => ({
  adminCompanies: { items, endCursor },
});
const rows = () => rowsOf(screen.getByRole('table'));
/** A toast of the admin area: top centre, 5 seconds. */
const adminToast = (message: string) => ({ message, milliseconds: 5000, position: 'top-center' });

describe('the companies', () => {
  const show = (answer: ResponseTo<typeof AdminCompaniesDocument>) =>
    renderPortal(<CompaniesPage />, { viewer, answers: [mockQuery(AdminCompaniesDocument, answer)] });

  it('are listed with what they handed in, when they registered, and their status', async () => {
    const bare = company(
      { id: 'company-2', companyName: 'PT Kosong', industry: null },
      { companyNpwp: null, verificationStatus: 'VERIFIED' },
    );
    show(companies([company(), bare]));

    await screen.findByRole('link', { name: 'PT Laut Biru' });
    expect(hrefOf('PT Laut Biru')).toBe('/admin/company-details/company-1');
    expect(rows()).toEqual([
      ['PT Laut Biruhr@lautbiru.testTrail', 'Technology', '1234567890123456', 'Nov 20, 2026', 'Pending'],
      ['PT Kosonghr@lautbiru.testTrail', 'No industry', 'No NPWP', 'Nov 20, 2026', 'Verified'],
    ]);
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('come page by page, and one that fails is reported and can be asked for again', async () => {
    let fails = true;
    const { sent } = show(({ after }) => {
      if (!after) return companies([company()], 'cursor-1');
      return fails ? new Error('offline') : companies([company({ id: 'company-2', companyName: 'PT Kedua' })]);
    });
    await screen.findByRole('link', { name: 'PT Laut Biru' });

    await press('Load More');
    await waitFor(() => expect(shownToasts()).toEqual([adminToast('Failed to load companies. Please try again.')]));
    expect(rows()).toHaveLength(1);
    fails = false;
    await press('Load More');
    expect(await screen.findByRole('link', { name: 'PT Kedua' })).toBeVisible();
    expect(rows()).toHaveLength(2);
    expect(sent(AdminCompaniesDocument).at(-1)).toMatchObject({ after: 'cursor-1' });
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('that could not be read are said so, with a way to try again', async () => {
    show(inTurn<AdminCompaniesQuery>(new Error('offline'), companies([company()])));
    expect(await screen.findByText('Failed to load companies. Please try again.')).toBeVisible();
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'PT Laut Biru' })).toBeVisible();
  });
});

describe('the companies that wait', () => {
  const show = (answers: OperationMock[]) =>
    renderPortal(<CompanyVerificationPage />, {
      viewer,
      answers: [mockQuery(AdminCompaniesDocument, companies([company()])), ...answers],
    });
  const verified = { verifyCompany: { company: company({}, { verificationStatus: 'VERIFIED' }), errors: [] } };

  it('leave the list with the decision, which names the version shown', async () => {
    const { sent } = show([mockMutation(VerifyCompanyDocument, verified)]);
    await screen.findByRole('link', { name: 'PT Laut Biru' });
    expect(rows()[0]?.slice(0, -1)).toEqual([
      'PT Laut BiruTechnology',
      '1234567890123456',
      'View deed',
      'Jl. Sudirman 1',
      'New',
      'Nov 20, 2026',
    ]);
    expect(hrefOf(/View deed of PT Laut Biru/)).toBe('/files/deed1');

    await press('Verify PT Laut Biru');
    await pressInDialog('Verify');

    expect(await screen.findByText('No companies are waiting for a decision.')).toBeVisible();
    expect(sent()).toEqual(['FrozenCompanies', 'AdminCompanies', 'VerifyCompany']);
    expect(sent(AdminCompaniesDocument)).toEqual([{ order: 'LONGEST_WAITING', waitingDays: null, withFigures: false }]);
    expect(sent(VerifyCompanyDocument)).toEqual([{ input: { companyId: 'company-1', profileVersion: 3, note: '' } }]);
    expect(shownToasts()).toEqual([adminToast('PT Laut Biru is verified.')]);
  });

  it('are narrowed to the days on which they began to wait', async () => {
    const { sent } = renderPortal(<CompanyVerificationPage />, {
      viewer,
      at: '/?since=2026-11-21',
      answers: [
        mockQuery(AdminCompaniesDocument, { adminCompanies: { ...companies([]).adminCompanies, matching: 0 } }),
      ],
    });
    expect(await screen.findByText('No waiting company began to wait on the chosen dates.')).toBeVisible();
    expect(sent(AdminCompaniesDocument)).toEqual([
      { order: 'LONGEST_WAITING', waitingDays: null, since: '2026-11-21', until: null, withFigures: true },
    ]);
    fill(screen.getByLabelText('Waiting longer than (days)'), '21');
    expect(await screen.findByText('No company has waited for so long.')).toBeVisible();
    expect(sent(AdminCompaniesDocument).at(-1)).toMatchObject({ waitingDays: 21 });
  });

  it('are rejected with a reason only', async () => {
    const { sent } = show([
      mockMutation(RejectCompanyDocument, {
        rejectCompany: { company: company({}, { verificationStatus: 'REJECTED' }), errors: [] },
      }),
    ]);
    await screen.findByRole('link', { name: 'PT Laut Biru' });
    await press('Reject PT Laut Biru');
    fill(await screen.findByRole('textbox', { name: /Reason/ }), '   ');
    await pressInDialog('Reject');
    expect(await screen.findByText('Please give a reason for the rejection')).toBeVisible();
    fill(screen.getByRole('textbox', { name: /Reason/ }), 'The deed is missing');
    await pressInDialog('Reject');

    expect(await screen.findByText('No companies are waiting for a decision.')).toBeVisible();
    expect(sent().at(-1)).toBe('RejectCompany');
    expect(sent(RejectCompanyDocument)).toEqual([
      { input: { companyId: 'company-1', profileVersion: 3, reason: 'The deed is missing' } },
    ]);
  });

  it('stay when the decision fails, with a message', async () => {
    show([mockMutation(VerifyCompanyDocument, new Error('offline'))]);
    await screen.findByRole('link', { name: 'PT Laut Biru' });
    await press('Verify PT Laut Biru');
    await pressInDialog('Verify');

    await waitFor(() =>
      expect(shownToasts()).toEqual([adminToast('Failed to process verification. Please try again.')]),
    );
    expect(screen.getByText('PT Laut Biru')).toBeInTheDocument();
  });

  it('that could not be read are said so', async () => {
    show([mockQuery(AdminCompaniesDocument, new Error('offline'))]);
    expect(await screen.findByText('Failed to load companies. Please try again.')).toBeVisible();
  });
});

describe('the details of a company', () => {
  const show = (answers: OperationMock[], search = '') =>
    renderPortal(<CompanyDetailsPage />, {
      viewer,
      at: `/admin/company-details/company-1${search}`,
      answers,
    });
  const details = (recorded: Partial<CompanyRecords>) =>
    mockQuery(AdminCompanyDetailsDocument, {
      adminCompany: company({}, recorded),
      adminTrackRecord: { inTime: 12, late: 3, notAnswered: 4 },
    });

  it('show everything that was handed in, with times in Jakarta', async () => {
    show([details({ verificationStatus: 'VERIFIED', verifiedAt: '2026-11-20T17:30:00.000Z' })]);
    expect(await screen.findByRole('heading', { level: 1, name: 'PT Laut Biru' })).toBeVisible();
    const facts = [...document.querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent),
    );
    expect(facts).toEqual(
      expect.arrayContaining([
        ['NPWP', '1234567890123456'],
        ['Deed of establishment', 'View deed'],
        ['Address', 'Jl. Sudirman 1'],
        ['Registered', 'Nov 20, 2026, 01:30 WIB'],
        ['Industry', 'Technology'],
        ['Company size', '11-50 employees'],
        ['Email', 'hr@lautbiru.test'],
        ['Phone number', '081234567890'],
        ['Website', 'https://lautbiru.example/'],
        ['Tokens', '1.200'],
        ['Description', 'We sail.'],
      ]),
    );
    expect(screen.getByText(/^Verified on/).closest('p')).toHaveTextContent('Verified on Nov 21, 2026, 00:30 WIB');
  });

  it.each([
    ['The deed is missing', 'The deed is missing'],
    [null, 'No specific reason provided.'],
  ])('tell why it was rejected: %j', async (rejectionReason, text) => {
    show([details({ verificationStatus: 'REJECTED', rejectedAt: '2026-11-20T17:30:00.000Z', rejectionReason })]);
    expect(await screen.findByText(text)).toHaveClass('text');
  });

  it('change with a decision', async () => {
    const revoked = { revokeCompany: { company: company(), errors: [] } };
    const { sent } = show([details({ verificationStatus: 'VERIFIED' }), mockMutation(RevokeCompanyDocument, revoked)]);
    await screen.findByRole('heading', { level: 1, name: 'PT Laut Biru' });
    await press('Revoke verification');
    await pressInDialog('Revoke verification');

    expect(await screen.findByRole('button', { name: 'Verify' })).toBeVisible();
    expect(sent().at(-1)).toBe('RevokeCompany');
    expect(sent(RevokeCompanyDocument).at(-1)).toEqual({
      input: { companyId: 'company-1', profileVersion: 3, note: '' },
    });
    await waitFor(() => expect(shownToasts()).toEqual([adminToast('The verification of PT Laut Biru is revoked.')]));
  });

  it('stay when the decision fails, with a message', async () => {
    show([details({}), mockMutation(VerifyCompanyDocument, new Error('offline'))]);
    await screen.findByRole('heading', { level: 1, name: 'PT Laut Biru' });
    await press('Verify');
    await pressInDialog('Verify');
    await waitFor(() =>
      expect(shownToasts()).toEqual([adminToast('Failed to process company verification. Please try again.')]),
    );
  });

  it('keep the filters of the jobs in the address', async () => {
    const jobs = mockQuery(AdminJobsDocument, ({ withFigures }) => ({
      adminJobs: { items: [], endCursor: null, flags: [], ...(withFigures ? { matching: 0 } : {}) },
    }));
    const { sent } = show([details({}), jobs], '?flag=FEES&since=2026-11-20');
    await userEvent.selectOptions(await screen.findByLabelText('With flag'), 'Copied posting');
    expect(address.search).toBe('?flag=COPIED_POSTING&since=2026-11-20');
    expect(sent(AdminJobsDocument).map(({ flag, since }) => [flag, since])).toEqual([
      ['FEES', '2026-11-20'],
      ['COPIED_POSTING', '2026-11-20'],
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(sent(AdminJobsDocument).at(-1)).toMatchObject({ flag: null });
    expect(address.search).toBe('');
  });

  it.each<[Error, string, boolean]>([
    [new Error('offline'), 'Failed to load company details', true],
    [refused('Company not found', 'COMPANY_NOT_FOUND'), 'Company not found', false],
  ])('say why they cannot be shown', async (answer, text, canRetry) => {
    show([mockQuery(AdminCompanyDetailsDocument, answer)]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
    expect(hrefOf('Back to companies')).toBe('/admin/companies');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { refused, renderPortal, type Answer } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { CompaniesPage } from './CompaniesPage';
import { CompanyDetailsPage } from './CompanyDetailsPage';
import { CompanyVerificationPage } from './CompanyVerificationPage';

const viewer = aViewer({ roles: ['ADMIN'], activeRole: 'ADMIN', seeker: null });

const company = (id: string, companyName: string) => ({
  __typename: 'Company', id, companyName, industry: 'Energy', companyAddress: 'Jl. Laut 1', isImported: false, createdAt: '2026-11-20T03:00:00.000Z',
  records: { __typename: 'CompanyRecordsType', email: `${id}@people.test`, companyNpwp: null, deedUrl: null, profileVersion: 1, verificationStatus: 'PENDING' },
});
const companies = (items: object[], endCursor: string | null = null) => ({
  adminCompanies: { __typename: 'AdminCompanyConnection', items, endCursor },
});

describe('the companies', () => {
  it('are narrowed by status and name, and the download asks for the same', async () => {
    const { sent } = renderPortal(<CompaniesPage />, { viewer, answers: { AdminCompanies: ({ search }) => companies(search ? [] : [company('c1', 'PT Laut Biru')]) } });
    expect(await screen.findByText('PT Laut Biru')).toBeVisible();
    for (const name of ['All', 'Pending', 'Verified', 'Rejected']) expect(screen.getByRole('radio', { name })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Verified' }));
    await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ search: null, status: 'VERIFIED' }));
    await userEvent.type(screen.getByPlaceholderText('Search companies...'), 'biru');
    expect(await screen.findByText('No companies match your filters.')).toBeVisible();
    expect(sent.at(-1)?.variables).toEqual({ search: 'biru', status: 'VERIFIED' });
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/exports/companies.csv?search=biru&status=VERIFIED');

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('PT Laut Biru')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  });

  it('forget their search when the menu leads to them anew', async () => {
    const page = (
      <>
        <Link to="/">Companies of the menu</Link>
        <CompaniesPage />
      </>
    );
    renderPortal(page, { viewer, at: '/?search=biru', answers: { AdminCompanies: ({ search }) => companies(search ? [] : [company('c1', 'PT Laut Biru')]) } });
    await screen.findByText('No companies match your filters.');
    await userEvent.click(screen.getByRole('link', { name: 'Companies of the menu' }));
    expect(await screen.findByText('PT Laut Biru')).toBeVisible();
    expect(screen.getByPlaceholderText('Search companies...')).toHaveValue('');
  });

  it('come 20 at a time', async () => {
    renderPortal(<CompaniesPage />, {
      viewer,
      answers: { AdminCompanies: ({ after }) => (after ? companies([company('c2', 'PT Kopi Senja')]) : companies([company('c1', 'PT Laut Biru')], 'next')) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('PT Kopi Senja')).toBeVisible();
    expect(screen.getByText('PT Laut Biru')).toBeVisible();
  });

  it('that could not be read are said so, with a way to try again', async () => {
    renderPortal(<CompaniesPage />, { viewer, answers: { AdminCompanies: new Error('offline') } });
    expect(await screen.findByText('Failed to load companies. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the companies that wait', () => {
  const show = (decision: Answer) =>
    renderPortal(<CompanyVerificationPage />, { viewer, answers: { AdminCompanies: companies([company('c1', 'PT Laut Biru')]), VerifyCompany: decision } });

  it('are asked for alone, and say in the words of the catalogue when a decision failed', async () => {
    const { sent } = show(new Error('offline'));
    await userEvent.click(await screen.findByRole('button', { name: /^Verify/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    expect((await screen.findAllByText('Failed to process verification. Please try again.')).length).toBeGreaterThan(0);
    expect(sent[0]).toEqual({ name: 'AdminCompanies', variables: { status: 'PENDING' } });
    expect(screen.getByText('PT Laut Biru')).toBeInTheDocument();
  });

  it('say so when nobody does', async () => {
    renderPortal(<CompanyVerificationPage />, { viewer, answers: { AdminCompanies: companies([]) } });
    expect(await screen.findByText('No companies wait for a decision.')).toBeVisible();
  });
});

describe('the details of a company', () => {
  const show = (answer: Answer, at = '/admin/company-details/c1') =>
    renderPortal(<CompanyDetailsPage />, { viewer, at, pattern: '/admin/company-details/:companyId?', answers: { AdminCompanyDetails: answer } });

  it.each([
    ['the server cannot be asked', new Error('offline'), 'Failed to load company details'],
    ['there is no such company', refused('Company not found', 'COMPANY_NOT_FOUND'), 'Company not found'],
  ])('say when %s', async (_when, answer, text) => {
    show(answer);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to companies' })).toHaveAttribute('href', '/admin/companies');
  });

  it('say when the address names none', async () => {
    const { sent } = show(new Error('not asked'), '/admin/company-details');
    expect(await screen.findByText('Company ID is missing')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

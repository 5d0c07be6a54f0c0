import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { renderPortal } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { CompaniesPage } from './CompaniesPage';

const viewer = aViewer({ roles: ['ADMIN'], activeRole: 'ADMIN', seeker: null });

const company = (id: string, companyName: string) => ({
  __typename: 'Company', id, companyName, industry: 'Energy', companyAddress: 'Jl. Laut 1', isImported: false, createdAt: '2026-11-20T03:00:00.000Z',
  records: { __typename: 'CompanyRecordsType', email: `${id}@people.test`, companyNpwp: null, deedUrl: null, profileVersion: 1, verificationStatus: 'PENDING', waitingSince: '2026-11-20T03:00:00.000Z', waitingAs: 'NEW' },
});
const companies = (items: object[]) => ({ adminCompanies: { __typename: 'AdminCompanyConnection', items, endCursor: null } });

describe('the filters of the companies', () => {
  it('narrow by status and name, and the download asks for the same', async () => {
    const { sent } = renderPortal(<CompaniesPage />, { viewer, answers: { AdminCompanies: ({ search }) => companies(search ? [] : [company('c1', 'PT Laut Biru')]) } });
    expect(await screen.findByText('PT Laut Biru')).toBeVisible();
    for (const name of ['All', 'Pending', 'Verified', 'Rejected']) expect(screen.getByRole('radio', { name })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Verified' }));
    await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ search: null, status: 'VERIFIED', isImported: null }));
    await userEvent.type(screen.getByPlaceholderText('Search companies...'), 'biru');
    expect(await screen.findByText('No companies match your filters.')).toBeVisible();
    expect(sent.at(-1)?.variables).toEqual({ search: 'biru', status: 'VERIFIED', isImported: null });
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/exports/companies.csv?search=biru&status=VERIFIED');

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('PT Laut Biru')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  });

  it('are forgotten when the menu leads to them again', async () => {
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

  it('leave imported companies out, or show them alone, in the download too', async () => {
    const { sent } = renderPortal(<CompaniesPage />, { viewer, answers: { AdminCompanies: companies([company('c1', 'PT Laut Biru')]) } });
    await screen.findByText('PT Laut Biru');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'Signed up');
    await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ isImported: false }));
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/exports/companies.csv?origin=registered');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'Imported');
    await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ isImported: true }));
  });
});

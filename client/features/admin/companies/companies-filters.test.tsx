import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { AdminCompaniesDocument } from '../../../graphql/generated';
import { aCompany, type Company } from '../../../testing/fixtures/company';
import { mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { fill, hrefOf } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { CompaniesPage } from './CompaniesPage';

const viewer = anAdminViewer();

const company = aCompany();
const companies = (items: Company[]) => ({ adminCompanies: { items, endCursor: null } });

const show = (answer: ResponseTo<typeof AdminCompaniesDocument>, page = <CompaniesPage />, at = '/') =>
  renderPortal(page, { viewer, at, answers: [mockQuery(AdminCompaniesDocument, answer)] });

describe('the filters of the companies', () => {
  const asked = { search: null, status: 'VERIFIED', isImported: null, neverAnswered: false, withFigures: false };

  it('narrow by status and name, and the download asks for the same', async () => {
    const { sent } = show(({ search }) => companies(search ? [] : [company]));
    expect(await screen.findByText('PT Laut Biru')).toBeVisible();
    for (const name of ['All', 'Pending', 'Verified', 'Rejected'])
      expect(screen.getByRole('radio', { name })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Verified' }));
    await waitFor(() => expect(sent(AdminCompaniesDocument).at(-1)).toEqual(asked));
    fill(screen.getByPlaceholderText('Search companies...'), 'biru');
    expect(await screen.findByText('No companies match your filters.')).toBeVisible();
    expect(sent(AdminCompaniesDocument).at(-1)).toEqual({ ...asked, search: 'biru' });
    expect(hrefOf('Download CSV')).toBe('/exports/companies.csv?search=biru&status=VERIFIED');

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
    show(({ search }) => companies(search ? [] : [company]), page, '/?search=biru');
    await screen.findByText('No companies match your filters.');
    await userEvent.click(screen.getByRole('link', { name: 'Companies of the menu' }));
    expect(await screen.findByText('PT Laut Biru')).toBeVisible();
    expect(screen.getByPlaceholderText('Search companies...')).toHaveValue('');
  });

  it('show only those that got applicants and never answered one, or of one origin, in the download too', async () => {
    const { sent } = show(({ neverAnswered }) => companies(neverAnswered ? [] : [company]));
    const row = (await screen.findByText('PT Laut Biru')).closest('tr') as HTMLElement;
    expect(hrefOf('Trail of PT Laut Biru', within(row))).toBe(`/admin/audit-trail?about=${company.id}`);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Got applicants, never answered one' }));
    expect(await screen.findByText('No companies match your filters.')).toBeVisible();
    expect(sent(AdminCompaniesDocument).at(-1)).toMatchObject({ neverAnswered: true });
    expect(hrefOf('Download CSV')).toBe('/exports/companies.csv?answered=never');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('PT Laut Biru')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'Signed up');
    await waitFor(() => expect(sent(AdminCompaniesDocument).at(-1)).toMatchObject({ isImported: false }));
    expect(hrefOf('Download CSV')).toBe('/exports/companies.csv?origin=registered');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'Imported');
    await waitFor(() => expect(sent(AdminCompaniesDocument).at(-1)).toMatchObject({ isImported: true }));
  });
});

import { screen, within } from '@testing-library/react';
import { SeekerCompanyDocument } from '../../graphql/generated';
import { aCompany, type Company } from '../../testing/fixtures/company';
import { aJob } from '../../testing/fixtures/job';
import { mockQuery, refused, type ResponseTo } from '../../testing/mock-operation';
import { hrefOf } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { CompanyPage } from './CompanyPage';

const company = (over: Partial<Company> = {}) => ({
  company: aCompany({
    id: 'c',
    companyName: 'Kopi Senja',
    companyAddress: 'Jl. Braga 12',
    industry: 'Hospitality',
    website: 'https://kopi.example/',
    description: 'We pour coffee.',
    createdAt: '2025-03-01T00:00:00.000Z',
    ...over,
  }),
});
const show = (answer: ResponseTo<typeof SeekerCompanyDocument>, at = '/user/company/c') =>
  renderPortal(<CompanyPage />, {
    at,
    viewer: aViewer(),
    answers: [mockQuery(SeekerCompanyDocument, answer)],
  });

describe('the company page', () => {
  it('shows what seekers may know', async () => {
    show(company());
    expect(await screen.findByRole('heading', { name: 'Kopi Senja' })).toBeVisible();
    for (const text of ['Jl. Braga 12', 'Hospitality', '11-50 employees', 'We pour coffee.', 'Mar 1, 2025']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(hrefOf('kopi.example')).toBe('https://kopi.example/');
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    expect(screen.getByText(/^There are no open jobs here/)).toBeVisible();
  });

  it('lists its open jobs, and leads to the rest where there may be more', async () => {
    const { unmount } = show(company({ openJobs: [aJob({ id: 'b', title: 'Barista' })] }));
    const card = await screen.findByRole('article', { name: 'Barista at Kopi Senja' });
    expect(hrefOf('Barista', within(card))).toBe('/user/job/b');
    expect(screen.queryByRole('link', { name: 'Show all jobs of this company' })).toBeNull();
    unmount();

    show(company({ openJobs: Array.from({ length: 10 }, (_, index) => aJob({ id: `job-${index}` })) }));
    await screen.findByRole('link', { name: 'Show all jobs of this company' });
    expect(hrefOf('Show all jobs of this company')).toBe('/user/jobs?search=Kopi%20Senja');
  });

  it('never links to anything but a web address', async () => {
    show(company({ website: 'javascript:alert(1)' }));
    await screen.findByRole('heading', { name: 'Kopi Senja' });
    expect(screen.queryByText('Website')).toBeNull();
  });

  it('has an id, or is not asked for', async () => {
    const { sent } = show(company(), '/user/company');
    expect(await screen.findByText('Company ID is missing')).toBeVisible();
    expect(hrefOf('Browse Jobs')).toBe('/user/jobs');
    expect(sent()).toEqual([]);
  });

  it.each([
    [
      refused('This company has not been verified yet', 'COMPANY_NOT_VERIFIED'),
      'This company has not been verified yet',
    ],
    [refused('Company not found', 'COMPANY_NOT_FOUND'), 'Company not found'],
    [new Error('down'), 'Failed to load company details'],
  ])('says why it cannot be shown, with a way to the jobs', async (answer, text) => {
    show(answer);
    expect(await screen.findByText(text)).toBeVisible();
    expect(hrefOf('Browse Jobs')).toBe('/user/jobs');
  });
});

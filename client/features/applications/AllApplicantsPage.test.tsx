import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal, type Answer } from '../../testing/portal';
import { AllApplicantsPage } from './AllApplicantsPage';

const application = (id: string, jobTitle: string) => ({
  __typename: 'Application', id, jobId: `job-${jobTitle}`, jobTitle, job: { __typename: 'Job', id: `job-${jobTitle}` },
  status: 'PENDING', applicationDate: '2026-11-20T03:00:00.000Z',
  selectedInterview: { __typename: 'InterviewTime', date: '2026-12-01', start: '09:00', end: '09:30', locationType: 'ONLINE' },
  applicant: {
    __typename: 'Applicant', fullName: `M**k ${id}`, isRevealed: false, pictureUrl: null, technicalSkills: [], education: null,
  },
});
const pageOf = (items: object[]) => ({
  companyApplications: { __typename: 'ApplicationPage', page: 1, pageCount: 1, totalCount: items.length, items },
});
const jobs = { companyJobs: { __typename: 'JobPage', items: [{ __typename: 'Job', id: 'job-Barista', title: 'Barista' }] } };

const show = (answer: Answer) =>
  renderPortal(<AllApplicantsPage />, { answers: { AllApplicants: answer, AllApplicantsJobs: jobs } });

describe('all applicants', () => {
  it('stand under the title of their job', async () => {
    show(pageOf([application('a', 'Barista'), application('b', 'Cashier'), application('c', 'Barista')]));
    const barista = within(await screen.findByRole('region', { name: 'Barista' }));
    expect(barista.getAllByRole('listitem')).toHaveLength(2);
    expect(barista.getByRole('link', { name: /M\*\*k a/ })).toHaveAttribute('href', '/company/applicant/a');
    expect(screen.getByRole('region', { name: 'Cashier' })).toBeVisible();
  });

  it('are filtered by status and job', async () => {
    const { sent } = show(pageOf([application('a', 'Barista')]));
    const last = () => sent.filter(({ name }) => name === 'AllApplicants').at(-1)?.variables;
    await userEvent.click(await screen.findByRole('radio', { name: 'Accepted' }));
    await waitFor(() => expect(last()).toMatchObject({ status: 'ACCEPTED', jobId: null }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Job' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Barista', hidden: true }));
    await waitFor(() => expect(last()).toMatchObject({ status: 'ACCEPTED', jobId: 'job-Barista', page: 1 }));
  });

  it('say that a name finds accepted applicants only', async () => {
    const { sent } = show(({ search }) => pageOf(search ? [] : [application('a', 'Barista')]));
    const box = await screen.findByRole('searchbox', { name: 'Name' });
    expect(screen.getByText('Finds accepted applicants only; other names are masked.')).toBeVisible();
    fireEvent.change(box, { target: { value: 'Rina' } });
    expect(await screen.findByText(/No accepted applicant has this name/, {}, { timeout: 3000 })).toBeVisible();
    expect(sent.at(-1)?.variables).toMatchObject({ search: 'Rina' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByRole('region', { name: 'Barista' })).toBeVisible();
    expect(box).toHaveValue('');
  });

  it('say when they could not be loaded', async () => {
    show(new Error('down'));
    expect(await screen.findByText('Failed to load applicants. Please try again later.')).toBeVisible();
  });
});

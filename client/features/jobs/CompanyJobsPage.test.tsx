import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal, type Answer } from '../../testing/portal';
import { toastTime } from '../../testing/shown-toasts';
import { CompanyJobsPage } from './CompanyJobsPage';

const row = {
  __typename: 'Job', id: 'job-1', title: 'Barista', location: 'Bandung', employmentType: 'FULL_TIME', isActive: true,
  isVisibleToSeekers: false, createdAt: '2026-11-01T00:00:00.000Z', autoCloseDate: null, salary: null,
  applicationCounts: { __typename: 'ApplicationCounts', total: 4, pending: 3, accepted: 1 },
  interviewAvailability: [{ __typename: 'InterviewSlot', id: 'slot-1', state: 'FULL' }],
};
const page = (items: object[], pageCount = 1) => ({
  companyJobs: { __typename: 'JobPage', page: 1, pageCount, totalCount: items.length, items },
});
const show = (answer: Answer, at = '/') => renderPortal(<CompanyJobsPage />, { at, answers: { CompanyJobs: answer } });

describe('my job listings', () => {
  it('lead to each job with its applicants and slots', async () => {
    show(page([row]));
    expect(await screen.findByRole('link', { name: 'Barista' })).toHaveAttribute('href', '/company/job/job-1');
    expect(screen.getByText('4 applicants, 3 pending')).toBeVisible();
    expect(screen.getByText('0 of 1 slot open')).toBeVisible();
    expect(screen.getByText('Not visible to seekers')).toBeVisible();
  });

  it('start at page 1 again when the filter changes', async () => {
    const { sent } = show(page([row], 3), '/?page=3&search=bar');
    await screen.findByRole('link', { name: 'Barista' });
    expect(sent.at(-1)?.variables).toEqual({ search: 'bar', status: 'ALL', page: 3 });
    await userEvent.click(screen.getByRole('radio', { name: 'Close' }));
    await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ search: 'bar', status: 'CLOSED', page: 1 }));
  });

  it('go to the last page there is when theirs is gone', async () => {
    const answer = ({ page: asked }: Record<string, unknown>): object =>
      asked === 3 ? { companyJobs: { __typename: 'JobPage', page: 3, pageCount: 2, totalCount: 51, items: [] } } : { companyJobs: { ...page([row], 2).companyJobs, page: 2 } };
    const { sent } = show(answer, '/?page=3');
    expect(await screen.findByRole('link', { name: 'Barista' })).toBeVisible();
    expect(sent.map(({ variables }) => variables['page'])).toEqual([3, 2]);
  });

  it('offer the first posting when there is none', async () => {
    show(page([]));
    expect(await screen.findByText('You have not posted a job yet.')).toBeVisible();
  });

  it('say when they could not be loaded, with a way to try again', async () => {
    show(new Error('down'));
    expect(await screen.findByText('Failed to load jobs. Please try again later.')).toBeVisible();
    expect(toastTime('Failed to load jobs. Please try again later.')).toBe(3000);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

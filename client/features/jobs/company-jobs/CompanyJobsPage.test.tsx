import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyJobsDocument, type CompanyJobsQueryVariables } from '../../../graphql/generated';
import { aJob, aSlot, type Job } from '../../../testing/fixtures/job';
import { mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { toastTime } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aCompanyViewer } from '../../../testing/render';
import { CompanyJobsPage } from './CompanyJobsPage';

const row = aJob({
  isVisibleToSeekers: false,
  applicationCounts: { total: 4, pending: 3, noReply: 0, accepted: 1, rejected: 0, withdrawn: 0, undecided: 3 },
  interviewAvailability: [aSlot({ state: 'FULL' })],
});
const page = (items: Job[], pageCount = 1) => ({
  companyJobs: { page: 1, pageCount, totalCount: items.length, items },
});
const show = (answer: ResponseTo<typeof CompanyJobsDocument>, at = '/', viewer = aCompanyViewer()) =>
  renderPortal(<CompanyJobsPage />, { at, viewer, answers: [mockQuery(CompanyJobsDocument, answer)] });

describe('my job listings', () => {
  it('lead to each job with its applicants, also those without a reply in time, and its slots', async () => {
    const counts = { total: 1004, pending: 1, noReply: 1003, accepted: 0, rejected: 0, withdrawn: 0, undecided: 1004 };
    show(page([row, aJob({ id: 'job-2', title: 'Cashier', applicationCounts: counts })]));
    expect(await screen.findByRole('link', { name: 'Barista' })).toHaveAttribute('href', '/company/job/job-1');
    expect(screen.getByText('1.004 applicants, 1 pending, 1.003 no reply')).toBeVisible();
    expect(screen.getByText('4 applicants, 3 pending')).toBeVisible();
    expect(screen.getByText('All slots are taken')).toBeVisible();
    expect(screen.getByText('Not visible to seekers')).toBeVisible();
  });

  it('start at page 1 again when the filter changes', async () => {
    const { sent } = show(page([row], 3), '/?page=3&search=bar');
    await screen.findByRole('link', { name: 'Barista' });
    expect(sent(CompanyJobsDocument).at(-1)).toEqual({ search: 'bar', status: 'ALL', isMine: null, page: 3 });
    await userEvent.click(screen.getByRole('radio', { name: 'Close' }));
    const closed = { search: 'bar', status: 'CLOSED', isMine: null, page: 1 };
    await waitFor(() => expect(sent(CompanyJobsDocument).at(-1)).toEqual(closed));
  });

  it('leave out those of colleagues, where there are any, from page 1 on', async () => {
    const alone = show(page([row]));
    await screen.findByRole('link', { name: 'Barista' });
    expect(screen.queryByRole('checkbox', { name: 'Only my jobs' })).toBeNull();
    alone.unmount();

    const { sent } = show(page([row], 3), '/?page=3', { ...aCompanyViewer(), hasColleagues: true });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Only my jobs' }));
    const mine = { search: null, status: 'ALL', isMine: true, page: 1 };
    await waitFor(() => expect(sent(CompanyJobsDocument).at(-1)).toEqual(mine));
    expect(screen.getByRole('checkbox', { name: 'Only my jobs' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Only my jobs' })).toHaveFocus();
  });

  it('lead to the last page when the requested one no longer exists', async () => {
    const answer = ({ page: asked }: CompanyJobsQueryVariables) =>
      asked === 3
        ? { companyJobs: { page: 3, pageCount: 2, totalCount: 51, items: [] } }
        : { companyJobs: { ...page([row], 2).companyJobs, page: 2 } };
    const { sent } = show(answer, '/?page=3');
    expect(await screen.findByRole('link', { name: 'Barista' })).toBeVisible();
    expect(sent(CompanyJobsDocument).map((variables) => variables.page)).toEqual([3, 2]);
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

import { screen, within } from '@testing-library/react';
import { renderPortal, type Answer } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { AppliedJobsPage } from './AppliedJobsPage';

const application = (id: string, status: string, over: object = {}) => ({
  __typename: 'Application', id, status, applicationDate: '2026-11-01T00:00:00.000Z', jobTitle: `Job ${id}`,
  companyName: 'Kopi Senja', job: null,
  selectedInterview: { __typename: 'InterviewTime', date: '2026-11-24', start: '09:00', end: '09:30', locationType: 'ONLINE' },
  ...over,
});
const show = (answer: Answer) =>
  renderPortal(<AppliedJobsPage />, { viewer: aViewer(), answers: { SeekerApplications: answer } });
const titlesIn = (group: string) =>
  within(screen.getByRole('region', { name: group })).queryAllByRole('link').map((link) => link.textContent);

describe('applied jobs', () => {
  it('come in three groups, a withdrawn one under Rejected as Withdrawn', async () => {
    show({
      myApplications: [
        application('a', 'PENDING'), application('b', 'WITHDRAWN'), application('c', 'ACCEPTED'), application('d', 'REJECTED'),
        application('e', 'PENDING', { jobTitle: '', companyName: '' }),
      ],
    });
    await screen.findByText('Job a');
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(['Accepted', 'Pending', 'Rejected']);
    expect(titlesIn('Accepted')).toEqual(['Job c']);
    expect(titlesIn('Pending')).toEqual(['Job a', 'Unknown Position']);
    expect(titlesIn('Rejected')).toEqual(['Job b', 'Job d']);
    expect(within(screen.getByRole('region', { name: 'Rejected' })).getByText('Withdrawn')).toBeVisible();
    expect(screen.getByText('Unknown Company')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Job c' })).toHaveAttribute('href', '/user/application/c');
  });

  it('say what an empty group is', async () => {
    show({ myApplications: [application('a', 'PENDING')] });
    expect(await screen.findByText('No accepted applications.')).toBeVisible();
  });

  it('lead to the jobs when there are none', async () => {
    show({ myApplications: [] });
    expect(await screen.findByText('You have not applied to any job yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/user/jobs');
  });

  it('say when they could not be loaded', async () => {
    show(new Error('down'));
    expect(await screen.findByText('Failed to load your applications. Please try again later.')).toBeVisible();
  });
});

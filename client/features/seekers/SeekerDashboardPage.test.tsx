import { screen, within } from '@testing-library/react';
import { renderPortal, type Answer } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { SeekerDashboardPage } from './SeekerDashboardPage';

const interview = {
  __typename: 'Application', id: 'a', jobTitle: 'Barista', companyName: 'Kopi Senja', joinUrl: 'https://meet.example/a',
  selectedInterview: { __typename: 'InterviewTime', date: '2026-11-24', start: '09:00', end: '09:30', locationType: 'ONLINE' },
};
const dashboard = (over: object = {}, profileCompletion = 67) => ({
  seekerDashboard: {
    __typename: 'SeekerDashboard',
    seeker: { __typename: 'Seeker', id: 's', fullName: 'Sari Dewi', profileCompletion },
    applicationCounts: { __typename: 'ApplicationCounts', total: 7, accepted: 2, pending: 3 },
    applicationsThisMonth: 4, lastApplicationDate: '2026-11-20T03:00:00.000Z', upcomingInterview: interview,
    recommendedJobs: [
      { __typename: 'Job', id: 'j', title: 'Cashier', companyName: 'Kopi Senja', companyLogo: null, location: 'Bandung', employmentType: 'FULL_TIME', salary: null },
    ],
    recentApplications: [
      { __typename: 'Application', id: 'b', status: 'PENDING', jobTitle: '', companyName: 'Kopi Senja', applicationDate: '2026-11-20T03:00:00.000Z' },
    ],
    ...over,
  },
});
const show = (answer: Answer) =>
  renderPortal(<SeekerDashboardPage />, { viewer: aViewer(), answers: { SeekerDashboard: answer } });

beforeEach(() => window.localStorage.clear());

describe('the seeker dashboard', () => {
  it('welcomes someone who sees it for the first time, and welcomes them back from then on', async () => {
    const { unmount } = show(dashboard());
    expect(await screen.findByRole('heading', { name: 'Welcome, Sari!' })).toBeVisible();
    unmount();
    show(dashboard());
    expect(await screen.findByRole('heading', { name: 'Welcome back, Sari!' })).toBeVisible();
  });

  it('welcomes a new account also in a browser that knows another one', async () => {
    const { unmount } = show(dashboard());
    await screen.findByRole('heading', { name: 'Welcome, Sari!' });
    unmount();
    show(dashboard({ seeker: { __typename: 'Seeker', id: 's2', fullName: 'Budi', profileCompletion: 67 } }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Budi!' })).toBeVisible();
  });

  it('welcomes, counts, recommends and lists', async () => {
    show(dashboard());
    expect(await screen.findByRole('heading', { name: 'Welcome, Sari!' })).toBeVisible();
    const card = (name: string) => within(screen.getByRole('region', { name }));
    expect(card('Applications').getByText('7')).toBeVisible();
    expect(card('Activity').getByText('4')).toBeVisible();
    expect(card('Recommended For You').getByRole('link', { name: 'Cashier' })).toHaveAttribute('href', '/user/job/j');
    expect(card('Recent Applications').getByRole('link', { name: 'Unknown Position' })).toHaveAttribute('href', '/user/application/b');
    expect(card('Recent Applications').getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/user/applied');
  });

  it('shows the completion until the profile is whole, then the upcoming interview', async () => {
    const first = show(dashboard());
    expect(await screen.findByRole('region', { name: 'Profile Completion' })).toBeVisible();
    first.unmount();
    show(dashboard({}, 100));
    expect(await screen.findByRole('region', { name: 'Upcoming Interview' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Profile Completion' })).toBeNull();
    expect(screen.getByRole('link', { name: /Join Interview/ })).toHaveAttribute('href', 'https://meet.example/a');
  });

  it('keeps the completion of a whole profile with no interview ahead', async () => {
    show(dashboard({ upcomingInterview: null }, 100));
    expect(await screen.findByText('Your profile is complete.')).toBeVisible();
  });

  it('leads on from empty lists', async () => {
    show(dashboard({ recommendedJobs: [], recentApplications: [], lastApplicationDate: null }));
    expect(await screen.findByText('You have not applied to any job yet.')).toBeVisible();
    expect(screen.getByText('None yet')).toBeVisible();
  });

  it('says when it could not be loaded', async () => {
    show(new Error('down'));
    expect(await screen.findByText('Failed to load dashboard data. Please try again later.')).toBeVisible();
  });
});

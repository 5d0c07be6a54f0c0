import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AcceptProposalDocument, SeekerDashboardDocument, type SeekerDashboardQuery } from '../../../graphql/generated';
import { anApplication, anInterviewTime, aRescheduleRequest } from '../../../testing/fixtures/application';
import { aJob } from '../../../testing/fixtures/job';
import { aSeeker } from '../../../testing/fixtures/seeker';
import { mockMutation, mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { hrefOf } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { SeekerDashboardPage } from './SeekerDashboardPage';

const interview = anApplication({
  id: 'a',
  joinUrl: 'https://meet.example/a',
  selectedInterview: anInterviewTime({ date: '2026-11-24' }),
});
const dashboard = (over: Partial<SeekerDashboardQuery['seekerDashboard']> = {}, profileCompletion = 67) => ({
  seekerDashboard: {
    seeker: aSeeker({ profileCompletion }),
    applicationCounts: { total: 7, pending: 3, noReply: 1, accepted: 2, rejected: 1, withdrawn: 0 },
    applicationsThisMonth: 4,
    lastApplicationDate: '2026-11-20T03:00:00.000Z',
    upcomingInterview: interview,
    waitingApplications: [],
    recommendedJobs: [aJob({ id: 'j', title: 'Cashier' })],
    recentApplications: [anApplication({ id: 'b', jobTitle: '' })],
    ...over,
  },
  proposalsToAnswer: [],
});
const show = (answer: ResponseTo<typeof SeekerDashboardDocument>) =>
  renderPortal(<SeekerDashboardPage />, { viewer: aViewer(), answers: [mockQuery(SeekerDashboardDocument, answer)] });

describe('the seeker dashboard', () => {
  it('welcomes someone who sees it for the first time, and welcomes them back from then on, but not another account', async () => {
    for (const welcome of ['Welcome, Sari!', 'Welcome back, Sari!']) {
      const { unmount } = show(dashboard());
      expect(await screen.findByRole('heading', { name: welcome })).toBeVisible();
      unmount();
    }
    show(dashboard({ seeker: aSeeker({ id: 's2', fullName: 'Budi' }) }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Budi!' })).toBeVisible();
  });

  it('welcomes, counts, recommends and lists', async () => {
    show(dashboard());
    expect(await screen.findByRole('heading', { name: 'Welcome, Sari!' })).toBeVisible();
    const card = (name: string) => within(screen.getByRole('region', { name }));
    expect(card('Applications').getByText('7')).toBeVisible();
    expect(card('Activity').getByText('4')).toBeVisible();
    expect(card('Recommended For You').getByRole('link', { name: 'Cashier' })).toHaveAttribute('href', '/user/job/j');
    expect(card('Recommended For You').getByText(/^The newest jobs/)).toBeVisible();
    expect(hrefOf('Unknown Position', card('Recent Applications'))).toBe('/user/application/b');
    expect(hrefOf('View all', card('Recent Applications'))).toBe('/user/applied');
  });

  it('shows the completion until the profile is whole, then the upcoming interview', async () => {
    const first = show(dashboard());
    expect(await screen.findByRole('region', { name: 'Profile Completion' })).toBeVisible();
    first.unmount();
    show(dashboard({}, 100));
    expect(await screen.findByRole('region', { name: 'Upcoming Interview' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Profile Completion' })).toBeNull();
    expect(hrefOf(/Join Interview/)).toBe('https://meet.example/a');
  });

  it.each([60, 100])(
    'leads from the next interview to asking for another time, with a profile of %s%%',
    async (percent) => {
      const upcomingInterview = { ...interview, viewerCanRequestReschedule: true };
      const first = show(dashboard({ upcomingInterview }, percent));
      await screen.findByRole('link', { name: 'Request Reschedule' });
      expect(hrefOf('Request Reschedule')).toBe('/user/application/a');
      first.unmount();
      show(dashboard({ upcomingInterview: { ...interview, viewerCanRequestReschedule: false } }, percent));
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('link', { name: 'Request Reschedule' })).toBeNull();
    },
  );

  it.each([60, 100])('names the time that the seeker has proposed, with a profile of %s%%', async (percent) => {
    const asked = (by: 'APPLICANT' | 'COMPANY', status: 'PENDING' | 'EXPIRED' = 'PENDING') => ({
      ...interview,
      interviewRescheduleRequest: aRescheduleRequest({ requestedBy: by, status }),
    });
    const first = show(dashboard({ upcomingInterview: asked('APPLICANT') }, percent));
    const proposed = await screen.findByText('You proposed Wed, Nov 25, 2099, 14:00 WIB');
    expect(proposed.closest('a')).toHaveAttribute('href', '/user/application/a');
    first.unmount();
    for (const other of [asked('COMPANY'), asked('APPLICANT', 'EXPIRED')]) {
      const next = show(dashboard({ upcomingInterview: other }, percent));
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByText(/^You proposed/)).toBeNull();
      next.unmount();
    }
  });

  it('lets a proposed time be accepted in place', async () => {
    const proposal = anApplication({
      id: 'p',
      jobTitle: 'Driver',
      companyName: 'PT Baja',
      interviewRescheduleRequest: aRescheduleRequest(),
    });
    let waits = true;
    const { sent } = renderPortal(<SeekerDashboardPage />, {
      viewer: aViewer(),
      answers: [
        mockQuery(SeekerDashboardDocument, () => ({ ...dashboard(), proposalsToAnswer: waits ? [proposal] : [] })),
        mockMutation(AcceptProposalDocument, () => {
          waits = false;
          return { respondToReschedule: { application: proposal, errors: [] } };
        }),
      ],
    });
    const waiting = within(await screen.findByRole('region', { name: 'Needs your answer' }));
    expect(waiting.getByText('Nov 24, 2099', { exact: false })).toBeVisible();
    expect(waiting.getByText('Nov 25, 2099', { exact: false })).toBeVisible();
    await userEvent.click(waiting.getByRole('button', { name: 'Accept new time: PT Baja, Driver' }));
    expect(await screen.findByText('New time accepted. The interview has moved.')).toBeVisible();
    const input = { applicationId: 'p', requestId: aRescheduleRequest().id, answer: 'ACCEPT' };
    expect(sent(AcceptProposalDocument)).toEqual([{ input }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs your answer' })).toBeNull());
  });

  it('begins as a list of steps, and says since when an application waits', async () => {
    const first = show(
      dashboard({ applicationCounts: { total: 0, pending: 0, noReply: 0, accepted: 0, rejected: 0, withdrawn: 0 } }),
    );
    expect(await screen.findByRole('region', { name: 'Your first steps' })).toBeVisible();
    // The card above asks for it.
    expect(screen.getAllByRole('link', { name: /your profile/i })).toHaveLength(1);
    first.unmount();
    show(dashboard({ waitingApplications: [anApplication({ id: 'w', applicationDate: new Date().toISOString() })] }));
    expect(
      within(await screen.findByRole('region', { name: 'Waiting for an answer' })).getByText(/^Applied/),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your first steps' })).toBeNull();
  });

  it('leads on from empty lists, and keeps the completion of a whole profile with no interview ahead', async () => {
    const nothing = { recommendedJobs: [], recentApplications: [], lastApplicationDate: null, upcomingInterview: null };
    show(dashboard(nothing, 100));
    expect(await screen.findByText('Your profile is complete.')).toBeVisible();
    expect(await screen.findByText('You have not applied to any job yet.')).toBeVisible();
    expect(screen.getByText('None yet')).toBeVisible();
  });

  it('says when it could not be loaded', async () => {
    show(new Error('down'));
    expect(await screen.findByText('Failed to load dashboard data. Please try again later.')).toBeVisible();
  });
});

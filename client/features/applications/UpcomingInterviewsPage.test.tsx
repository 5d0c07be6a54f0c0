import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal, type Answer } from '../../testing/portal';
import { UpcomingInterviewsPage } from './UpcomingInterviewsPage';

/** Long after any day on which this test may run. */
const interview = (over: object = {}) => ({
  __typename: 'Application', id: 'application-1', jobTitle: 'Barista', status: 'ACCEPTED', joinUrl: 'https://meet.example/a',
  selectedInterview: {
    __typename: 'InterviewTime', date: '2999-11-26', start: '09:00', end: '09:30', startsAt: '2999-11-26T02:00:00.000Z',
    endsAt: '2999-11-26T02:30:00.000Z', locationType: 'ONLINE',
  },
  interviewDetails: null,
  applicant: { __typename: 'Applicant', isRevealed: true, fullName: 'Sari Dewi', pictureUrl: null },
  ...over,
});
const show = (answer: Answer) => renderPortal(<UpcomingInterviewsPage />, { answers: { UpcomingInterviews: answer } });

describe('the company\'s interview calendar', () => {
  it('names applicant, job and place, and leads to the applicant and the meeting', async () => {
    const onSite = interview({ id: 'application-2', joinUrl: null, applicant: null, interviewDetails: { __typename: 'InterviewDetails', venue: 'Lantai 3' } });
    show({ interviews: [interview(), onSite] });

    expect(await screen.findByRole('link', { name: 'Sari Dewi' })).toHaveAttribute('href', '/company/applicant/application-1');
    expect(screen.getByText('Barista · Online')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Unknown User' })).toHaveAttribute('href', '/company/applicant/application-2');
    expect(screen.getByText('Barista · Lantai 3')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Join Interview/ }).map((link) => link.getAttribute('href'))).toEqual(['https://meet.example/a']);
  });

  it('leads to the jobs while there is none', async () => {
    show({ interviews: [] });
    expect(await screen.findByRole('link', { name: 'View My Jobs' })).toHaveAttribute('href', '/company/jobs');
  });

  it('says that it could not be loaded, and tries again on demand', async () => {
    let fails = true;
    show(() => (fails ? new Error('offline') : { interviews: [interview()] }));
    expect(await screen.findByText('Failed to load upcoming interviews. Please try again later.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sari Dewi' })).toBeVisible();
  });
});

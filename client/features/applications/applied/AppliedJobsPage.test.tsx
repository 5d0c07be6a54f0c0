import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SeekerApplicationsDocument } from '../../../graphql/generated';
import {
  anApplication,
  anInterview,
  aRescheduleRequest,
  type Application,
} from '../../../testing/fixtures/application';
import { mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { AppliedJobsPage } from './AppliedJobsPage';

const application = (id: string, status: Application['status'], over: Partial<Application> = {}) =>
  anApplication({ id, status, jobTitle: `Job ${id}`, job: null, ...over });
const show = (answer: ResponseTo<typeof SeekerApplicationsDocument>) =>
  renderPortal(<AppliedJobsPage />, { viewer: aViewer(), answers: [mockQuery(SeekerApplicationsDocument, answer)] });
const titlesIn = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

describe('applied jobs', () => {
  it('come in three groups, with what else is in one counted by its own status', async () => {
    show({
      proposalsToAnswer: [],
      myApplications: [
        application('a', 'PENDING'),
        application('b', 'WITHDRAWN'),
        application('c', 'ACCEPTED'),
        application('d', 'REJECTED'),
        application('e', 'PENDING', { jobTitle: '', companyName: '' }),
        application('f', 'NO_REPLY', { replyState: 'LAPSED' }),
        application('g', 'NO_REPLY', { replyState: 'CLOSED' }),
      ],
    });
    await screen.findByText('Job a');
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Accepted',
      'Pending',
      'Rejected',
    ]);
    expect(titlesIn('Accepted')).toEqual(['Job c']);
    expect(titlesIn('Pending')).toEqual(['Job a', 'Unknown Position', 'Job f']);
    expect(titlesIn('Rejected')).toEqual(['Job b', 'Job d', 'Job g']);
    const headOf = (group: string) => screen.getByRole('heading', { name: group }).parentElement?.textContent;
    expect(['Accepted', 'Pending', 'Rejected'].map(headOf)).toEqual([
      'Accepted1',
      'Pending21 no reply',
      'Rejected11 no reply1 withdrawn',
    ]);
    expect(screen.getByText('Unknown Company')).toBeVisible();
    const dates = screen.getAllByText(/Answer by/).map(({ textContent }) => textContent);
    expect(dates).toEqual(Array(2).fill('Answer by Nov 23, 2099'));
    expect(screen.getByRole('link', { name: 'Job c' })).toHaveAttribute('href', '/user/application/c');
  });

  it('come by interview, the next first; those whose time is over are folded', async () => {
    const at = (id: string, date: string) => {
      const one = application(id, 'ACCEPTED');
      return { ...one, selectedInterview: { ...one.selectedInterview, date } };
    };
    show({
      proposalsToAnswer: [],
      myApplications: [at('a', '2020-01-06'), at('b', '2099-03-02'), at('c', '2020-01-07'), at('d', '2099-03-01')],
    });
    await screen.findByText('Job b');
    expect(titlesIn('Accepted')).toEqual(['Job d', 'Job b', 'Job c', 'Job a']);
    const fold = screen.getByText('2 with past interview times');
    expect(screen.getByText('Job c')).not.toBeVisible();
    await userEvent.click(fold);
    expect(screen.getByText('Job a')).toBeVisible();
  });

  it('say one state each: what is to be known first', async () => {
    show({
      proposalsToAnswer: [],
      myApplications: [
        application('a', 'ACCEPTED', { interview: anInterview() }),
        application('b', 'ACCEPTED', { interviewRescheduleRequest: aRescheduleRequest({ requestedBy: 'COMPANY' }) }),
        application('c', 'ACCEPTED', {
          interviewRescheduleRequest: aRescheduleRequest({ id: 'request-2', requestedBy: 'APPLICANT' }),
        }),
        application('d', 'ACCEPTED'),
      ],
    });
    await screen.findByText('Job a');
    const stateOf = (id: string) =>
      screen
        .getByText(`Job ${id}`)
        .closest('li')
        ?.textContent?.replace(/^.* WIB/, '');
    expect(['a', 'b', 'c', 'd'].map(stateOf)).toEqual([
      'Interview cancelled',
      'Answer the new time',
      'You asked for another time',
      'Accepted',
    ]);
  });

  it('have what companies propose in one line above them', async () => {
    const proposal = (id: string) => ({
      ...application(id, 'ACCEPTED', { companyName: 'PT Baja' }),
      interviewRescheduleRequest: aRescheduleRequest(),
    });
    const first = show({ proposalsToAnswer: [proposal('a')], myApplications: [proposal('a')] });
    expect(await screen.findByRole('link', { name: /^PT Baja proposes another time/ })).toHaveAttribute(
      'href',
      '/user/application/a',
    );
    first.unmount();
    show({ proposalsToAnswer: [proposal('a'), proposal('b')], myApplications: [proposal('a'), proposal('b')] });
    expect(await screen.findByRole('link', { name: /^2 proposed times need your answer/ })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  });

  it('say what an empty group is', async () => {
    show({ proposalsToAnswer: [], myApplications: [application('a', 'PENDING')] });
    expect(await screen.findByText('No accepted applications.')).toBeVisible();
  });

  it('lead to the jobs when there are none', async () => {
    show({ proposalsToAnswer: [], myApplications: [] });
    expect(await screen.findByText('You have not applied to any job yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/user/jobs');
  });

  it('say when they could not be loaded', async () => {
    show(new Error('down'));
    expect(await screen.findByText('Failed to load your applications. Please try again later.')).toBeVisible();
  });
});

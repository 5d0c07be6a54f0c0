import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ApplicantDocument,
  ApplicantTokenBalanceDocument,
  SeekerApplicationDetailDocument,
} from '../../graphql/generated';
import { anApplication, aRescheduleRequest, type Application } from '../../testing/fixtures/application';
import { mockQuery, type ResponseTo } from '../../testing/mock-operation';
import { fill } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { ApplicantPage } from './applicant/ApplicantPage';
import { ApplicationPage } from './application/ApplicationPage';

const own = (over: Partial<Application> = {}) => ({
  application: anApplication({
    id: 'a',
    viewerCanWithdraw: true,
    viewerCanOpenJob: true,
    viewerCanOpenCompany: true,
    job: null,
    ...over,
  }),
});
const received = (over: Partial<Application> = {}) => ({
  application: anApplication({ id: 'a', viewerCanDecide: true, whyViewerCannotAccept: null, job: null, ...over }),
});
const accepted: Partial<Application> = {
  status: 'ACCEPTED',
  viewerCanDecide: false,
  whyViewerCannotAccept: 'APPLICATION_NOT_PENDING',
  viewerCanAddDetails: true,
  viewerCanRequestReschedule: true,
};
const request = aRescheduleRequest();
const asked: Partial<Application> = {
  interviewRescheduleRequest: request,
  rescheduleHistory: [request],
  viewerCanRequestReschedule: false,
};

const showOwn = (answer: ResponseTo<typeof SeekerApplicationDetailDocument>) =>
  renderPortal(<ApplicationPage />, {
    at: '/user/application/a',
    pattern: '/user/application/:applicationId',
    viewer: aViewer(),
    answers: [mockQuery(SeekerApplicationDetailDocument, answer)],
  });
const showReceived = (answer: ResponseTo<typeof ApplicantDocument>) =>
  renderPortal(<ApplicantPage />, {
    at: '/company/applicant/a',
    pattern: '/company/applicant/:applicationId',
    answers: [
      mockQuery(ApplicantDocument, answer),
      mockQuery(ApplicantTokenBalanceDocument, { viewer: { id: 'v', company: { id: 'c', tokenBalance: 3 } } }),
    ],
  });

const lookAgain = () => act(async () => void fireEvent.focus(window));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('an application on the screen', () => {
  it('notices the company’s decision when the window is looked at', async () => {
    let answer = own();
    showOwn(() => answer);
    expect(await screen.findByText('Pending')).toBeVisible();
    answer = own({ status: 'REJECTED', viewerCanWithdraw: false });
    await lookAgain();
    expect(await screen.findByText('This application was not successful')).toBeVisible();
  });

  it('notices it within a minute, but does not ask while nobody looks', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    try {
      const { sent } = showOwn(own());
      const minute = () => act(() => jest.advanceTimersByTimeAsync(60_000));
      await minute();
      expect(sent(SeekerApplicationDetailDocument)).toHaveLength(1);
      hidden.mockReturnValue(false);
      await minute();
      expect(sent(SeekerApplicationDetailDocument)).toHaveLength(2);
    } finally {
      hidden.mockRestore();
      jest.useRealTimers();
    }
  });

  it('stays as it is when it cannot be asked for again', async () => {
    let fails = false;
    const { sent } = showOwn(() => (fails ? new Error('offline') : own()));
    expect(await screen.findByText('Pending')).toBeVisible();
    fails = true;
    await lookAgain();
    await waitFor(() => expect(sent(SeekerApplicationDetailDocument)).toHaveLength(2));
    expect(screen.getByText('Pending')).toBeVisible();
  });

  it.each<[string, Partial<Application>]>([
    ['the company has asked too', asked],
    ['the interview is over', { viewerCanRequestReschedule: false }],
  ])('keeps the reason that is being written when %s', async (_case, change) => {
    let answer = own(accepted);
    showOwn(() => answer);
    await press('Request Reschedule');
    fill(await screen.findByLabelText('Reason (optional)'), 'An exam');
    answer = own({ ...accepted, ...change });
    await lookAgain();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Request Reschedule', hidden: true })).toBeNull());
    expect(screen.getByLabelText('Reason (optional)')).toHaveValue('An exam');
  });
});

describe('an applicant on the screen', () => {
  it('notices that they have withdrawn', async () => {
    let answer = received();
    showReceived(() => answer);
    expect(await screen.findByRole('button', { name: /^Accept/ })).toBeVisible();
    answer = received({
      status: 'WITHDRAWN',
      viewerCanDecide: false,
      whyViewerCannotAccept: 'APPLICATION_NOT_PENDING',
    });
    await lookAgain();
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  it('keeps the meeting link that is being written when they withdraw', async () => {
    let answer = received();
    showReceived(() => answer);
    await press(/^Accept/);
    fill(await screen.findByLabelText('Meeting link'), 'https://meet.test/a');
    answer = received({
      status: 'WITHDRAWN',
      viewerCanDecide: false,
      whyViewerCannotAccept: 'APPLICATION_NOT_PENDING',
    });
    await lookAgain();
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
    expect(screen.getByLabelText('Meeting link')).toHaveValue('https://meet.test/a');
  });

  it('keeps the interview details that are being written when others were saved', async () => {
    let answer = received(accepted);
    showReceived(() => answer);
    fill(await screen.findByLabelText(/^Venue/), 'Braga 12');
    const interviewDetails = { venue: 'Dago 3', link: null, additionalInfo: null };
    answer = received({ ...accepted, jobTitle: 'Head barista', interviewDetails });
    await lookAgain();
    await waitFor(() => expect(document.title).toContain('Head barista'));
    expect(screen.getByLabelText(/^Venue/)).toHaveValue('Braga 12');
  });

  it('shows details that were saved elsewhere when nothing was written', async () => {
    let answer = received(accepted);
    showReceived(() => answer);
    await screen.findByLabelText(/^Venue/);
    answer = received({ ...accepted, interviewDetails: { venue: 'Dago 3', link: null, additionalInfo: null } });
    await lookAgain();
    expect(await screen.findByText('Dago 3')).toBeVisible();
  });
});

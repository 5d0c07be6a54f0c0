import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal, type Answer } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { ApplicantPage } from './ApplicantPage';
import { ApplicationPage } from './ApplicationPage';

const selectedInterview = {
  __typename: 'InterviewTime', date: '2099-11-24', start: '09:00', end: '09:30', locationType: 'ONSITE',
  startsAt: '2099-11-24T02:00:00.000Z', endsAt: '2099-11-24T02:30:00.000Z',
};
const common = {
  __typename: 'Application', id: 'a', status: 'PENDING', applicationDate: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z', jobId: 'job-1', jobTitle: 'Barista', joinUrl: null, rejectionNotice: null,
  interviewDetails: null, selectedInterview, viewerCanRequestReschedule: false, viewerCanRespondToReschedule: false,
  interviewRescheduleRequest: null, rescheduleHistory: [],
};
const own = (over: object = {}) => ({
  application: {
    ...common, companyId: 'company-2', companyName: 'Kopi Senja', viewerCanWithdraw: true, viewerCanOpenJob: true,
    viewerCanOpenCompany: true, job: null, ...over,
  },
});
const applicant = {
  __typename: 'Applicant', fullName: 'R**a', isRevealed: false, email: null, phoneNumber: null, pictureUrl: null, cvUrl: null,
  portfolioUrl: null, education: 'Diploma', technicalSkills: [], softSkills: [], workExperience: 'Two years',
};
const received = (over: object = {}) => ({
  application: { ...common, viewerCanDecide: true, viewerCanAccept: true, viewerCanCounterReschedule: false, viewerCanAddDetails: false, job: null, applicant, ...over },
});
const accepted = { status: 'ACCEPTED', viewerCanDecide: false, viewerCanAccept: false, viewerCanAddDetails: true, viewerCanRequestReschedule: true };
const request = {
  __typename: 'RescheduleRequest', id: 'request-1', status: 'PENDING', requestedBy: 'COMPANY', respondedAt: null,
  requestedAt: '2026-11-20T03:00:00.000Z', reason: 'A public holiday', newInterview: { ...selectedInterview, start: '14:00', end: '14:30' },
};
const asked = { interviewRescheduleRequest: request, rescheduleHistory: [request], viewerCanRequestReschedule: false };

const showOwn = (answer: Answer) =>
  renderPortal(<ApplicationPage />, {
    at: '/user/application/a', pattern: '/user/application/:applicationId', viewer: aViewer(), answers: { SeekerApplicationDetail: answer },
  });
const showReceived = (answer: Answer) =>
  renderPortal(<ApplicantPage />, {
    at: '/company/applicant/a', pattern: '/company/applicant/:applicationId',
    answers: {
      Applicant: answer,
      ApplicantTokenBalance: { viewer: { __typename: 'Viewer', id: 'v', company: { __typename: 'Company', id: 'c', tokenBalance: 3 } } },
    },
  });

const lookAgain = () => act(async () => void fireEvent.focus(window));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

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
      expect(sent).toHaveLength(1);
      hidden.mockReturnValue(false);
      await minute();
      expect(sent).toHaveLength(2);
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
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.getByText('Pending')).toBeVisible();
  });

  it.each([
    ['the company has asked too', asked],
    ['the interview is over', { viewerCanRequestReschedule: false }],
  ])('keeps the reason that is being written when %s', async (_case, change) => {
    let answer = own(accepted);
    showOwn(() => answer);
    await press('Request Reschedule');
    await userEvent.type(await screen.findByLabelText('Reason (optional)'), 'An exam');
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
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
    answer = received({ status: 'WITHDRAWN', viewerCanDecide: false, viewerCanAccept: false });
    await lookAgain();
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('keeps the meeting link that is being written when they withdraw', async () => {
    let answer = received();
    showReceived(() => answer);
    await press('Accept');
    await userEvent.type(await screen.findByLabelText('Meeting link'), 'https://meet.test/a');
    answer = received({ status: 'WITHDRAWN', viewerCanDecide: false, viewerCanAccept: false });
    await lookAgain();
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
    expect(screen.getByLabelText('Meeting link')).toHaveValue('https://meet.test/a');
  });

  it('keeps the interview details that are being written when others were saved', async () => {
    let answer = received(accepted);
    showReceived(() => answer);
    await userEvent.type(await screen.findByLabelText(/^Venue/), 'Braga 12');
    const interviewDetails = { __typename: 'InterviewDetails', venue: 'Dago 3', link: null, additionalInfo: null };
    answer = received({ ...accepted, jobTitle: 'Head barista', interviewDetails });
    await lookAgain();
    expect(await screen.findByText('Head barista')).toBeVisible();
    expect(screen.getByLabelText(/^Venue/)).toHaveValue('Braga 12');
  });

  it('shows details that were saved elsewhere when nothing was written', async () => {
    let answer = received(accepted);
    showReceived(() => answer);
    await screen.findByLabelText(/^Venue/);
    answer = received({ ...accepted, interviewDetails: { __typename: 'InterviewDetails', venue: 'Dago 3', link: null, additionalInfo: null } });
    await lookAgain();
    expect(await screen.findByText('Dago 3')).toBeVisible();
  });
});

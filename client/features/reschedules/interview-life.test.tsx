import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, wibDateOf } from '../../../domain/time';
import {
  ApplicantDocument,
  JobTimesDocument,
  ApplicantTokenBalanceDocument,
  CancelInterviewDocument,
  RequestRescheduleDocument,
  RevealReceiptsDocument,
  SeekerApplicationDetailDocument,
  WithdrawRescheduleDocument,
} from '../../graphql/generated';
import {
  aCancellation,
  anApplication,
  anInterview,
  anInterviewTime,
  aRescheduleRequest,
  aRevealedApplicant,
  type Application,
} from '../../testing/fixtures/application';
import { aSlot } from '../../testing/fixtures/job';
import { aReceiptList } from '../../testing/fixtures/reveal-receipt';
import { aUserError } from '../../testing/fixtures/user-error';
import { mockMutation, mockQuery, type OperationMock } from '../../testing/mock-operation';
import { fill } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { ApplicantPage } from '../applications/applicant/ApplicantPage';
import { ApplicationPage } from '../applications/application/ApplicationPage';

const nextWeek = addDays(wibDateOf(new Date()), 7);
const planned = (over: Partial<Application> = {}) =>
  anApplication({
    id: 'a',
    status: 'ACCEPTED',
    joinUrl: 'https://meet.example/a',
    applicant: aRevealedApplicant(),
    selectedInterview: anInterviewTime({ date: nextWeek }),
    interview: anInterview({ state: 'PLANNED', cancelledBy: null, reason: null, at: null, planAgainUntil: null }),
    viewerCanCancelInterview: true,
    viewerCanRequestReschedule: true,
    ...over,
  });
const cancelled = (over: Partial<Application> = {}) =>
  planned({
    interview: anInterview({ cancelledBy: 'APPLICANT', reason: 'I have found work' }),
    cancelledInterviews: [aCancellation({ cancelledBy: 'APPLICANT', reason: 'I have found work' })],
    viewerCanCancelInterview: false,
    ...over,
  });
const payload = (application: Application | null, ...errors: ReturnType<typeof aUserError>[]) => ({
  application,
  errors,
});

const showSeeker = (application: Application, answers: OperationMock[] = []) =>
  renderPortal(<ApplicationPage />, {
    at: '/user/application/a',
    pattern: '/user/application/:applicationId',
    viewer: aViewer(),
    answers: [
      mockQuery(SeekerApplicationDetailDocument, { application }),
      mockQuery(RevealReceiptsDocument, aReceiptList()),
      ...answers,
    ],
  });
const showCompany = (application: Application, answers: OperationMock[] = []) =>
  renderPortal(<ApplicantPage />, {
    at: '/company/applicant/a',
    pattern: '/company/applicant/:applicationId',
    answers: [
      mockQuery(ApplicantDocument, { application }),
      mockQuery(ApplicantTokenBalanceDocument, {
        viewer: { id: 'account-1', company: { id: 'company-1', tokenBalance: 3 } },
      }),
      ...answers,
    ],
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('calling an interview off', () => {
  it('wants a reason from the company before anything is sent, and keeps it when it is refused', async () => {
    let isRefused = true;
    const { sent } = showCompany(planned(), [
      mockMutation(CancelInterviewDocument, () => ({
        cancelInterview: isRefused
          ? payload(null, aUserError('CANCEL_TOO_LATE', 'An interview that has begun cannot be cancelled'))
          : payload(cancelled({ interview: anInterview({ reason: 'The opening is filled' }) })),
      })),
    ]);
    await press('Cancel the interview');
    const window = await dialog();
    expect(window.getByText(/the token does not come back/)).toBeVisible();
    await userEvent.type(window.getByLabelText(/^Reason/), 'No ');
    await userEvent.click(window.getByRole('button', { name: 'Cancel it' }));
    expect(await window.findByText('Please say why in 5 to 500 characters')).toBeVisible();
    expect(sent(CancelInterviewDocument)).toEqual([]);
    fill(window.getByLabelText(/^Reason/), 'The opening is filled');
    await userEvent.click(window.getByRole('button', { name: 'Cancel it' }));
    expect(await window.findByText('An interview that has begun cannot be cancelled')).toBeVisible();
    expect(window.getByLabelText(/^Reason/)).toHaveValue('The opening is filled');
    isRefused = false;
    await userEvent.click(window.getByRole('button', { name: 'Cancel it' }));
    expect(await screen.findByText('The interview has been cancelled.')).toBeVisible();
    const notice = await screen.findByRole('alert', { name: /^Cancelled by you on Nov 23, 2026/ });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(sent(CancelInterviewDocument).at(-1)).toEqual({
      input: { applicationId: 'a', reason: 'The opening is filled' },
    });
    expect(screen.queryByRole('button', { name: 'Cancel the interview' })).toBeNull();
  });

  it('needs no reason from the applicant', async () => {
    const { sent } = showSeeker(planned(), [
      mockMutation(CancelInterviewDocument, { cancelInterview: payload(cancelled()) }),
    ]);
    await press('Cancel the interview');
    const window = await dialog();
    expect(window.getByText('Barista at Kopi Senja')).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: 'Cancel it' }));
    expect(await screen.findByText('The interview has been cancelled.')).toBeVisible();
    expect(sent(CancelInterviewDocument)).toEqual([{ input: { applicationId: 'a', reason: '' } }]);
  });

  it('offers to move the interview instead, and gives the focus back to where it came from', async () => {
    showSeeker(planned());
    await press('Cancel the interview');
    await press('Propose another time');
    expect(await screen.findByLabelText(/^Date/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Request Reschedule' })).toBeVisible());
    expect(screen.getByText('3 of 3 proposals left for this application')).toBeVisible();
    await press('Cancel');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the interview' })).toHaveFocus());
  });
});

describe('an interview that is cancelled', () => {
  it('says so, and has neither Join nor a calendar file, but a way to a new time', async () => {
    showSeeker(cancelled());
    expect(await screen.findByText(/^Cancelled by you on/)).toBeVisible();
    expect(screen.getAllByText('I have found work')).not.toHaveLength(0);
    expect(screen.getByText(/^You can propose a new time until/)).toHaveTextContent('Wed, Dec 23, 2099, 10:00 WIB');
    expect(screen.queryByRole('link', { name: /Join Interview/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Request Reschedule' })).toBeNull();
    await press('Propose a new time');
    expect(await screen.findByRole('dialog', { name: 'Propose a new time' })).toBeVisible();
  });

  it('says why there is no way to a new time', async () => {
    showSeeker(cancelled({ viewerCanRequestReschedule: false, viewerProposalsLeft: 0 }));
    expect(await screen.findByText('You have used all three of your proposals for this application')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Propose a new time' })).toBeNull();
  });

  it('begins the company’s proposal with the free times of the job, one of which is sent as such', async () => {
    const free = aSlot({ id: 's1', date: nextWeek, start: '13:00', end: '13:30', locationType: 'ONSITE' });
    const job = {
      id: 'job-1',
      timeZone: 'Asia/Jakarta' as const,
      interviewAvailability: [free, aSlot({ id: 's2', state: 'FULL' })],
    };
    const { sent } = showCompany(cancelled(), [
      mockQuery(JobTimesDocument, { job }),
      mockMutation(RequestRescheduleDocument, { requestReschedule: payload(cancelled()) }),
    ]);
    await press('Propose a new time');
    const window = await dialog();
    const choices = within(await window.findByRole('radiogroup', { name: 'Free times of this job' })).getAllByRole(
      'radio',
    );
    expect(choices).toHaveLength(1);
    expect(window.getByText(/does not reserve it/)).toBeVisible();
    expect(window.queryByLabelText(/^Date/)).toBeNull();
    await userEvent.click(window.getByRole('button', { name: 'Send request' }));
    expect(await window.findByText('Please fill in all required fields')).toBeVisible();
    expect(choices[0]).toHaveFocus();
    await userEvent.click(window.getByRole('radio', { name: /13:00 – 13:30 WIB/ }));
    await userEvent.click(window.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(/^New time proposed/)).toBeVisible();
    const time = { date: nextWeek, start: '13:00', end: '13:30', locationType: 'ONSITE', reason: '' };
    expect(sent(RequestRescheduleDocument)).toEqual([
      { input: { applicationId: 'a', time: { ...time, slotId: 's1' } } },
    ]);
  });

  it('reads a time in the current zone of the job', async () => {
    showSeeker(cancelled(), [
      mockQuery(JobTimesDocument, { job: { id: 'job-1', timeZone: 'Asia/Makassar', interviewAvailability: [] } }),
    ]);
    await press('Propose a new time');
    expect(await screen.findByLabelText(/^Start \(WITA\)/)).toBeVisible();
  });

  it('offers another slot at the agreed hour, and asks for the times once more when one is taken', async () => {
    const agreed = planned().selectedInterview;
    const other = aSlot({ id: 's1', date: agreed.date, start: agreed.start, end: '11:30', locationType: 'ONSITE' });
    const taken = aUserError('SLOT_FULL', 'This interview slot is full', ['time', 'slotId']);
    let isTaken = false;
    const { sent } = showSeeker(planned(), [
      mockQuery(JobTimesDocument, () => ({
        job: { id: 'job-1', timeZone: 'Asia/Jakarta' as const, interviewAvailability: isTaken ? [] : [other] },
      })),
      mockMutation(RequestRescheduleDocument, { requestReschedule: payload(null, taken) }),
    ]);
    await press('Request Reschedule');
    await userEvent.click(await screen.findByRole('radio', { name: /11:30/ }));
    isTaken = true;
    await press('Send request');
    await waitFor(() => expect(sent(JobTimesDocument)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    expect(screen.getByText('This interview slot is full')).toBeVisible();
  });

  it('begins the applicant’s with those too, and sends another time without a slot', async () => {
    const own = {
      date: nextWeek,
      start: '09:00',
      end: '09:30',
      timeZone: 'Asia/Jakarta' as const,
      jobTitle: 'Barista',
      companyName: 'Kopi Senja',
    };
    const times = [
      aSlot({ id: 's1', date: nextWeek, conflict: { ...own, applicationId: 'a' } }),
      aSlot({ id: 's2', date: nextWeek, start: '10:00', conflict: { ...own, applicationId: 'b' } }),
    ];
    const job = { id: 'job-1', timeZone: 'Asia/Jakarta' as const, interviewAvailability: times };
    const { sent } = showSeeker(cancelled(), [
      mockQuery(JobTimesDocument, { job }),
      mockMutation(RequestRescheduleDocument, { requestReschedule: payload(cancelled()) }),
    ]);
    await press('Propose a new time');
    await userEvent.click(await screen.findByRole('radio', { name: /09:00 – 09:30 WIB/ }));
    expect(screen.getByRole('radio', { name: /Too close to another interview/ })).toBeDisabled();
    await press('Write another time');
    expect(screen.getByLabelText(/^Date/)).toHaveFocus();
    expect(screen.getByRole('radio', { name: /09:00 – 09:30 WIB/ })).not.toBeChecked();
    fill(screen.getByLabelText(/^Date/), nextWeek);
    await userEvent.selectOptions(screen.getByLabelText(/^Start/), '15:00');
    await press('Send request');
    await screen.findByText(/^New time proposed/);
    expect(sent(RequestRescheduleDocument)[0]).toEqual({
      input: {
        applicationId: 'a',
        time: { date: nextWeek, start: '15:00', end: '15:30', locationType: 'ONLINE', reason: '' },
      },
    });
  });
});

describe('a proposal', () => {
  it('is taken back by its own side, after asking', async () => {
    const request = aRescheduleRequest({ requestedBy: 'APPLICANT' });
    const pending = planned({ interviewRescheduleRequest: request, rescheduleHistory: [request] });
    const takenBack = { ...request, status: 'WITHDRAWN' as const, respondedAt: '2026-11-21T03:00:00.000Z' };
    const { sent } = showSeeker({ ...pending, viewerCanWithdrawReschedule: true }, [
      mockMutation(WithdrawRescheduleDocument, {
        withdrawReschedule: payload({
          ...pending,
          interviewRescheduleRequest: takenBack,
          rescheduleHistory: [takenBack],
        }),
      }),
    ]);
    const expiry = (await screen.findByText(/^The company can answer until/)).closest('p');
    expect(expiry).toHaveTextContent('Sun, Nov 22, 2099, 10:00 WIB');
    await press('Take the proposal back');
    expect(sent(WithdrawRescheduleDocument)).toEqual([]);
    await press('Take it back');
    expect(await screen.findByText(/^Proposal taken back/)).toBeVisible();
    expect(screen.getByText('Taken back')).toBeVisible();
    expect(sent(WithdrawRescheduleDocument)).toEqual([{ applicationId: 'a' }]);
  });
});

describe('the timeline', () => {
  it('has every offer and cancelling, newest first, with what became of it and what is next', async () => {
    const outcomes = ['ENDED', 'EXPIRED', 'WITHDRAWN', 'COUNTERED', 'REJECTED', 'ACCEPTED'] as const;
    const offers = outcomes.map((status, index) =>
      aRescheduleRequest({ id: status, status, requestedAt: `2026-11-${20 - index}T03:00:00.000Z` }),
    );
    showCompany(cancelled({ rescheduleHistory: offers }));
    const list = await screen.findByRole('list', { name: /History of this interview/ });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.firstElementChild?.textContent),
    ).toEqual([
      'Cancelled',
      'Ended with the interview',
      'Not answered in time',
      'Taken back',
      'Countered',
      'Declined',
      'Accepted',
    ]);
    expect(within(list).getByText(/^The applicant cancelled the interview/)).toBeVisible();
    expect(within(list).getByText('I have found work')).toBeVisible();
    expect(screen.getByText(/^Next: a new time/).closest('p')).toHaveTextContent('Dec 23, 2099');
  });

  it('names who of the company proposed, answered and cancelled, and tells when in the zone of the interview', async () => {
    const offer = aRescheduleRequest({
      status: 'REJECTED',
      requestedAt: '2026-11-20T16:30:00.000Z',
      respondedAt: '2026-11-20T17:00:00.000Z',
      newInterview: anInterviewTime({ timeZone: 'Asia/Jayapura' }),
    });
    const [cancellation] = cancelled().cancelledInterviews;
    showCompany(
      cancelled({
        rescheduleHistory: [{ ...offer, byMember: 'Sari Nuraini', answeredByMember: 'Dewi Anggraini' }],
        cancelledInterviews: [{ ...cancellation!, byMember: 'former member 2' }],
      }),
    );
    const list = await screen.findByRole('list', { name: /History of this interview/ });
    expect(list).toHaveTextContent(/by former member 2.*by Sari Nuraini.*by Dewi Anggraini/);
    expect(list).toHaveTextContent('Sat, Nov 21, 2026, 01:30 WIT');
  });
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationParty } from '../../../domain/applications';
import { addDays, wibDateOf } from '../../../domain/time';
import type { Viewer } from '../../app/session';
import {
  JobTimesDocument,
  RequestRescheduleDocument,
  RescheduleStateDocument,
  RespondToRescheduleDocument,
  useRescheduleStateQuery,
  type RespondToRescheduleMutation,
} from '../../graphql/generated';
import {
  anApplication,
  anInterviewTime,
  aRescheduleRequest,
  type Application,
  type RescheduleRequest,
} from '../../testing/fixtures/application';
import { aUserError, type UserError } from '../../testing/fixtures/user-error';
import { inTurn, mockMutation, mockQuery, type OperationMock } from '../../testing/mock-operation';
import { fill } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer } from '../../testing/render';
import { signInAgain } from '../../testing/session-end';
import type { RescheduleProps } from './reschedule-words';
import { InterviewTimeline } from './InterviewTimeline';
import { ReschedulePanel } from './ReschedulePanel';
import { useNegotiation } from './use-negotiation';

const nextWeek = addDays(wibDateOf(new Date()), 7);
const time = (date: string, start: string, end: string) =>
  anInterviewTime({
    date,
    start,
    end,
    locationType: 'ONSITE',
    startsAt: `${date}T02:00:00.000Z`,
  });
const agreed = time('2099-11-24', '09:00', '10:00');
const requestOf = (requestedBy: ApplicationParty, over: Partial<RescheduleRequest> = {}) =>
  aRescheduleRequest({
    requestedBy,
    reason: 'An exam that morning',
    newInterview: time('2026-11-25', '14:00', '15:00'),
    ...over,
  });
const application = (over: Partial<Application> = {}) =>
  anApplication({ id: 'a', status: 'ACCEPTED', selectedInterview: agreed, ...over });
const pending = (by: ApplicationParty, over: Partial<Application> = {}) =>
  application({ interviewRescheduleRequest: requestOf(by), rescheduleHistory: [requestOf(by)], ...over });
const payload = (given: Application | null, errors: UserError[] = []) => ({ application: given, errors });

const canAsk = application({ viewerCanRequestReschedule: true });
const canAnswer = (party: ApplicationParty) =>
  pending(party === 'COMPANY' ? 'APPLICANT' : 'COMPANY', {
    viewerCanRespondToReschedule: true,
    viewerCanCounterReschedule: true,
  });
const asked = payload(pending('APPLICANT'));
const answered = (status: RescheduleRequest['status']) => {
  const request = requestOf('APPLICANT', { status, respondedAt: '2026-11-21T03:00:00.000Z' });
  const selectedInterview = status === 'ACCEPTED' ? request.newInterview : agreed;
  return payload(application({ selectedInterview, interviewRescheduleRequest: request, rescheduleHistory: [request] }));
};

function Shown(props: RescheduleProps) {
  const negotiation = useNegotiation(props.application);
  return (
    <>
      {negotiation.canRequest ? <button onClick={() => negotiation.open('request')}>Request Reschedule</button> : null}
      <ReschedulePanel {...props} negotiation={negotiation} />
      <InterviewTimeline {...props} />
    </>
  );
}
function Screen({ party }: { party: ApplicationParty }) {
  const { data, refetch } = useRescheduleStateQuery({ variables: { id: 'a' } });
  if (!data?.application) return <p>Nothing yet</p>;
  return (
    <>
      <Shown application={data.application} party={party} />
      <i onFocus={() => void refetch()} tabIndex={-1} data-testid="renew" />
    </>
  );
}
const show = (party: ApplicationParty, given: Application, answers: OperationMock[] = [], viewer?: Viewer) =>
  renderPortal(<Screen party={party} />, {
    answers: [
      mockQuery(RescheduleStateDocument, { application: given }),
      mockQuery(JobTimesDocument, { job: null }),
      ...answers,
    ],
    ...(viewer ? { viewer } : {}),
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (date: string, start: string, end: string) => {
  fill(await screen.findByLabelText(/^Date/), date);
  await userEvent.selectOptions(screen.getByLabelText(/^Start/), start);
  await userEvent.selectOptions(screen.getByLabelText(/^End/), end);
};

describe('a company that is not verified', () => {
  const unverified = aCompanyViewer({ isVerified: false });
  const why =
    'Your company has not been verified yet. You can propose another time once an administrator has verified it.';

  it('reads why it cannot ask for another time', async () => {
    show('COMPANY', application(), [], unverified);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('answers a request plainly, and reads why it cannot propose a time', async () => {
    show('COMPANY', { ...canAnswer('COMPANY'), viewerCanCounterReschedule: false }, [], unverified);
    await press('Respond to Request');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(why)).toBeVisible();
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Accept', 'Decline', 'Close']);
  });

  it.each(['Accept', 'Decline'])('is not what a verified company reads while it answers %s', async (name) => {
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(document.body.textContent));
    show('COMPANY', canAnswer('COMPANY'), [
      mockMutation(RespondToRescheduleDocument, { respondToReschedule: answered('ACCEPTED') }),
    ]);
    await press('Respond to Request');
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    watch.disconnect();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => text.includes('not been verified'))).toEqual([]);
  });
});

describe('the panel', () => {
  const over = { viewerCanRequestReschedule: true, selectedInterview: time('2020-11-24', '09:00', '10:00') };

  it.each<[string, ApplicationParty, Partial<Application>]>([
    ['nothing to ask, to answer or to remember', 'APPLICANT', {}],
    ['a company that is not verified and an application that waits for a decision', 'COMPANY', { status: 'PENDING' }],
    ['an interview that is over, even on a page of the applicant loaded before', 'APPLICANT', over],
    ['an interview that is over, even on a page of the company loaded before', 'COMPANY', over],
  ])('is not there for %s', async (_what, party, given) => {
    show(party, application(given), [], aCompanyViewer({ isVerified: false }));
    await waitFor(() => expect(screen.queryByText('Nothing yet')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Request Reschedule' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Reschedule' })).toBeNull();
    expect(screen.queryByText(/has not been verified yet/)).toBeNull();
  });

  it('shows the asker both times, who asked and why, and that it waits', async () => {
    show('APPLICANT', pending('APPLICANT'));
    expect(await screen.findByText('Agreed now')).toBeVisible();
    expect(screen.getByText('09:00 – 10:00 WIB')).toBeVisible();
    expect(screen.getAllByText('14:00 – 15:00 WIB')).toHaveLength(2);
    expect(screen.getByText(/you asked for another time/)).toBeVisible();
    expect(screen.getAllByText('An exam that morning')).toHaveLength(2);
    expect(screen.getAllByText('Pending')).not.toHaveLength(0);
    expect(screen.getByText(/^Waiting for an answer/)).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('lists earlier requests, newest first, and offers a new one only when the server allows it', async () => {
    const earlier = (id: string, requestedBy: ApplicationParty, status: RescheduleRequest['status']) =>
      requestOf(requestedBy, { id, status, respondedAt: '2026-11-21T03:00:00.000Z' });
    const rescheduleHistory = [
      requestOf('APPLICANT'),
      earlier('request-2', 'COMPANY', 'COUNTERED'),
      earlier('request-3', 'COMPANY', 'REJECTED'),
    ];
    show('APPLICANT', pending('APPLICANT', { rescheduleHistory }));
    const entries = within(await screen.findByRole('list', { name: /History/ })).getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent?.slice(0, 30))).toEqual([
      expect.stringMatching(/^PendingYou proposed/),
      expect.stringMatching(/^CounteredThe company proposed/),
      expect.stringMatching(/^DeclinedThe company proposed/),
    ]);
    expect(screen.queryByRole('button', { name: 'Request Reschedule' })).toBeNull();
  });
});

describe('a company whose request was decided', () => {
  it.each(['ACCEPTED', 'REJECTED'] as const)('proposes a later time beside the interview (%s)', async (status) => {
    const decided = requestOf('COMPANY', { status, respondedAt: '2026-11-21T03:00:00.000Z' });
    show(
      'COMPANY',
      application({
        viewerCanRequestReschedule: true,
        interviewRescheduleRequest: decided,
        rescheduleHistory: [decided],
      }),
    );
    const panel = within(await screen.findByRole('region', { name: 'Reschedule' }));
    expect(screen.queryByRole('button', { name: 'Request Reschedule' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Propose another time' }));
    expect(await screen.findByRole('dialog', { name: 'Request Reschedule' })).toBeVisible();
  });

  it('has no such way where none may be proposed, or none was asked for yet', async () => {
    const decided = requestOf('COMPANY', { status: 'REJECTED', respondedAt: '2026-11-21T03:00:00.000Z' });
    const { unmount } = show('COMPANY', application({ rescheduleHistory: [decided] }));
    expect(await screen.findByRole('list', { name: /History/ })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show('COMPANY', canAsk);
    expect(await screen.findByRole('button')).toHaveAccessibleName('Request Reschedule');
  });
});

describe('asking for another time', () => {
  it.each([
    ['2020-01-06', '09:00', '10:00', 'Cannot set interview times in the past'],
    [nextWeek, '10:00', '09:30', 'End time must be after start time'],
  ])('refuses %s %s to %s beside the field', async (date, start, end, message) => {
    const { sent } = show('APPLICANT', canAsk);
    await press('Request Reschedule');
    await choose(date, start, end);
    await press('Send request');
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent()).not.toContain('RequestReschedule');
  });

  it('requires date, start and end, not before today and not outside the hours', async () => {
    show('APPLICANT', canAsk);
    await press('Request Reschedule');
    expect(await screen.findByLabelText(/^Date/)).toHaveAttribute('min', wibDateOf(new Date()));
    const times = within(screen.getByLabelText(/^Start/))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
    expect([times[1], times[2], times.at(-1), times.length]).toEqual(['08:00', '08:30', '18:00', 22]);
    await press('Send request');
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
    expect(screen.getByLabelText(/^Date/)).toHaveFocus();
    expect(screen.getByLabelText(/^Date/)).toHaveAccessibleDescription('Please choose a date');
    expect(screen.getByLabelText(/^Start/)).toHaveAccessibleDescription('Please choose a start time');
    expect(screen.getByLabelText(/^End/)).toHaveAccessibleDescription('Please choose an end time');
  });

  it.each<[UserError | null, string]>([
    [
      aUserError('SLOT_OUTSIDE_HOURS', 'Interview times must be between 8:00 AM and 6:00 PM', ['time', 'start']),
      'Interview times must be between 8:00 AM and 6:00 PM',
    ],
    [
      aUserError('APPLICANT_CONFLICT', 'The proposed time conflicts with another scheduled interview'),
      'The proposed time conflicts with another scheduled interview',
    ],
    [null, 'Failed to request reschedule. Please try again.'],
  ])('keeps what was typed when the server refuses or cannot be reached: %#', async (error, message) => {
    const refusal = error ? { requestReschedule: payload(null, [error]) } : new Error('down');
    show('APPLICANT', canAsk, [mockMutation(RequestRescheduleDocument, refusal)]);
    await press('Request Reschedule');
    await choose(nextWeek, '09:00', '10:00');
    await press('Send request');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^Date/)).toHaveValue(nextWeek);
  });

  it('gives the proposal the agreed length, sends it, and hides the button', async () => {
    const { sent } = show('APPLICANT', canAsk, [mockMutation(RequestRescheduleDocument, { requestReschedule: asked })]);
    await press('Request Reschedule');
    fill(await screen.findByLabelText(/^Date/), nextWeek);
    await userEvent.selectOptions(screen.getByLabelText(/^Start/), '13:30');
    expect(screen.getByLabelText(/^End/)).toHaveValue('14:30');
    fill(screen.getByLabelText(/^Reason/), 'An exam');
    await press('Send request');
    const notice = await screen.findByText(/^Reschedule request sent/);
    expect(notice.closest('[role=status]')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Request Reschedule' })).toBeNull();
    expect(sent(RequestRescheduleDocument)[0]).toEqual({
      input: {
        applicationId: 'a',
        time: { date: nextWeek, start: '13:30', end: '14:30', locationType: 'ONSITE', reason: 'An exam' },
      },
    });
  });

  it('refreshes in place after a second and a half', async () => {
    const { sent } = show('APPLICANT', canAsk, [mockMutation(RequestRescheduleDocument, { requestReschedule: asked })]);
    await press('Request Reschedule');
    await choose(nextWeek, '09:00', '10:00');
    jest.useFakeTimers();
    try {
      await act(async () => {
        fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
        await jest.advanceTimersByTimeAsync(100);
      });
      expect(screen.getByText(/^Reschedule request sent/)).toBeVisible();
      await act(async () => void (await jest.advanceTimersByTimeAsync(1300)));
      expect(sent(RescheduleStateDocument)).toHaveLength(1);
      await act(async () => void (await jest.advanceTimersByTimeAsync(200)));
      expect(sent(RescheduleStateDocument)).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });
});

it('says that nothing follows, and offers no other time, once the interview is over while the page is open', async () => {
  jest.useFakeTimers({ now: new Date('2099-11-24T02:59:30Z'), doNotFake: ['queueMicrotask', 'setTimeout'] });
  try {
    show('APPLICANT', application({ viewerCanRequestReschedule: true, rescheduleHistory: [requestOf('APPLICANT')] }));
    expect(await screen.findByRole('button', { name: 'Propose another time' })).toBeVisible();
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Nothing more will follow.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

it('accepts the time of the question, not one that came while it was open', async () => {
  const later = requestOf('COMPANY', { id: 'request-later', newInterview: time('2026-11-26', '16:00', '17:00') });
  let given = canAnswer('APPLICANT');
  const { sent } = show('APPLICANT', given, [
    mockQuery(RescheduleStateDocument, () => ({ application: given })),
    mockMutation(RespondToRescheduleDocument, { respondToReschedule: answered('ACCEPTED') }),
  ]);
  await press('Respond to Request');
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/14:00 – 15:00/)).toBeVisible();
  given = { ...given, interviewRescheduleRequest: later, rescheduleHistory: [later] };
  fireEvent.focus(screen.getByTestId('renew'));
  expect(await screen.findAllByText(/16:00 – 17:00/)).not.toHaveLength(0);
  expect(question.getByText(/14:00 – 15:00/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(sent(RespondToRescheduleDocument)).toMatchObject([{ input: { requestId: requestOf('COMPANY').id } }]),
  );
});

describe('answering a request', () => {
  const { id: seenId } = requestOf('APPLICANT');

  it.each<[ApplicationParty, string, string, RescheduleRequest['status'], string]>([
    ['COMPANY', 'Accept', 'ACCEPT', 'ACCEPTED', 'New time accepted. The interview has moved.'],
    ['COMPANY', 'Decline', 'REJECT', 'REJECTED', 'Request declined. The interview stays as agreed.'],
    ['APPLICANT', 'Accept', 'ACCEPT', 'ACCEPTED', 'New time accepted. The interview has moved.'],
    ['APPLICANT', 'Decline', 'REJECT', 'REJECTED', 'Request declined. The interview stays as agreed.'],
  ])('is done in a window, also after a failure: %s, %s', async (party, label, answer, status, notice) => {
    const outcomes = [new Error('down'), { respondToReschedule: answered(status) }] as const;
    const { sent } = show(party, canAnswer(party), [
      mockMutation(RespondToRescheduleDocument, inTurn<RespondToRescheduleMutation>(...outcomes)),
    ]);
    await press('Respond to Request');
    expect(await screen.findByRole('dialog', { name: 'Respond to Request' })).toBeVisible();
    await press(label);
    expect(await screen.findByText('Failed to respond to reschedule request. Please try again.')).toBeVisible();
    await press(label);
    expect(await screen.findByText(notice)).toBeVisible();
    const input = { applicationId: 'a', requestId: seenId, answer };
    expect(sent(RespondToRescheduleDocument)).toEqual([{ input }, { input }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Respond to Request' })).toBeNull();
  });

  it('sends a counter offer, whose missing parts have words of their own', async () => {
    const countered = pending('COMPANY');
    const { sent } = show('COMPANY', canAnswer('COMPANY'), [
      mockMutation(RespondToRescheduleDocument, { respondToReschedule: payload(countered) }),
    ]);
    await press('Respond to Request');
    await press('Counter offer');
    await press('Send counter offer');
    expect(await screen.findByText('Please fill in all required fields for your counter offer')).toBeVisible();
    await choose(nextWeek, '09:00', '10:00');
    await press('Send counter offer');
    expect(await screen.findByText(/^Counter offer sent/)).toBeVisible();
    expect(screen.getByText(/^Waiting for an answer/)).toBeVisible();
    expect(sent(RespondToRescheduleDocument)[0]).toEqual({
      input: {
        applicationId: 'a',
        requestId: seenId,
        answer: 'COUNTER',
        counterOffer: { date: nextWeek, start: '09:00', end: '10:00', locationType: 'ONSITE', reason: '' },
      },
    });
  });

  it('says the reason of a refusal and looks again at what has changed', async () => {
    const refusal = 'No pending reschedule request found';
    let isLate = false;
    show('APPLICANT', application(), [
      mockQuery(RescheduleStateDocument, () => ({ application: isLate ? canAsk : canAnswer('APPLICANT') })),
      mockMutation(RespondToRescheduleDocument, () => {
        isLate = true;
        return { respondToReschedule: payload(null, [aUserError('RESCHEDULE_NONE_PENDING', refusal)]) };
      }),
    ]);
    await press('Respond to Request');
    await press('Decline');
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Request Reschedule' })).toBeVisible();
  });
});

describe('a proposal whose session has ended', () => {
  it('is open as it was left', async () => {
    show('APPLICANT', canAsk);
    await press('Request Reschedule');
    await choose('2099-11-25', '14:00', '15:00');
    fill(screen.getByLabelText(/^Reason/), 'An exam');
    await signInAgain();
    show('APPLICANT', canAsk);
    expect(await screen.findByLabelText(/^Date/)).toHaveValue('2099-11-25');
    expect(screen.getByLabelText(/^End/)).toHaveValue('15:00');
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('An exam');
  });

  it('is a counter offer to its request alone', async () => {
    const given = canAnswer('APPLICANT');
    show('APPLICANT', given);
    await press('Respond to Request');
    await press('Counter offer');
    await choose('2099-11-25', '14:00', '15:00');
    await signInAgain();
    const next = { ...requestOf('COMPANY'), id: 'another' };
    show('APPLICANT', { ...given, interviewRescheduleRequest: next });
    expect(await screen.findByRole('button', { name: 'Respond to Request' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    show('APPLICANT', given);
    expect(await screen.findByLabelText(/^Date/)).toHaveValue('2099-11-25');
  });
});

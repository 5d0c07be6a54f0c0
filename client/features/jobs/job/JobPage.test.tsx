import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import {
  SeekerApplyToJobDocument,
  SeekerAskToBeToldDocument,
  SeekerHoldSlotDocument,
  SeekerJobDocument,
  SeekerJobTimesDocument,
  SeekerReleaseSlotDocument,
  SeekerStopBeingToldDocument,
} from '../../../graphql/generated';
import { anApplication } from '../../../testing/fixtures/application';
import { aJob, aSlot, type Job, type Slot } from '../../../testing/fixtures/job';
import { aUserError } from '../../../testing/fixtures/user-error';
import { inPart, inTurn, mockMutation, mockQuery, type OperationMock, refused } from '../../../testing/mock-operation';
import { hrefOf, press, shownToasts } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { pass, stopTime } from '../../../testing/timers';
import { JobContent } from './JobContent';
import { JobPage } from './JobPage';

const slot = (id: string, over: Partial<Slot> = {}) => aSlot({ id, date: '2026-11-24', seatsLeft: 3, ...over });
const conflict = {
  applicationId: 'application-9',
  jobTitle: 'Frontend Engineer',
  companyName: 'PT Laut Biru',
  date: '2026-11-26',
  start: '10:00',
  end: '11:00',
  timeZone: 'Asia/Jakarta' as const,
};
const slots = [
  slot('open'),
  slot('full', { start: '10:00', end: '10:30', state: 'FULL', seatsLeft: 0 }),
  slot('selected', { start: '11:00', end: '11:30', state: 'SELECTED' }),
  slot('past', { date: '2026-11-18', start: '08:00', end: '08:30', state: 'PAST' }),
  slot('clash', { date: '2026-11-26', start: '09:30', end: '10:00', conflict }),
];
const job = (over: Partial<Job> = {}) => ({ job: aJob({ interviewAvailability: slots, ...over }) });
const heldUntil = '2026-11-21T03:10:00.000Z';
const holds = { holdSlot: { heldUntil, ...job(), errors: [] } };

const show = (answers: OperationMock[] = [], { viewer = aViewer(), at = '/user/job/job-1' } = {}) =>
  renderPortal(<JobPage />, {
    at,
    viewer,
    answers: [
      mockQuery(SeekerJobDocument, job()),
      mockQuery(SeekerJobTimesDocument, job()),
      mockMutation(SeekerHoldSlotDocument, holds),
      mockMutation(SeekerReleaseSlotDocument, { releaseSlot: { errors: [] } }),
      ...answers,
    ],
  });
const applyButton = () => screen.findByRole('button', { name: 'Apply Now' });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

it('says when the company of a job is not verified any more, and offers no link to what is not public', async () => {
  show([mockQuery(SeekerJobDocument, job({ isCompanyVerified: false, viewerCanApply: false }))]);
  expect(await screen.findByText('Unverified')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share this job' })).toBeNull();
});

describe('a job without a free time', () => {
  const full = [slot('full', { state: 'FULL', seatsLeft: 0 })];
  const told = (askedAt: string | null, errors: ReturnType<typeof aUserError>[] = []) => ({ askedAt, errors });
  const page = (viewerAskedAt: string | null) => job({ interviewAvailability: full, viewerAskedAt });

  it.each([
    ['all are taken', full, 'None of these times can be chosen right now.'],
    ['there are none', [], /has not offered any interview times yet/],
  ])(
    'offers to tell of one in place of Apply Now where %s, and stops by a press',
    async (_case, interviewAvailability, text) => {
      const at = (viewerAskedAt: string | null) => job({ interviewAvailability, viewerAskedAt });
      const since = '2026-11-20T03:00:00.000Z';
      const { sent } = show([
        mockQuery(SeekerJobDocument, inTurn(at(null), at(since), at(null))),
        mockMutation(SeekerAskToBeToldDocument, { askToBeTold: told(since) }),
        mockMutation(SeekerStopBeingToldDocument, { stopBeingTold: told(null) }),
      ]);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryAllByRole('radio', { name: /Fully booked/ })).toHaveLength(interviewAvailability.length);
      await press('Tell me');
      expect(await screen.findByText(/You asked to be told on Nov 20/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();

      await userEvent.click(screen.getByRole('button', { name: 'Stop telling me' }));
      expect(await screen.findByRole('button', { name: 'Tell me' })).toBeVisible();
      expect(sent(SeekerAskToBeToldDocument)).toEqual([{ jobId: 'job-1' }]);
      expect(sent(SeekerStopBeingToldDocument)).toEqual([{ jobId: 'job-1' }]);
    },
  );

  it('says why it was refused', async () => {
    show([
      mockQuery(SeekerJobDocument, page(null)),
      mockQuery(SeekerJobTimesDocument, page(null)),
      mockMutation(SeekerAskToBeToldDocument, {
        askToBeTold: told(null, [aUserError('TOO_MANY_JOB_WAITS', 'You wait for 20 jobs')]),
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Tell me' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You wait for 20 jobs');
  });
});

describe('choosing a time', () => {
  it('shows a week with every time, says of each whether it can be chosen, and offers the nearest one', async () => {
    show();
    expect(await applyButton()).toBeDisabled();
    expect(radio(/Tuesday, Nov 24, 2026, 09:00 – 09:30 WIB, Online, 3 of 5 seats left/)).toBeEnabled();
    expect(radio(/10:00 – 10:30 WIB, Online, Fully booked/)).toBeDisabled();
    expect(radio(/11:00.*Already taken/)).toBeDisabled();
    expect(radio(/Wednesday, Nov 18.*08:00.*This time has passed/)).toBeDisabled();
    expect(radio(/Thursday, Nov 26.*09:30.*Too close to another interview of yours/)).toBeDisabled();
    const conflict = screen.getByText('This time is too close to another interview you have scheduled.');
    expect(conflict.parentElement).toHaveTextContent(
      /^This time is too close .* scheduled\. ?Thu, Nov 26, 09:30 · Frontend Engineer at PT Laut Biru: Thu, Nov 26, 2026 · 10:00 – 11:00 WIB/,
    );
    expect(hrefOf('Frontend Engineer at PT Laut Biru')).toBe('/user/application/application-9');
    await press(/^Tue, .*, 09:00/);
    expect(radio(/09:00/)).toBeChecked();
  });

  it('orders times of one start by their end, and folds a long day', async () => {
    const day = ['short', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, hour) =>
      slot(id, { start: `1${hour}:00`, end: `1${hour}:30` }),
    );
    show([
      mockQuery(
        SeekerJobDocument,
        job({ interviewAvailability: [slot('long', { start: '10:00', end: '11:00' }), ...day] }),
      ),
    ]);
    await applyButton();
    const shown = () => screen.getAllByRole('radio').map((input) => input.getAttribute('value'));
    expect(shown()).toEqual(['short', 'long', 'b', 'c', 'd', 'e']);
    await userEvent.click(screen.getByRole('button', { name: /^\+2, Tuesday/ }));
    expect(shown()).toEqual(['short', 'long', 'b', 'c', 'd', 'e', 'f', 'g']);
    // Its button is gone: the focus moves to the first time that was folded.
    expect(radio(/15:00/)).toHaveFocus();
  });

  it('folds the days of a narrow board without a free time, and leaves out those that are over', async () => {
    const interviewAvailability = [
      slot('open'),
      slot('clash', { date: '2099-11-26', start: '09:30', end: '10:00', conflict }),
      slot('over', { date: '2020-11-26', state: 'FULL' }),
    ];
    show([mockQuery(SeekerJobDocument, job({ interviewAvailability }))]);
    await applyButton();
    const days = screen.getByText(/^1 day without a free time: \w+, Nov 26/).closest('details');
    expect(days).toHaveTextContent(/Nov 26.*09:30 conflict$/);
  });

  it('holds the chosen seat with a countdown, and releases it by the button or by another tap', async () => {
    const { sent } = show();
    await applyButton();
    await userEvent.click(radio(/09:00/));
    const bar = within(screen.getByRole('region', { name: 'Apply' }));
    expect(await bar.findByText('Held for you for another 10 minutes')).toBeVisible();
    expect(bar.getByText('09:00 – 09:30 WIB')).toBeVisible();
    expect(bar.getByText('Online · 30 minutes')).toBeVisible();
    expect(sent(SeekerHoldSlotDocument)).toEqual([{ slotId: 'open' }]);
    await userEvent.click(bar.getByRole('button', { name: 'Let this time go' }));
    expect(await applyButton()).toBeDisabled();
    // Its times alone are asked for again, not its text.
    await waitFor(() => expect(sent(SeekerJobTimesDocument)).toEqual([{ id: 'job-1' }]));
    expect(sent(SeekerJobDocument)).toHaveLength(1);
    await userEvent.click(radio(/09:00/));
    expect(await screen.findByText(/Held for you/)).toBeVisible();
    await userEvent.click(radio(/09:00/));
    expect(radio(/09:00/)).not.toBeChecked();
    expect(await applyButton()).toBeDisabled();
    expect(sent(SeekerReleaseSlotDocument)).toHaveLength(2);
  });

  it('shows what others took meanwhile as soon as the seat is held', async () => {
    const later = slots.map((time) => (time.id === 'open' ? { ...time, seatsLeft: 1 } : time));
    const held = { holdSlot: { ...holds.holdSlot, ...job({ interviewAvailability: later }) } };
    const { sent } = show([mockMutation(SeekerHoldSlotDocument, held)]);
    await applyButton();
    await userEvent.click(radio(/09:00/));
    expect(await screen.findByText(/Held for you/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /09:00.*1 of \d+ seats left/ })).toBeVisible();
    expect(sent(SeekerJobTimesDocument)).toEqual([]);
  });

  it('begins with the time that the address names, and holds it', async () => {
    const { sent } = show([], { at: '/user/job/job-1?slot=open' });
    await waitFor(async () => expect(await applyButton()).toBeEnabled());
    expect(radio(/09:00/)).toBeChecked();
    expect(await screen.findByText(/Held for you/)).toBeVisible();
    expect(sent(SeekerHoldSlotDocument)).toEqual([{ slotId: 'open' }]);
  });

  it.each([
    ['full', 'This interview slot is fully booked. Please choose another one.'],
    ['clash', 'This time is too close to another interview you have scheduled.'],
    ['of-another-job', 'Interview slot not found'],
  ])('says why the time in the address cannot be chosen (%s), and holds nothing', async (id, text) => {
    const { sent } = show([], { at: `/user/job/job-1?slot=${id}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await applyButton()).toBeDisabled();
    expect(sent(SeekerHoldSlotDocument)).toEqual([]);
  });

  it('is asked for by what the server says, not by the times of an earlier visit', async () => {
    let isFree = false;
    const ui = (
      <Routes>
        <Route path="jobs" element={<Link to="/user/job/job-1?slot=full">Take it</Link>} />
        <Route path="job/:jobId" element={<JobPage />} />
      </Routes>
    );
    const { sent } = renderPortal(ui, {
      at: '/user/job/job-1',
      pattern: '/user/*',
      viewer: aViewer(),
      answers: [
        mockQuery(SeekerJobDocument, () =>
          job({
            interviewAvailability: [slot('open'), slot('full', { start: '10:00', state: isFree ? 'OPEN' : 'FULL' })],
          }),
        ),
        mockMutation(SeekerHoldSlotDocument, holds),
      ],
    });
    await applyButton();
    await userEvent.click(screen.getByRole('link', { name: 'Find Jobs' }));
    isFree = true;
    await userEvent.click(await screen.findByRole('link', { name: 'Take it' }));
    await waitFor(() => expect(sent(SeekerHoldSlotDocument)).toEqual([{ slotId: 'full' }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('frees a seat that was deselected before its hold was confirmed', async () => {
    const letGo = () => act(() => screen.getByRole('button', { name: 'Let this time go' }).click());
    const { sent } = show([
      mockMutation(SeekerHoldSlotDocument, () => {
        letGo();
        return holds;
      }),
    ]);
    await applyButton();
    await userEvent.click(radio(/09:00/));
    await waitFor(() => expect(sent()).toContain('SeekerReleaseSlot'));
    expect(sent(SeekerHoldSlotDocument)).toHaveLength(1);
  });

  it('says when the ten minutes are over, and still lets one apply', async () => {
    stopTime();
    show();
    await pass(100);
    act(() => radio(/09:00/).click());
    await pass(3000);
    expect(screen.getByText('Held for you for another 10 minutes')).toBeVisible();
    await pass(8 * 60 * 1000);
    expect(screen.getByText('Held for you for another 2 minutes')).toBeVisible();
    await pass(2 * 60 * 1000);
    expect(screen.getByText(/The hold has ended\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  });
});

describe('applying', () => {
  const chooseAndApply = async () => {
    await applyButton();
    await userEvent.click(radio(/09:00/));
    await userEvent.click(await applyButton());
  };

  it('sends the chosen time, says so and goes to the applied jobs', async () => {
    const sentOne = anApplication({ id: 'a' });
    const application = { ...sentOne, job: aJob({ viewerCanApply: false, viewerApplication: sentOne }) };
    const { sent } = show([mockMutation(SeekerApplyToJobDocument, { applyToJob: { application, errors: [] } })]);
    await chooseAndApply();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(screen.getByText('Your application has been sent.')).toBeVisible();
    expect(shownToasts()).toMatchObject([{ message: 'Your application has been sent.', milliseconds: 3000 }]);
    expect(sent(SeekerApplyToJobDocument)[0]).toEqual({ input: { jobId: 'job-1', slotId: 'open' } });
    expect(sent(SeekerJobDocument)).toHaveLength(1);
  });

  it('shows the notice to a person whose job was closed meanwhile', async () => {
    const errors = [aUserError('JOB_CLOSED', 'This job is no longer accepting applications')];
    // Its times are asked for only after the refusal.
    show([
      mockQuery(SeekerJobTimesDocument, job({ viewerCanApply: false })),
      mockMutation(SeekerApplyToJobDocument, { applyToJob: { application: null, errors } }),
    ]);
    await chooseAndApply();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Apply' })).toBeNull());
    const notice = screen.getByRole('region', { name: 'Interview times' });
    expect(within(notice).getByRole('status')).toHaveTextContent('This job is no longer accepting applications');
    expect(within(notice).getByRole('link', { name: 'Browse other jobs' })).toBeVisible();
    expect(notice.parentElement).toHaveFocus();
  });

  it('stays and says why the server refuses, also when the last time is gone', async () => {
    const text = 'This interview slot is fully booked. Please choose another one.';
    const one = job({ interviewAvailability: [slot('open')] });
    show([
      mockQuery(SeekerJobDocument, one),
      mockMutation(SeekerHoldSlotDocument, { holdSlot: { ...holds.holdSlot, ...one } }),
      mockQuery(SeekerJobTimesDocument, job({ interviewAvailability: [slot('open', { state: 'FULL' })] })),
      mockMutation(SeekerApplyToJobDocument, {
        applyToJob: { application: null, errors: [aUserError('SLOT_FULL', text)] },
      }),
    ]);
    await chooseAndApply();
    expect(await screen.findByText(/None of these times can be chosen right now/)).toBeVisible();
    const bar = screen.getByRole('region', { name: 'To be told of a free time' });
    expect(within(bar).getByRole('alert')).toHaveTextContent(text);
    expect(within(bar).getByRole('button', { name: 'Tell me' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Apply' })).toBeNull();
  });

  it('asks for no seat any more once the application was refused', async () => {
    stopTime();
    const errors = [aUserError('SLOT_FULL', 'This interview slot is fully booked. Please choose another one.')];
    const { sent } = show([mockMutation(SeekerApplyToJobDocument, { applyToJob: { application: null, errors } })]);
    await pass(100);
    act(() => radio(/09:00/).click());
    act(() => screen.getByRole('button', { name: 'Apply Now' }).click());
    await pass(3000);
    expect(sent()).toContain('SeekerApplyToJob');
    expect(sent(SeekerHoldSlotDocument)).toEqual([]);
  });

  it('stays and offers to try again when the server cannot be reached', async () => {
    show([mockMutation(SeekerApplyToJobDocument, new Error('down'))]);
    await chooseAndApply();
    expect(await screen.findByText('Failed to apply for job. Please try again.')).toBeVisible();
    expect(shownToasts()).toMatchObject([{ milliseconds: 5000 }]);
    await waitFor(async () => expect(await applyButton()).toBeEnabled());
  });
});

it('is shown with a word about clashes that could not be found out, and asked for again on demand', async () => {
  const text = 'Failed to check for interview conflicts. Please try again.';
  const { sent } = show([
    mockQuery(SeekerJobDocument, inTurn(inPart(job(), 'The interviews could not be read'), job())),
  ]);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Barista' })).toBeVisible();
  await press('Try again');
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(sent(SeekerJobDocument)).toHaveLength(2);
});

describe('a job that cannot be applied to', () => {
  it('has an id, or is not asked for', async () => {
    const { sent } = show([], { at: '/user/job' });
    expect(await screen.findByText('Job ID is missing')).toBeVisible();
    expect(hrefOf('Browse Jobs')).toBe('/user/jobs');
    expect(sent()).toEqual([]);
  });

  it('shows the way to the application of someone who has applied', async () => {
    const viewerApplication = anApplication({ id: 'application-1' });
    show([mockQuery(SeekerJobDocument, job({ viewerCanApply: false, viewerApplication }))]);
    expect(await screen.findByText('You have already applied for this job')).toBeVisible();
    expect(hrefOf('View application')).toBe('/user/application/application-1');
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  });

  it('says what became of a rejected application, and leads to other jobs', async () => {
    const viewerApplication = anApplication({ status: 'REJECTED' });
    show([mockQuery(SeekerJobDocument, job({ viewerCanApply: false, viewerApplication }))]);
    const panel = within(await screen.findByRole('region', { name: 'This application was not successful' }));
    expect(panel.getByRole('status')).toHaveTextContent('The company has decided not to go on');
    expect(hrefOf('Browse other jobs', panel)).toBe('/user/jobs');
  });

  it.each([
    [refused('Job not found', 'JOB_NOT_FOUND'), 'Job not found', false],
    [new Error('down'), 'Failed to load job details. Please try again later.', true],
  ])('says why it cannot be shown', async (answer, text, canRetry) => {
    show([mockQuery(SeekerJobDocument, answer)]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
    expect(hrefOf('Browse Jobs')).toBe('/user/jobs');
  });
});

it('leaves the only first heading to the page beside a list, also while it loads', async () => {
  renderPortal(<JobContent jobId="job-1" isPane reportOf={() => null} />, {
    viewer: aViewer(),
    answers: [mockQuery(SeekerJobDocument, job())],
  });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(await screen.findByRole('heading', { level: 2, name: 'Barista' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

describe('sharing', () => {
  const publicUrl = 'https://kerja.test/jobs/job-1-barista';
  const shareButton = () => screen.findByRole('button', { name: 'Share this job' });
  const showPublic = () => show([mockQuery(SeekerJobDocument, job({ title: 'Barista', publicUrl }))]);
  const dialog = jest.fn<Promise<void>, [ShareData]>();
  beforeEach(() => void dialog.mockReset());
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

  it("opens the phone's own dialog, and takes closing it as a choice", async () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: dialog });
    dialog
      .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
      .mockRejectedValueOnce(new TypeError('broken'));
    userEvent.setup();
    showPublic();
    await userEvent.click(await shareButton());
    expect(dialog.mock.calls).toEqual([[{ title: 'Barista · Kopi Senja', url: publicUrl }]]);
    expect(shownToasts()).toEqual([]);
    // A dialog that fails leaves the address.
    await userEvent.click(await shareButton());
    await screen.findByText('Link copied.');
    expect(await navigator.clipboard.readText()).toBe(publicUrl);
  });

  it('copies the address where there is no dialog, and shows it where that fails', async () => {
    const user = userEvent.setup();
    showPublic();
    await user.click(await shareButton());
    expect(await screen.findByRole('status')).toHaveTextContent('Link copied.');
    expect(await navigator.clipboard.readText()).toBe(publicUrl);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(await shareButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(publicUrl);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Viewer } from '../../../app/session';
import {
  CompanyJobDocument,
  CreateJobDocument,
  type CreateJobMutation,
  ShowsPostingsToAllDocument,
  TimeZonesOfPlaceDocument,
} from '../../../graphql/generated';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes';
import { aJob, aSlot } from '../../../testing/fixtures/job';
import { aUserError } from '../../../testing/fixtures/user-error';
import { inTurn, mockMutation, mockQuery, refused, type ResponseTo } from '../../../testing/mock-operation';
import { fill, press, pressInDialog, toastTime } from '../../../testing/page';
import { aCompanyViewer } from '../../../testing/render';
import { renderPortal } from '../../../testing/portal';
import { signInAgain } from '../../../testing/session-end';
import { CreateJobPage } from './CreateJobPage';

const shownToAll = (isPublic: boolean) =>
  mockQuery(ShowsPostingsToAllDocument, {
    viewer: { id: 'account-1', company: { id: 'company-1', records: { isPublic } } },
  });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const openForm = async () => userEvent.click(screen.getByText('Type the times, or add several at once'));
const postWithoutTimes = async () => {
  await press('Post Job');
  await pressInDialog('Post without times', 'Post without interview times?');
};

function show(answer: ResponseTo<typeof CreateJobDocument> = { createJob: { job: null, errors: [] } }) {
  const answers = [shownToAll(false), mockMutation(CreateJobDocument, answer)];
  return renderPortal(<CreateJobPage />, { answers });
}

const job = aJob({
  id: 'job-1',
  title: 'Barista',
  location: 'Bandung',
  employmentType: 'PART_TIME',
  description: 'Coffee',
  skills: ['Latte art'],
  salary: { min: null, max: 60_000, period: 'HOURLY' },
  autoCloseDate: '2020-01-01',
});
const at = '/company/create?from=job-1';

/** The form with all that it needs but times: filled in as a copy, which draws it once. */
async function showFilled(
  answer: ResponseTo<typeof CreateJobDocument> = { createJob: { job: null, errors: [] } },
  viewer: Viewer = aCompanyViewer(),
) {
  const answers = [
    shownToAll(true),
    mockQuery(CompanyJobDocument, { job: { ...job, interviewAvailability: [] } }),
    mockMutation(CreateJobDocument, answer),
  ];
  const shown = renderPortal(<CreateJobPage />, { at, answers, viewer });
  await screen.findByDisplayValue('Barista');
  return shown;
}

const setDate = (label: RegExp, value: string) => fill(screen.getByLabelText(label), value);

async function fillIn(): Promise<void> {
  fill(field(/Job title/), 'Barista');
  fill(field(/Location/), 'Bandung');
  fill(field(/Description/), 'Coffee');
  fill(field(/Required skills/), 'Latte art');
  await userEvent.click(screen.getByRole('button', { name: 'Add skill' }));
}

describe('the create form', () => {
  it('says that something is missing, and beneath each field what; takes digits only, dots them, and reads the salary back', async () => {
    const { sent } = show();
    await press('Post Job');
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill out all required fields');
    expect(field(/Job title/)).toHaveAccessibleDescription('Please enter the job title');
    expect(field(/Location/)).toHaveAccessibleDescription('Please enter the location');
    expect(field(/Description/)).toHaveAccessibleDescription('Please describe the job');
    expect(screen.getByText('At least one required skill must be added')).toBeVisible();
    expect(field(/Job title/)).toHaveFocus();
    expect(sent()).toEqual(['ShowsPostingsToAll']);
    await userEvent.type(field(/Minimum salary/), '5a000');
    expect(field(/Minimum salary/)).toHaveValue('5.000');
    fill(field(/Maximum salary/), '7500');
    expect(screen.getByText('Rp 5.000 - Rp 7.500 per month')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Salary period' }), 'HOURLY');
    expect(screen.getByText('Rp 5.000 - Rp 7.500 per hour')).toBeVisible();
  });

  it('takes the time zone of the location, asks where it lies in several, and forgets the choice with the place', async () => {
    const zones = { Makassar: ['Asia/Makassar'], Kalimantan: ['Asia/Jakarta', 'Asia/Makassar'] } as const;
    const { sent } = renderPortal(<CreateJobPage />, {
      answers: [
        shownToAll(false),
        mockMutation(CreateJobDocument, { createJob: { job: null, errors: [] } }),
        mockQuery(TimeZonesOfPlaceDocument, ({ location }) => ({
          timeZonesOfPlace: [...(zones[location as keyof typeof zones] ?? ['Asia/Jakarta'])],
        })),
      ],
    });
    await fillIn();
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    const leave = (location: string) => {
      fill(field(/Location/), location);
      fireEvent.blur(field(/Location/));
    };
    leave('Makassar');
    await waitFor(() => expect(zone).toHaveDisplayValue('WITA (Makassar, UTC+8)'));
    leave('Kalimantan');
    await waitFor(() => expect(zone).toHaveAccessibleDescription(/more than one time zone/));
    expect(zone).toHaveValue('');
    await userEvent.selectOptions(zone, 'Asia/Makassar');
    leave('Bandung');
    await waitFor(() => expect(zone).toHaveDisplayValue('WIB (Jakarta, UTC+7)'));
    leave('Kalimantan');
    await waitFor(() => expect(zone).toHaveValue(''));
    await userEvent.selectOptions(zone, 'Asia/Makassar');
    await postWithoutTimes();
    expect(sent(CreateJobDocument)).toMatchObject([{ input: { location: 'Kalimantan', timeZone: 'Asia/Makassar' } }]);
  });

  it('refuses a minimum above the maximum, a past auto-close date, and names the slot that is not right', async () => {
    await showFilled();
    fill(field(/Minimum salary/), '9');
    fill(field(/Maximum salary/), '8');
    setDate(/Auto-close/, '2020-01-01');
    await press('Post Job');
    expect(screen.getByText('Auto-close date cannot be before today')).toBeVisible();
    setDate(/Auto-close/, '');
    await press('Post Job');
    expect(screen.getByText('Minimum salary cannot be greater than maximum salary')).toBeVisible();
    fill(field(/Maximum salary/), '10');
    await openForm();
    await press('Add slot');
    const slot = within(screen.getByRole('listitem', { name: 'Slot 1' }));
    expect(slot.getByLabelText('Seats')).toHaveValue('5');
    await press('Post Job');
    expect(slot.getByText('Interview slot #1: Date is required')).toBeVisible();
    setDate(/^Date/, '2020-01-01');
    await press('Post Job');
    expect(slot.getByText('Cannot set interview times in the past')).toBeVisible();
    setDate(/^Date/, '2099-01-04');
    await userEvent.selectOptions(screen.getByLabelText(/^End/), '08:30');
    await press('Post Job');
    expect(screen.getByText('End time must be after start time')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(/^End/), '10:00');
    fill(slot.getByLabelText('Seats'), '21');
    await press('Post Job');
    expect(screen.getByText('Applicants per slot must be between 1 and 20')).toBeVisible();
  });

  it('can take the posting out before people without an account see it, where the company shows them its own', async () => {
    const { sent } = await showFilled();
    const choice = await screen.findByRole('checkbox', { name: 'Show this posting to people without an account' });
    expect(choice).toBeChecked();
    await userEvent.click(choice);
    await postWithoutTimes();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(sent(CreateJobDocument)).toMatchObject([{ input: { title: 'Barista', isPublic: false } }]);
  });

  it('is the same form to the server when it is sent again, also after a new sign-in, and another one next time', async () => {
    const lost = () => new Error('lost');
    const keysOf = ({ sent }: ReturnType<typeof show>) => sent(CreateJobDocument).map(({ input }) => input.key);
    const first = show(lost);
    await fillIn();
    await postWithoutTimes();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Post Job' })).toBeEnabled());
    await postWithoutTimes();
    await waitFor(() => expect(keysOf(first)).toHaveLength(2));
    await signInAgain(aCompanyViewer());
    const again = show();
    expect(field(/Job title/)).toHaveValue('Barista');
    await postWithoutTimes();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    again.unmount();
    const next = show();
    await fillIn();
    await postWithoutTimes();
    expect(await screen.findByText('Elsewhere')).toBeVisible();

    const [key, ...repeated] = [...keysOf(first), ...keysOf(again)];
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(repeated).toEqual([key, key]);
    expect(keysOf(next)).not.toEqual([key]);
  });

  it('is restored after the session ended, with the chosen zone and its slots', async () => {
    show();
    await fillIn();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Asia/Makassar');
    await openForm();
    await press('Add slot');
    setDate(/^Date/, '2099-01-04');
    await press('Add slot');
    await signInAgain(aCompanyViewer());

    const { sent } = show();
    expect(hasUnsavedChanges()).toBe(true);
    expect(
      screen.getAllByLabelText(/^Sunday, January 4, 2099, 09:00 – 10:00 WITA, Online, 5 seats, new$/),
    ).toHaveLength(2);
    await openForm();
    expect(screen.getAllByRole('listitem', { name: /^Slot/ })).toHaveLength(2);
    await press('Add slot');
    await userEvent.click(screen.getByRole('button', { name: /Remove.*2/ }));
    await press('Post Job');

    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(sent(CreateJobDocument)).toMatchObject([
      {
        input: {
          title: 'Barista',
          timeZone: 'Asia/Makassar',
          skills: ['Latte art'],
          slots: [
            { date: '2099-01-04', start: '09:00', end: '10:00' },
            { date: '2099-01-04', start: '11:00', end: '12:00' },
          ],
        },
      },
    ]);
  });

  it('sends what was typed and leaves', async () => {
    const { sent } = show();
    expect(hasUnsavedChanges()).toBe(false);
    await fillIn();
    expect(hasUnsavedChanges()).toBe(true);
    await openForm();
    await press('Add slot');
    setDate(/^Date/, '2099-01-04');
    await press('Add slot');
    // Typed and not added: it counts all the same.
    fill(field(/Required skills/), 'Cashier');
    await press('Post Job');
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
    expect(sent(CreateJobDocument)[0]).toMatchObject({
      input: {
        title: 'Barista',
        skills: ['Latte art', 'Cashier'],
        salaryMin: null,
        slots: [
          { date: '2099-01-04', start: '09:00', end: '10:00', maxApplicants: 5 },
          { date: '2099-01-04', start: '10:00', end: '11:00', maxApplicants: 5 },
        ],
      },
    });
  });

  describe('has the week in it', () => {
    const brush = 'Click a free time to add a slot of 60 minutes, Online, 5 seats. Click a slot to remove it.';
    const click = (element: HTMLElement | undefined) => userEvent.click(element ?? document.body);
    const sentence = () => screen.getByText(/^Click a free time/).parentElement;
    const post = () => screen.getByRole('region', { name: 'Post Job' });

    it('where a click adds what the sentence says, and another one removes it', async () => {
      const { sent } = await showFilled();
      expect(sentence()).toHaveTextContent(brush);
      expect(post()).toHaveTextContent('No slots yet');
      await userEvent.click(screen.getByRole('radio', { name: '90' }));
      await userEvent.click(screen.getByRole('radio', { name: 'On-site' }));
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seats' }), '1');
      expect(sentence()).toHaveTextContent('a slot of 90 minutes, On-site, 1 seat.');
      await press('Next week');
      const [first, second] = screen.getAllByLabelText(/^(Tues|Wednes)day.*, 10:00 WIB, free$/);
      await click(first);
      await click(second);
      expect(post()).toHaveTextContent('2 slots, 2 seats');
      await click(second);
      expect(post()).toHaveTextContent(/^1 slot, 1 seatRemoved: Wed/);
      await press('Post Job');
      expect(await screen.findByText('Elsewhere')).toBeVisible();
      expect(sent(CreateJobDocument)).toMatchObject([
        { input: { slots: [{ start: '10:00', end: '11:30', locationType: 'ONSITE', maxApplicants: 1 }] } },
      ]);
    });

    it('and asks before a job is posted to which nobody could apply', async () => {
      const { sent } = await showFilled();
      await press('Post Job');
      expect(await screen.findByText('Nobody can apply until you add one.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Add a time' })).toHaveFocus();
      await pressInDialog('Add a time', 'Post without interview times?');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toHaveAccessibleName(/, 09:00 WIB, free$/);
      expect(sent(CreateJobDocument)).toEqual([]);
      await postWithoutTimes();
      expect(await screen.findByText('Elsewhere')).toBeVisible();
      expect(sent(CreateJobDocument)).toMatchObject([{ input: { slots: [] } }]);
    });

    it.each([
      ['Add 2 slots', 3],
      ['Continue without them', 1],
    ])('and asks about a series that was typed and not added: %s', async (choice, count) => {
      const { sent } = await showFilled();
      await openForm();
      await press('Add slot');
      setDate(/^Date/, '2099-01-04');
      await press('Add several slots');
      setDate(/^First day/, '2099-01-05');
      setDate(/^Last day/, '2099-01-05');
      await userEvent.selectOptions(screen.getByLabelText('Until (WIB)'), '11:00');
      // Folding it away does not lose it.
      await openForm();
      await press('Post Job');
      expect(await screen.findByText(/^1 day × 2 times = 2 slots/)).toBeVisible();
      expect(sent(CreateJobDocument)).toEqual([]);
      await pressInDialog(choice, 'Add the times that you typed?');
      expect(await screen.findByText('Elsewhere')).toBeVisible();
      expect(sent(CreateJobDocument)[0]?.input.slots).toHaveLength(count);
    });

    it('and leads back to a series that cannot be added', async () => {
      const { sent } = await showFilled();
      await openForm();
      await press('Add several slots');
      setDate(/^Last day/, '2020-01-05');
      await press('Post Job');
      expect(await screen.findByText(/^The last day is before the first\. ·/)).toBeVisible();
      await pressInDialog('Back to the times', 'Add the times that you typed?');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByLabelText(/^Last day/)).toHaveValue('2020-01-05');
      await press('Post Job');
      await pressInDialog('Continue without them', 'Add the times that you typed?');
      expect(await screen.findByText('Nobody can apply until you add one.')).toBeVisible();
      expect(sent(CreateJobDocument)).toEqual([]);
    });
  });

  it.each([
    ['live', { isVisibleToSeekers: true }, true, 'Job posted.'],
    ['waiting for the verification', {}, false, 'Job saved. Seekers will see it once your company is verified.'],
    ['hidden', {}, true, 'Job saved. Seekers do not see it yet.'],
    ['held', { isPaused: true }, true, 'Job saved. Our team reads it before seekers see it.'],
  ])('says that the job is %s', async (_state, over, isVerified, text) => {
    const posted = aJob({ isVisibleToSeekers: false, ...over });
    await showFilled({ createJob: { job: posted, errors: [] } }, aCompanyViewer({ isVerified }));
    await postWithoutTimes();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('keeps everything when the server cannot be reached, and when it refuses', async () => {
    const message = 'Only companies can create job listings';
    const errors = [aUserError('ONLY_COMPANIES_CREATE_JOBS', message)];
    await showFilled(inTurn<CreateJobMutation>(new Error('down'), { createJob: { job: null, errors } }));
    await postWithoutTimes();
    expect(await screen.findByText('Failed to create job. Please try again.')).toBeVisible();
    expect(toastTime('Failed to create job. Please try again.')).toBe(3000);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await postWithoutTimes();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(/Job title/)).toHaveValue('Barista');
    expect(field(/Description/)).toHaveValue('Coffee');
    expect(screen.getByText('Latte art')).toBeVisible();
  });
});

describe('a copy of a job', () => {
  const interviewAvailability = [
    aSlot({ id: 's1', date: '2020-01-06', startsAt: '2020-01-06T02:00:00.000Z', isReserved: true }),
    aSlot({ id: 's2', date: '2099-01-06', startsAt: '2099-01-06T02:00:00.000Z', maxApplicants: 3, isReserved: true }),
  ];
  const open = (given: ResponseTo<typeof CompanyJobDocument>) =>
    renderPortal(<CreateJobPage />, {
      at,
      answers: [
        mockQuery(CompanyJobDocument, given),
        mockMutation(CreateJobDocument, { createJob: { job: null, errors: [] } }),
      ],
    });

  it('is a draft without past times, and is posted like any other', async () => {
    const { sent } = open({ job: { ...job, interviewAvailability } });
    expect(await screen.findByDisplayValue('Barista')).toBeVisible();
    expect(screen.getByText(/^Its content is filled in from “Barista”/)).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
    expect(sent(CreateJobDocument)).toEqual([]);

    fill(field(/Job title/), 'Head barista');
    await press('Post Job');

    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(sent(CreateJobDocument)).toEqual([
      {
        input: {
          key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
          isPublic: true,
          title: 'Head barista',
          timeZone: 'Asia/Jakarta',
          location: 'Bandung',
          employmentType: 'PART_TIME',
          description: 'Coffee',
          skills: ['Latte art'],
          salaryMin: null,
          salaryMax: 60_000,
          salaryPeriod: 'HOURLY',
          autoCloseDate: null,
          slots: [{ date: '2099-01-06', start: '09:00', end: '09:30', locationType: 'ONLINE', maxApplicants: 3 }],
        },
      },
    ]);
  });

  it.each<[string, ResponseTo<typeof CompanyJobDocument>, RegExp]>([
    ['is paused', { job: { ...job, isPaused: true } }, /paused/],
    ['cannot be loaded', new Error('down'), /^Failed to load the job to copy/],
    ['is gone', refused('Job not found', 'JOB_NOT_FOUND'), /^Job not found$/],
  ])('is not made of a job that %s', async (_why, given, text) => {
    open(given);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Post Job' })).toBeNull();
  });
});

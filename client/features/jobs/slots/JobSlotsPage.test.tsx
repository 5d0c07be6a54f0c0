import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  JobSlotsDocument,
  SaveJobSlotsDocument,
  SlotApplicantsDocument,
  type SaveJobSlotsMutation,
} from '../../../graphql/generated';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes';
import { anApplication, aMaskedApplicant } from '../../../testing/fixtures/application';
import { aJob, aSlot, type Job, type Slot } from '../../../testing/fixtures/job';
import { mockMutation, mockQuery, refused, type OperationMock, type ResponseTo } from '../../../testing/mock-operation';
import { fill, hrefOf, press, pressInDialog, toastTime } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { signInAgain } from '../../../testing/session-end';
import { pass, stopTime } from '../../../testing/timers';
import { JobSlotsPage } from './JobSlotsPage';

const slot = (over: Partial<Slot> = {}) => aSlot({ end: '10:00', ...over });
const reserved = slot({ id: 'slot-2', start: '13:00', end: '14:00', seatsLeft: 3, isReserved: true });
const past = slot({ id: 'slot-3', date: '2020-01-04', state: 'PAST' });
const job = (interviewAvailability: Job['interviewAvailability']) => aJob({ interviewAvailability });
const saved = (over: Partial<SaveJobSlotsMutation['saveInterviewSlots']> = {}) => ({
  saveInterviewSlots: {
    droppedSlots: [],
    goneSlots: [],
    untouchedSlots: [],
    job: job([reserved]),
    errors: [],
    ...over,
  },
});

function show(
  save: ResponseTo<typeof SaveJobSlotsDocument> = saved(),
  query: ResponseTo<typeof JobSlotsDocument> = { job: job([slot(), reserved, past]) },
  page = <JobSlotsPage />,
  answers: OperationMock[] = [],
) {
  return renderPortal(page, {
    at: '/company/jobs/job-1/slots',
    answers: [mockQuery(JobSlotsDocument, query), mockMutation(SaveJobSlotsDocument, save), ...answers],
  });
}
const openForm = async () => userEvent.click(await screen.findByText('Type the times, or add several at once'));
const openReserved = async () => userEvent.click(await screen.findByText('1 reserved slot: who has a seat'));

describe('the slots of a job', () => {
  it('show reserved ones locked and explained, with who has a seat, and the others in fields', async () => {
    const applicant = aMaskedApplicant({ technicalSkills: ['Espresso'], education: null });
    const seated = { companyApplications: { items: [anApplication({ id: 'app-1', applicant })] } };
    show(saved(), undefined, <JobSlotsPage />, [mockQuery(SlotApplicantsDocument, seated)]);
    await openReserved();
    await openForm();
    const list = within(await screen.findByRole('list', { name: 'Reserved slots' }));
    expect(list.getByText(/13:00 – 14:00 WIB/)).toBeVisible();
    expect(list.getByText('2 of 5 seats taken')).toBeVisible();
    expect(list.getByLabelText('Locked')).toBeInTheDocument();
    expect(list.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(list.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/cannot be changed or removed/)).toBeVisible();
    expect(screen.getAllByRole('listitem', { name: /^Slot/ })).toHaveLength(1);
    expect(screen.getByText(/One past slot that nobody booked goes/)).toBeVisible();
    await press('2 of 5 seats taken, Jan 4, 2099, 13:00 – 14:00 WIB: show applicants');
    const seats = within(await screen.findByRole('list', { name: 'Applicants for Jan 4, 2099, 13:00 – 14:00 WIB' }));
    expect(hrefOf(/R\*\*a D\*\*i/, seats)).toBe('/company/applicant/app-1');
  });

  it('come a week at a time, without those that overlap what is there, and are saved like others', async () => {
    const { sent } = show();
    await openForm();
    await press('Add several slots');
    const plan = within(screen.getByRole('group', { name: 'Several slots at once' }));
    // A Sunday and a Monday; the Sunday has a slot at 09:00 in the form and a reserved one at 13:00.
    fill(plan.getByLabelText('First day'), '2099-01-04');
    fill(plan.getByLabelText('Last day'), '2099-01-05');
    await userEvent.click(plan.getByRole('checkbox', { name: 'Sun' }));
    await userEvent.selectOptions(plan.getByLabelText('Until (WIB)'), '14:00');
    expect(plan.getByRole('status')).toHaveTextContent(
      '2 days × 5 times = 10 slots2 are left out because they overlap slots that are here already.',
    );
    await userEvent.selectOptions(plan.getByLabelText('Until (WIB)'), '09:00');
    expect(plan.getByRole('status')).toHaveTextContent('A slot of this length does not fit between the two times.');
    expect(plan.getByRole('button', { name: 'Add slots' })).toBeDisabled();
    await userEvent.selectOptions(plan.getByLabelText('Until (WIB)'), '10:00');
    await userEvent.click(plan.getByRole('button', { name: 'Add 1 slot' }));

    expect(screen.queryByRole('group', { name: 'Several slots at once' })).toBeNull();
    expect(
      screen.getByText('1 slot added. 1 is left out because it overlaps a slot that is here already.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add several slots' })).toHaveFocus();
    expect(screen.getAllByRole('listitem', { name: /^Slot/ })).toHaveLength(2);
    await press('Save slots');
    await waitFor(() =>
      expect(sent(SaveJobSlotsDocument)[0]).toMatchObject({
        input: {
          slots: [{ date: '2099-01-05', start: '09:00', end: '10:00', locationType: 'ONLINE', maxApplicants: 5 }],
          keptSlotIds: ['slot-1'],
        },
      }),
    );
  });

  it('that were typed as a series and not added are asked about', async () => {
    const { sent } = show();
    await openForm();
    await press('Add several slots');
    fill(screen.getByLabelText('First day'), '2099-01-05');
    fill(screen.getByLabelText('Last day'), '2099-01-05');
    await press('Save slots');
    await screen.findByRole('dialog');
    expect(sent(SaveJobSlotsDocument)).toEqual([]);
    await pressInDialog('Add 3 slots', 'Add the times that you typed?');
    await screen.findByText('Interview slots updated.');
    expect(sent(SaveJobSlotsDocument)[0]?.input.slots).toHaveLength(3);
  });

  it('must be whole before they are saved', async () => {
    const { sent } = show();
    await screen.findByRole('button', { name: 'Save slots' });
    expect(hasUnsavedChanges()).toBe(false);
    await openForm();
    fill(screen.getByLabelText(/^Date/), '');
    await press('Save slots');
    expect(screen.getByText('All interview slots must have date, start time, and end time')).toBeVisible();
    expect(screen.getByText('Interview slot #1: Date is required')).toBeVisible();
    expect(hasUnsavedChanges()).toBe(true);
    // The form contains the entry to correct, even after it was closed.
    await openForm();
    expect(screen.queryByLabelText(/^Date/)).toBeNull();
    await press('Save slots');
    expect(screen.getByLabelText(/^Date/)).toHaveFocus();
    expect(sent(SaveJobSlotsDocument)).toEqual([]);
  });

  it('are not sent where they are as they were, with the past ones named as removed, and lead back after two seconds', async () => {
    const { sent } = show();
    await press('Save slots');
    expect(await screen.findByText('Interview slots updated.')).toBeVisible();
    expect(sent(SaveJobSlotsDocument)[0]).toEqual({
      input: { jobId: 'job-1', slots: [], keptSlotIds: ['slot-1'], removedSlotIds: ['slot-3'] },
    });
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it.each([
    ['droppedSlots', 'One new time was left out because it overlaps a reserved slot'],
    ['goneSlots', 'One slot was not saved because it was removed meanwhile'],
    ['untouchedSlots', 'One slot stays as it was because someone has a seat in it'],
  ])('that were not saved as asked are said: %s', async (kind, text) => {
    show(saved({ [kind]: [{ date: '2099-01-04', start: '13:30', end: '14:30', timeZone: 'Asia/Makassar' }] }));
    await press('Save slots');
    expect(await screen.findByText(`${text}: Jan 4, 2099, 13:30 – 14:30 WITA.`)).toBeVisible();
  });

  it('that are removed are named, so that what could not be edited stays, whatever happened to its seats', async () => {
    const { sent } = show();
    await openForm();
    await press('Remove slot 1');
    await press('Save slots');
    await screen.findByText('Interview slots updated.');
    expect(sent(SaveJobSlotsDocument)[0]).toEqual({
      input: { jobId: 'job-1', slots: [], keptSlotIds: [], removedSlotIds: ['slot-3', 'slot-1'] },
    });
  });

  it('that were changed are sent alone, and what is wrong with one is said at its row of the form', async () => {
    const message = 'Cannot set interview times in the past';
    const error = { code: 'SLOT_IN_PAST' as const, message, field: ['slots', '0', 'start'] };
    const later = slot({ id: 'slot-4', start: '11:00', end: '12:00' });
    // Its time came while the page was open: it is kept as it is.
    const begun = slot({ id: 'slot-5', date: '2020-01-06' });
    const { sent } = show(saved({ job: null, errors: [error] }), { job: job([begun, later]) });
    await openForm();
    const rows = await screen.findAllByRole('listitem', { name: /^Slot/ });
    const second = within(rows[1] ?? document.body);
    await userEvent.selectOptions(second.getByLabelText(/^End/), '13:00');
    await press('Save slots');

    expect(await second.findByText(message)).toBeVisible();
    expect(within(rows[0] ?? document.body).queryByText(message)).toBeNull();
    expect(sent(SaveJobSlotsDocument)).toMatchObject([
      {
        input: { slots: [{ id: 'slot-4', start: '11:00', end: '13:00' }], keptSlotIds: ['slot-5'], removedSlotIds: [] },
      },
    ]);
  });

  it('are restored after the session ended, on top of newer changes', async () => {
    const later = slot({ id: 'slot-4', start: '11:00', end: '12:00' });
    show(saved(), { job: job([slot(), later]) });
    await openForm();
    const rows = await screen.findAllByRole('listitem', { name: /^Slot/ });
    await userEvent.selectOptions(within(rows[1] ?? document.body).getByLabelText(/^End/), '13:00');
    await press('Add slot');
    await signInAgain();

    // One has been reserved, and another has come in another tab.
    const now = [slot({ isReserved: true }), later, slot({ id: 'slot-6', start: '16:00', end: '17:00' })];
    const { sent } = show(saved(), { job: job(now) });
    expect(await screen.findByText(/^1 new slot, 5 seats · 1 changed/)).toBeVisible();
    await press('Save slots');

    expect(await screen.findByText('Interview slots updated.')).toBeVisible();
    expect(sent(SaveJobSlotsDocument)).toMatchObject([
      {
        input: {
          slots: [
            { id: 'slot-4', end: '13:00' },
            { start: '13:00', end: '15:00' },
          ],
          keptSlotIds: ['slot-6'],
          removedSlotIds: [],
        },
      },
    ]);
  });

  it("are requested each time the page is opened, even after the job's page", async () => {
    const answers = [[slot()], [slot({ isReserved: true, seatsLeft: 4 })]];
    function Reopened() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Return'}</button>
          {isOpen ? <JobSlotsPage /> : null}
        </>
      );
    }
    show(saved(), () => ({ job: job(answers.shift() ?? []) }), <Reopened />);
    expect(await screen.findAllByLabelText(/09:00 – 10:00 WIB, Online, 5 seats, Open/)).toHaveLength(2);
    await press('Leave');
    await press('Return');
    expect(await screen.findAllByLabelText(/09:00 – 10:00 WIB, Online, 1 of 5 seats taken, locked/)).toHaveLength(2);
  });

  it('say each time that they were saved, and are then drawn as the server has them', async () => {
    const ids = ['slot-8', 'slot-9', 'slot-10'];
    const { sent } = show(() => saved({ job: job([slot({ id: ids.shift() ?? 'none left' })]) }));
    const click = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      await pass(500);
    };
    await screen.findByRole('button', { name: 'Save slots' });
    // A slow machine needs the two seconds until the page is left for the clicks alone.
    stopTime();
    for (const turn of ['first', 'second']) {
      await click('Save slots');
      expect([turn, screen.getByText(/Going back to/)]).toEqual([turn, expect.anything()]);
      await click('Stay here');
      expect(screen.queryByText(/Going back to/)).toBeNull();
    }
    fireEvent.click(screen.getAllByLabelText(/Open$/)[0] ?? document.body);
    await click('Save slots');
    expect(screen.getByText(/Going back to/)).toBeVisible();
    expect(sent(SaveJobSlotsDocument).at(-1)).toEqual({
      input: { jobId: 'job-1', slots: [], keptSlotIds: [], removedSlotIds: ['slot-9'] },
    });
  });

  it('cannot be painted or typed while they are saved', async () => {
    const { sent } = show();
    await openForm();
    const fieldOfDate = screen.getByLabelText('Date');
    fireEvent.click(screen.getByRole('button', { name: 'Save slots' }));
    expect(screen.getByRole('grid').closest('[inert]')).not.toBeNull();
    fill(fieldOfDate, '2099-02-01');
    expect(fieldOfDate).toHaveValue(slot().date);
    await waitFor(() => expect(sent(SaveJobSlotsDocument)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('grid').closest('[inert]')).toBeNull());
  });

  it('that could not be saved stay as they were typed', async () => {
    show(new Error('down'));
    await openForm();
    await press('Add slot');
    await press('Save slots');
    expect(await screen.findByText('Failed to update interview slots. Please try again.')).toBeVisible();
    expect(toastTime('Failed to update interview slots. Please try again.')).toBe(5000);
    await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Slot/ })).toHaveLength(2));
  });

  it('of another company are not shown', async () => {
    show(saved(), refused('You are not authorized to manage this job', 'JOB_FORBIDDEN'));
    expect(await screen.findByText('You are not authorized to manage this job')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Jobs' })).toBeVisible();
  });
});

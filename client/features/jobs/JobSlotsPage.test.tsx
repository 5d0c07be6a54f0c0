import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { refused, renderPortal, type Answer } from '../../testing/portal';
import { toastTime } from '../../testing/shown-toasts';
import { JobSlotsPage } from './JobSlotsPage';

const slot = (over: object) => ({
  __typename: 'InterviewSlot',
  id: 'slot-1',
  date: '2099-01-04',
  start: '09:00',
  end: '10:00',
  startsAt: '2099-01-04T02:00:00.000Z',
  locationType: 'ONLINE',
  maxApplicants: 5,
  seatsLeft: 5,
  state: 'OPEN',
  isReserved: false,
  isSelected: false,
  ...over,
});
const reserved = slot({ id: 'slot-2', start: '13:00', end: '14:00', seatsLeft: 3, isReserved: true });
const past = slot({ id: 'slot-3', date: '2020-01-04', state: 'PAST' });
const job = (slots: object[]) => ({
  __typename: 'Job',
  id: 'job-1',
  title: 'Barista',
  viewerCanManage: true,
  interviewAvailability: slots,
});
const savedJob = {
  ...job([reserved]),
  location: 'Bandung', employmentType: 'FULL_TIME', description: 'Coffee', skills: ['Latte art'], isActive: true,
  isVisibleToSeekers: true, isCompanyVerified: true, createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z', autoCloseDate: null, salary: null, applicationCounts: null,
};
const saved = (over: object = {}) => ({
  saveInterviewSlots: {
    __typename: 'SaveInterviewSlotsPayload', droppedSlots: [], untouchedSlots: [], job: savedJob, errors: [], ...over,
  },
});

function show(save: Answer = saved(), query: Answer = { job: job([slot({}), reserved, past]) }, page = <JobSlotsPage />) {
  return renderPortal(page, {
    at: '/company/jobs/job-1/slots',
    pattern: '/company/jobs/:jobId/slots',
    answers: { JobSlots: query, SaveJobSlots: save },
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the slots of a job', () => {
  it('show reserved ones locked and explained, and the others in fields', async () => {
    show();
    const list = within(await screen.findByRole('list', { name: 'Reserved slots' }));
    expect(list.getByText(/13:00 – 14:00 WIB/)).toBeVisible();
    expect(list.getByText('2 of 5 seats taken')).toBeVisible();
    expect(list.getByLabelText('Locked')).toBeInTheDocument();
    expect(list.queryByRole('button')).toBeNull();
    expect(screen.getByText(/cannot be changed or removed/)).toBeVisible();
    expect(screen.getAllByRole('listitem', { name: /^Slot/ })).toHaveLength(1);
    expect(screen.getByText(/One past slot that nobody booked goes/)).toBeVisible();
  });

  it('must be whole before they are saved', async () => {
    const { sent } = show();
    await screen.findByRole('button', { name: 'Save slots' });
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '' } });
    await press('Save slots');
    expect(screen.getByText('All interview slots must have date, start time, and end time')).toBeVisible();
    expect(screen.getByText('Interview slot #1: Date is required')).toBeVisible();
    expect(sent.map(({ name }) => name)).not.toContain('SaveJobSlots');
  });

  it('are sent without the reserved ones, with the past ones named as removed, and lead back after two seconds', async () => {
    const { sent } = show();
    await press('Save slots');
    expect(await screen.findByText('Interview slots updated.')).toBeVisible();
    expect(sent.find(({ name }) => name === 'SaveJobSlots')?.variables).toEqual({
      input: {
        jobId: 'job-1',
        slots: [{ id: 'slot-1', date: '2099-01-04', start: '09:00', end: '10:00', locationType: 'ONLINE', maxApplicants: 5 }],
        removedSlotIds: ['slot-3'],
      },
    });
    expect(await screen.findByText('Elsewhere', {}, { timeout: 3000 })).toBeVisible();
  });

  it('that were left out are said', async () => {
    const dropped = { __typename: 'InterviewTime', date: '2099-01-04', start: '13:30', end: '14:30' };
    show(saved({ droppedSlots: [dropped] }));
    await press('Save slots');
    expect(
      await screen.findByText('One new time was left out because it overlaps a reserved slot: Jan 4, 2099, 13:30 – 14:30 WIB.'),
    ).toBeVisible();
  });

  it('that are removed are named, so that what could not be edited stands whatever became of its seats', async () => {
    const { sent } = show();
    await press('Remove slot 1');
    await press('Save slots');
    await screen.findByText('Interview slots updated.');
    expect(sent.find(({ name }) => name === 'SaveJobSlots')?.variables).toEqual({
      input: { jobId: 'job-1', slots: [], removedSlotIds: ['slot-3', 'slot-1'] },
    });
  });

  it('that someone took a seat in meanwhile are said to stand as they were', async () => {
    const untouched = { __typename: 'InterviewTime', date: '2099-01-04', start: '09:00', end: '10:00' };
    show(saved({ untouchedSlots: [untouched] }));
    await press('Save slots');
    expect(
      await screen.findByText('One slot stays as it was because someone has a seat in it: Jan 4, 2099, 09:00 – 10:00 WIB.'),
    ).toBeVisible();
  });

  it('are asked for whenever the page is opened, whatever the job\'s page has read before', async () => {
    const answers = [[slot({})], [slot({ isReserved: true, seatsLeft: 4 })]];
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
    expect(await screen.findByRole('listitem', { name: 'Slot 1' })).toBeVisible();
    await press('Leave');
    await press('Return');
    expect(await screen.findByRole('list', { name: 'Reserved slots' })).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'Slot 1' })).toBeNull();
  });

  it('say each time that they were saved, and are then drawn as the server has them', async () => {
    const ids = ['slot-8', 'slot-9', 'slot-10'];
    const { sent } = show(() => saved({ job: { ...savedJob, interviewAvailability: [slot({ id: ids.shift() })] } }));
    for (const turn of ['first', 'second']) {
      await press('Save slots');
      expect([turn, await screen.findByText(/Going back to/)]).toEqual([turn, expect.anything()]);
      await press('Stay here');
      expect(screen.queryByText(/Going back to/)).toBeNull();
    }
    await press('Remove slot 1');
    await press('Save slots');
    expect(await screen.findByText(/Going back to/)).toBeVisible();
    expect(sent.findLast(({ name }) => name === 'SaveJobSlots')?.variables).toEqual({
      input: { jobId: 'job-1', slots: [], removedSlotIds: ['slot-9'] },
    });
  });

  it('that could not be saved stay as they were typed', async () => {
    show(new Error('down'));
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

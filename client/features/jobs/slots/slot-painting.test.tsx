import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobSlotsDocument, SaveJobSlotsDocument } from '../../../graphql/generated';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes';
import { aJob, aSlot } from '../../../testing/fixtures/job';
import { mockMutation, mockQuery } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { JobSlotsPage } from './JobSlotsPage';

// The week of Monday, December 29, 2098, whose Sunday has these two.
const stored = aSlot({ end: '10:00' });
const reserved = aSlot({ id: 'slot-2', start: '13:00', end: '14:00', seatsLeft: 3, isReserved: true });

async function show(slots = [stored, reserved]) {
  const { sent } = renderPortal(<JobSlotsPage />, {
    at: '/company/jobs/job-1/slots',
    answers: [
      mockQuery(JobSlotsDocument, { job: aJob({ interviewAvailability: slots }) }),
      mockMutation(SaveJobSlotsDocument, {
        saveInterviewSlots: { droppedSlots: [], goneSlots: [], untouchedSlots: [], job: aJob(), errors: [] },
      }),
    ],
  });
  await screen.findByRole('grid');
  return {
    /** What Save sends: new slots and changed ones by their times, and the ids of the removed. */
    save: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save slots' }));
      await screen.findByText('Interview slots updated.');
      const input = sent(SaveJobSlotsDocument)[0]?.input;
      const slotsOf = input?.slots?.map(({ id, date, start, end, locationType, maxApplicants }) =>
        [id ?? 'new', date?.slice(5), start, end, locationType, maxApplicants].join(' '),
      );
      return { slots: slotsOf, removed: input?.removedSlotIds };
    },
  };
}
/** The first half hour of that name; by its label, because asking 140 cells for their role takes seconds. */
const cell = (name: RegExp | string): HTMLElement => {
  const [first] = screen.getAllByLabelText(name);
  if (!first) throw new Error(`No cell is called ${String(name)}.`);
  return first;
};
const free = (day: string, time: string) => cell(new RegExp(`^${day}.*, ${time} WIB, free$`));
const bar = () => screen.getByRole('region', { name: 'Save slots' });

test('a click adds and removes; only Save sends', async () => {
  const { save } = await show();
  expect(bar()).toHaveTextContent('No changes yet1 locked slot stays as it is');
  const saving = screen.getByRole('button', { name: 'Save slots' });
  expect(saving).toHaveAttribute('data-look', 'secondary');
  await userEvent.click(screen.getByRole('radio', { name: '90' }));
  await userEvent.click(screen.getByRole('radio', { name: 'On-site' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seats' }), '12');
  await userEvent.click(free('Saturday', '09:00'));
  expect(cell('Saturday, January 3, 2099, 09:00 – 10:30 WIB, On-site, 12 seats, new')).toBeVisible();
  expect(bar()).toHaveTextContent('1 new slot, 12 seats');
  expect(saving).toHaveAttribute('data-look', 'primary');
  expect(screen.getByRole('status')).toHaveTextContent('Added: Sat, Jan 3, 2099, 09:00 – 10:30 WIB.');
  expect(hasUnsavedChanges()).toBe(true);

  await userEvent.click(cell(/Sunday.*09:00 – 10:00 WIB, Online, 5 seats, Open/));
  expect(bar()).toHaveTextContent('1 new slot, 12 seats · 1 removed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(bar()).toHaveTextContent('No changes yet');
  expect(hasUnsavedChanges()).toBe(false);

  await userEvent.click(free('Saturday', '16:30'));
  await userEvent.click(free('Friday', '17:00'));
  expect(screen.getByRole('status')).toHaveTextContent('No room for 90 minutes here.');
  expect(await save()).toEqual({
    slots: ['new 01-03 16:30 18:00 ONSITE 12'],
    removed: [],
  });
});

test('the mouse paints and removes over several days and times, beside what is there', async () => {
  const { save } = await show();
  const drag = (from: HTMLElement, to: HTMLElement) =>
    userEvent.pointer([{ keys: '[MouseLeft>]', target: from }, { target: to }, { keys: '[/MouseLeft]', target: to }]);
  // Sunday has no room at 09:00, nor at 13:00.
  await drag(free('Saturday', '09:00'), cell(/Sunday.*13:00 – 14:00/));
  await screen.findByText(/^8 new slots, 40 seats$/);
  await drag(cell(/Saturday.*10:00 – 11:00/), cell(/Saturday.*12:00 – 13:00/));
  expect((await save()).slots).toEqual([
    'new 01-03 09:00 10:00 ONLINE 5',
    'new 01-03 13:00 14:00 ONLINE 5',
    'new 01-04 10:00 11:00 ONLINE 5',
    'new 01-04 11:00 12:00 ONLINE 5',
    'new 01-04 12:00 13:00 ONLINE 5',
  ]);
});

test('keys move, paint, lengthen, remove and copy the week', async () => {
  const { save } = await show();
  const first = cell(/Sunday.*09:00 – 10:00/);
  act(() => first.focus());
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(document.activeElement).toHaveAccessibleName(/09:00 – 10:30 WIB, Online, 5 seats, changed$/);
  await userEvent.keyboard('{ArrowLeft}{ArrowDown} ');
  expect(document.activeElement).toHaveAccessibleName(
    'Saturday, January 3, 2099, 09:30 – 10:30 WIB, Online, 5 seats, new',
  );
  await userEvent.keyboard('{ArrowDown}{ArrowDown} {Delete}');
  expect(document.activeElement).toHaveAccessibleName('Saturday, January 3, 2099, 10:30 WIB, free');
  await userEvent.keyboard('c');
  expect(screen.getByRole('status')).toHaveTextContent('3 slots copied to this week.');
  expect(screen.getByRole('grid')).toHaveAccessibleName('Interview times of the week of Jan 5, 2099');
  expect((await save()).slots).toEqual([
    'slot-1 01-04 09:00 10:30 ONLINE 5',
    'new 01-03 09:30 10:30 ONLINE 5',
    'new 01-11 13:00 14:00 ONLINE 5',
    'new 01-11 09:00 10:30 ONLINE 5',
    'new 01-10 09:30 10:30 ONLINE 5',
  ]);
});

test('what is reserved cannot be painted or removed, and says why', async () => {
  await show();
  const locked = cell(/Sunday.*13:00 – 14:00 WIB, Online, 2 of 5 seats taken, locked/);
  expect(locked).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(locked);
  expect(screen.getByRole('status')).toHaveTextContent('Locked: someone has a seat in this slot.');
  act(() => locked.focus());
  await userEvent.keyboard('{Delete}{Shift>}{ArrowDown}{/Shift}');
  expect(bar()).toHaveTextContent('No changes yet');
});

test('on a Wednesday at noon the morning is past, and a dragged mouse leaves it out', async () => {
  jest.useFakeTimers({ now: new Date('2098-12-31T05:00:00Z'), advanceTimers: true });
  await show([reserved]);
  fireEvent.click(cell('Wednesday, December 31, 2098, 12:00 WIB, past'));
  expect(screen.getByRole('status')).toHaveTextContent('This time has passed.');
  const [target, last] = [cell(/^Wednesday.* 11:00 WIB, past$/), cell(/^Wednesday.* 13:00 WIB, free$/)];
  await userEvent
    .setup({ delay: null })
    .pointer([{ keys: '[MouseLeft>]', target }, { target: last }, { keys: '[/MouseLeft]', target: last }]);
  expect(bar()).toHaveTextContent('1 new slot, 5 seats');
  expect(cell(/^Wednesday.*12:30 – 13:30 WIB, Online, 5 seats, new$/)).toBeVisible();
});

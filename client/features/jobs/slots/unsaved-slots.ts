import { formatLocalDate } from '../../../../domain/dates';

interface UnsavedSlot {
  date: string;
  start: string;
  end: string;
}

function namesOf(slots: readonly UnsavedSlot[]): string {
  return slots.map(({ date, start, end }) => `${formatLocalDate(date)}, ${start} – ${end} WIB`).join('; ');
}

/** Names the slots that the server left out, and why. */
export function droppedSlotsText(dropped: readonly UnsavedSlot[]): string {
  const subject =
    dropped.length === 1
      ? 'One new time was left out because it overlaps'
      : `${dropped.length} new times were left out because they overlap`;
  return `${subject} a reserved slot: ${namesOf(dropped)}.`;
}

/** Names the slots that stay as they were although they were to be changed or removed, and why. */
export function untouchedSlotsText(untouched: readonly UnsavedSlot[]): string {
  const subject =
    untouched.length === 1
      ? 'One slot stays as it was because someone has a seat in it'
      : `${untouched.length} slots stay as they were because someone has a seat in them`;
  return `${subject}: ${namesOf(untouched)}.`;
}

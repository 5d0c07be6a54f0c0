import { formatLocalDate } from '../../../domain/time';

interface DroppedSlot {
  date: string;
  start: string;
  end: string;
}

/** Names the slots that the server left out, and why. */
export function droppedSlotsText(dropped: readonly DroppedSlot[]): string {
  const names = dropped.map(({ date, start, end }) => `${formatLocalDate(date)}, ${start} – ${end} WIB`);
  const subject = dropped.length === 1 ? 'One slot was left out because it overlaps' : `${dropped.length} slots were left out because they overlap`;
  return `${subject} a reserved slot: ${names.join('; ')}.`;
}

import type { LocalDate } from '../../../../domain/time';
import type { SeekerJobSlotFragment } from '../../../graphql/generated';

export interface SlotDay {
  date: LocalDate;
  slots: SeekerJobSlotFragment[];
}

/** Slots in order of start and end, a day's worth each. */
export function slotsByDay(slots: readonly SeekerJobSlotFragment[]): SlotDay[] {
  const days = new Map<LocalDate, SeekerJobSlotFragment[]>();
  const sorted = [...slots].sort((a, b) => `${a.date}${a.start}${a.end}`.localeCompare(`${b.date}${b.start}${b.end}`));
  for (const slot of sorted) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return [...days].map(([date, list]) => ({ date, slots: list }));
}

export function canChoose(slot: SeekerJobSlotFragment): boolean {
  return slot.state === 'OPEN' && slot.conflict === null;
}

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

const quietReasons = {
  FULL: 'Fully booked',
  SELECTED: 'Already taken',
  PAST: 'This time has passed',
} as const;

/** Why a slot cannot be chosen; null when it can. A clash is told apart, since it names an interview. */
export function whyNotOffered(slot: SeekerJobSlotFragment): string | null {
  return slot.state === 'OPEN' ? null : quietReasons[slot.state];
}

export function canChoose(slot: SeekerJobSlotFragment): boolean {
  return slot.state === 'OPEN' && slot.conflict === null;
}

/** `1 seat left`, `5 seats left`, `3 of 5 seats left`. */
export function seatsText({
  seatsLeft,
  maxApplicants,
}: Pick<SeekerJobSlotFragment, 'seatsLeft' | 'maxApplicants'>): string {
  if (seatsLeft === 1) return '1 seat left';
  return seatsLeft < maxApplicants ? `${seatsLeft} of ${maxApplicants} seats left` : `${seatsLeft} seats left`;
}

import { INTERVIEW_TIME_CHOICES } from '../../domain/interview-times';
import { addDays, wibDateOf, weekdayOf } from '../../domain/time';
import { LOCATION_TYPES, type LocationType, type SlotDraft } from '../../domain/slots';
import { overlaps } from '../../domain/interview-times';
import type { Chance } from './chance';

const CAPACITIES = [1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 8, 10];
/** Half hours an interview takes. */
const LENGTHS = [1, 1, 2, 2, 2, 3];

interface SlotPlan {
  /** The WIB days between which the slots lie, both included. */
  from: string;
  to: string;
  count: number;
  capacities?: readonly number[];
}

/** Slots on half hours between 08:00 and 18:00, hardly ever at a weekend, none over another. */
export function planSlots(chance: Chance, { from, to, count, capacities = CAPACITIES }: SlotPlan): SlotDraft[] {
  const days = workDays(chance, from, to);
  const slots: SlotDraft[] = [];
  for (let attempt = 0; attempt < count * 3 && slots.length < count && days.length > 0; attempt += 1) {
    const slot = drawSlot(chance, chance.pick(days), capacities);
    if (!slots.some((other) => overlaps(slot, other))) slots.push(slot);
  }
  return slots.sort((one, other) => `${one.date}${one.start}`.localeCompare(`${other.date}${other.start}`));
}

function workDays(chance: Chance, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isWeekend = weekdayOf(day) === 0 || weekdayOf(day) === 6;
    if (!isWeekend || chance.happens(0.12)) days.push(day);
  }
  return days;
}

function drawSlot(chance: Chance, date: string, capacities: readonly number[]): SlotDraft {
  const length = chance.pick(LENGTHS);
  const first = chance.whole(0, INTERVIEW_TIME_CHOICES.length - 1 - length);
  return {
    date,
    start: INTERVIEW_TIME_CHOICES[first] ?? '09:00',
    end: INTERVIEW_TIME_CHOICES[first + length] ?? '10:00',
    locationType: chance.pick<LocationType>([...LOCATION_TYPES, 'ONLINE', 'ONSITE']),
    maxApplicants: chance.pick(capacities),
  };
}

/** The day after an instant, so that no slot is past when it is made. */
export function dayAfter(instant: Date, days = 1): string {
  return addDays(wibDateOf(instant), days);
}

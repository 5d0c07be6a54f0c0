import { INTERVIEW_TIME_CHOICES, overlaps, type LocalSpan } from '../../domain/interview-times';
import { addDays, HOUR_MS, wibDateOf, wibInstant, weekdayOf } from '../../domain/time';
import { LOCATION_TYPES, type LocationType, type SlotDraft } from '../../domain/slots';
import type { SeededRandom } from '../../testkit/seeded-random';

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

/** Slots on half hours between 08:00 and 18:00, rarely at a weekend, none overlapping. */
export function planSlots(random: SeededRandom, { from, to, count, capacities = CAPACITIES }: SlotPlan): SlotDraft[] {
  const days = workDays(random, from, to);
  const slots: SlotDraft[] = [];
  for (let attempt = 0; attempt < count * 3 && slots.length < count && days.length > 0; attempt += 1) {
    const slot = drawSlot(random, random.pick(days), capacities);
    if (!slots.some((other) => overlaps(slot, other))) slots.push(slot);
  }
  return slots.sort((one, other) => `${one.date}${one.start}`.localeCompare(`${other.date}${other.start}`));
}

function workDays(random: SeededRandom, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isWeekend = weekdayOf(day) === 0 || weekdayOf(day) === 6;
    if (!isWeekend || random.happens(0.12)) days.push(day);
  }
  return days;
}

function drawSlot(random: SeededRandom, date: string, capacities: readonly number[]): SlotDraft {
  const length = random.pick(LENGTHS);
  const first = random.whole(0, INTERVIEW_TIME_CHOICES.length - 1 - length);
  return {
    date,
    start: INTERVIEW_TIME_CHOICES[first] ?? '09:00',
    end: INTERVIEW_TIME_CHOICES[first + length] ?? '10:00',
    locationType: random.pick<LocationType>([...LOCATION_TYPES, 'ONLINE', 'ONSITE']),
    maxApplicants: random.pick(capacities),
  };
}

/** The day after an instant, so that no slot is past when it is made. */
export function dayAfter(instant: Date, days = 1): string {
  return addDays(wibDateOf(instant), days);
}

/** The last half hour of the day, so that it stays in sight for long; once that is too near, the first of the next day. */
export function interviewOfToday(now: Date): LocalSpan {
  const date = wibDateOf(now);
  const isTooNear = wibInstant(date, '17:30').getTime() - now.getTime() < HOUR_MS / 2;
  return isTooNear ? { date: addDays(date, 1), start: '08:00', end: '08:30' } : { date, start: '17:30', end: '18:00' };
}

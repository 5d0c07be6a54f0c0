import { MAX_SLOTS_PER_JOB } from '../../../../domain/slots';
import { overlaps, type LocalSpan } from '../../../../domain/interview-times';
import { counted } from '../../../../domain/text';
import { addDays, isLocalDate, weekdayOf, wibInstant, type LocalDate } from '../../../../domain/time';
import { INTERVIEW_TIME_CHOICES } from '../../../../domain/interview-times';
import { nextSlot, slotKey, type SlotFormValue } from './slot-drafts';

/** Slots of one length, one after the other, on some days of each week: what a person would otherwise add one by one. */
export interface SlotPlan {
  firstDay: string;
  lastDay: string;
  /** 0 is Sunday. */
  weekdays: readonly number[];
  from: string;
  until: string;
  minutes: number;
  locationType: SlotFormValue['locationType'];
  maxApplicants: SlotFormValue['maxApplicants'];
}

export const SLOT_LENGTHS = [30, 60, 90, 120] as const;
/** A year by mistake must not be counted through at each key. */
const MAX_DAYS = 92;

/** The coming week from Monday to Friday, in the morning; kind and seats as in the slot before. */
export function firstPlan(slots: readonly SlotFormValue[], today: LocalDate): SlotPlan {
  const { locationType, maxApplicants } = nextSlot(slots.slice(-1));
  const firstDay = addDays(today, 1);
  return {
    firstDay,
    lastDay: addDays(firstDay, 6),
    weekdays: [1, 2, 3, 4, 5],
    from: '09:00',
    until: '12:00',
    minutes: 60,
    locationType,
    maxApplicants,
  };
}

function daysOf({ firstDay, lastDay, weekdays }: SlotPlan): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = firstDay; day <= lastDay && days.length <= MAX_DAYS; day = addDays(day, 1)) days.push(day);
  return days.filter((day) => weekdays.includes(weekdayOf(day)));
}

function timesOf({ from, until, minutes }: SlotPlan): { start: string; end: string }[] {
  const steps = minutes / 30;
  const [first, last] = [INTERVIEW_TIME_CHOICES.indexOf(from), INTERVIEW_TIME_CHOICES.indexOf(until)];
  return INTERVIEW_TIME_CHOICES.flatMap((start, index) => {
    const end = INTERVIEW_TIME_CHOICES[index + steps];
    return index >= first && (index - first) % steps === 0 && end !== undefined && index + steps <= last
      ? [{ start, end }]
      : [];
  });
}

/** What is wrong with the days; null when they can be counted through. */
function dayProblem({ firstDay, lastDay, weekdays }: SlotPlan): string | null {
  if (!isLocalDate(firstDay) || !isLocalDate(lastDay)) return 'Choose the first and the last day.';
  if (lastDay < firstDay) return 'The last day is before the first.';
  if (addDays(firstDay, MAX_DAYS) <= lastDay) return `Choose at most ${MAX_DAYS} days.`;
  return weekdays.length === 0 ? 'Choose at least one weekday.' : null;
}

export interface SlotSeries {
  slots: SlotFormValue[];
  /** How many were left out because they overlap a slot that is there already. */
  overlapping: number;
  /** Why nothing can be added; null when the slots can. */
  problem: string | null;
  /** `5 days × 3 times = 15 slots`. */
  sum: string;
}

interface Surroundings {
  /** The slots of the form, half-filled ones too. */
  slots: readonly SlotFormValue[];
  /** Slots that are there but not in the form. */
  reserved: readonly LocalSpan[];
  now: Date;
}

/** The slots that a plan makes, without those that have begun or overlap others. */
export function seriesOf(plan: SlotPlan, { slots, reserved, now }: Surroundings): SlotSeries {
  const none = { slots: [], overlapping: 0, sum: '' };
  const problem = dayProblem(plan);
  if (problem) return { ...none, problem };
  const [days, times] = [daysOf(plan), timesOf(plan)];
  if (days.length === 0) return { ...none, problem: 'None of these weekdays is between the two days.' };
  if (times.length === 0) return { ...none, problem: 'A slot of this length does not fit between the two times.' };

  const sum = `${counted(days.length, 'day')} × ${counted(times.length, 'time')} = ${counted(days.length * times.length, 'slot')}`;
  const spans = days.flatMap((date) => times.map((time) => ({ date, ...time })));
  const coming = spans.filter(({ date, start }) => wibInstant(date, start) > now);
  const free = coming.filter((span) => ![...slots, ...reserved].some((other) => overlaps(span, other)));
  const { locationType, maxApplicants } = plan;
  const made = {
    slots: free.map((span) => ({ key: slotKey(), ...span, locationType, maxApplicants })),
    overlapping: coming.length - free.length,
    sum,
  };
  return { ...made, problem: roomProblem(free.length, coming.length, slots.length) };
}

function roomProblem(free: number, coming: number, present: number): string | null {
  const room = MAX_SLOTS_PER_JOB - present;
  if (coming === 0) return 'These times have passed.';
  if (free === 0) return 'All of these overlap slots that are here already.';
  return free > room
    ? `A job has at most ${counted(MAX_SLOTS_PER_JOB, 'slot')}; there is room for ${room} more.`
    : null;
}

/** `2 are left out because they overlap slots that are here already.` */
export function leftOutText(overlapping: number): string | null {
  if (overlapping === 0) return null;
  return overlapping === 1
    ? '1 is left out because it overlaps a slot that is here already.'
    : `${overlapping} are left out because they overlap slots that are here already.`;
}

import { MAX_SLOTS_PER_JOB } from '../../../../domain/slots';
import {
  overlaps,
  pastPart,
  type LocalSpan,
  type TimesRead,
  INTERVIEW_TIME_CHOICES,
} from '../../../../domain/interview-times';
import { addDays, isLocalDate, weekdayOf, type LocalDate } from '../../../../domain/time';
import { counted } from '../../../language/counted';
import { textsOf } from '../../../language/store';
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
  const t = textsOf('companyJobs');
  if (!isLocalDate(firstDay) || !isLocalDate(lastDay)) return t('series.problems.daysMissing');
  if (lastDay < firstDay) return t('series.problems.daysReversed');
  if (addDays(firstDay, MAX_DAYS) <= lastDay) return t('series.problems.tooManyDays', { most: String(MAX_DAYS) });
  return weekdays.length === 0 ? t('series.problems.noWeekday') : null;
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

interface Surroundings extends TimesRead {
  /** The slots of the form, half-filled ones too. */
  slots: readonly SlotFormValue[];
  /** Slots that are there but not in the form. */
  reserved: readonly LocalSpan[];
}

/** The slots that a plan makes, without those that have begun or overlap others. */
export function seriesOf(plan: SlotPlan, { slots, reserved, ...read }: Surroundings): SlotSeries {
  const t = textsOf('companyJobs');
  const none = { slots: [], overlapping: 0, sum: '' };
  const problem = dayProblem(plan);
  if (problem) return { ...none, problem };
  const [days, times] = [daysOf(plan), timesOf(plan)];
  if (days.length === 0) return { ...none, problem: t('series.problems.noSuchWeekday') };
  if (times.length === 0) return { ...none, problem: t('series.problems.tooShort') };

  const { count: sumOfSlots, number } = counted(days.length * times.length);
  const sum = t('series.sum', { days: days.length, times: times.length, slots: sumOfSlots, number });
  const spans = days.flatMap((date) => times.map((time) => ({ date, ...time })));
  const coming = spans.filter((span) => pastPart(span, read) === null);
  const free = coming.filter((span) => ![...slots, ...reserved].some((other) => overlaps(span, other)));
  const { locationType, maxApplicants } = plan;
  const made = {
    slots: free.map((span) => ({ key: slotKey(), ...span, locationType, maxApplicants })),
    overlapping: coming.length - free.length,
    sum,
  };
  return { ...made, problem: roomProblem(free.length, coming.length, slots.length + reserved.length) };
}

function roomProblem(free: number, coming: number, present: number): string | null {
  const t = textsOf('companyJobs');
  const room = MAX_SLOTS_PER_JOB - present;
  if (coming === 0) return t('series.problems.past');
  if (free === 0) return t('series.problems.allOverlap');
  return free > room ? t('series.problems.noRoom', { most: MAX_SLOTS_PER_JOB, room: String(room) }) : null;
}

/** `2 are left out because they overlap slots that are here already.` */
export function leftOutText(overlapping: number): string | null {
  if (overlapping === 0) return null;
  return textsOf('companyJobs')('series.leftOut', { count: overlapping, number: String(overlapping) });
}

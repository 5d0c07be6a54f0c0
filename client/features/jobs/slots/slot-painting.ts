import {
  INTERVIEW_TIME_CHOICES,
  overlaps,
  pastPart,
  type LocalSpan,
  type TimesRead,
} from '../../../../domain/interview-times';
import { addDays, weekdayOf, type LocalDate } from '../../../../domain/time';
import { slotKey, type SlotFormValue } from './slot-drafts';

/** The half hours of a day that can begin a slot. */
export const HALF_HOURS = INTERVIEW_TIME_CHOICES.slice(0, -1);

/** What the next painted slot is like. */
export interface SlotBrush {
  minutes: number;
  locationType: SlotFormValue['locationType'];
  maxApplicants: number;
}

/** One half hour of one day. */
export interface WeekCell {
  date: LocalDate;
  /** Half hours since 08:00. */
  row: number;
}

export interface Surroundings extends TimesRead {
  /** The slots of the form, half-filled ones too. */
  slots: readonly SlotFormValue[];
  /** The slots as they are stored. */
  stored: readonly SlotFormValue[];
  /** Slots that cannot be changed. */
  locked: readonly LocalSpan[];
}

/** Monday to Sunday around a day. */
export function weekOf(date: LocalDate): LocalDate[] {
  const monday = addDays(date, -((weekdayOf(date) + 6) % 7));
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
}

export function rowOf(time: string): number {
  return INTERVIEW_TIME_CHOICES.indexOf(time);
}

function spanFrom({ date, row }: WeekCell, minutes: number): LocalSpan | null {
  const [start, end] = [INTERVIEW_TIME_CHOICES[row], INTERVIEW_TIME_CHOICES[row + minutes / 30]];
  return start && end ? { date, start, end } : null;
}

export function isPast({ date, row }: WeekCell, read: TimesRead): boolean {
  return pastPart({ date, start: INTERVIEW_TIME_CHOICES[row] ?? '' }, read) !== null;
}

export function isIn({ date, row }: WeekCell, span: LocalSpan): boolean {
  return span.date === date && rowOf(span.start) <= row && row < rowOf(span.end);
}

/** The corners of what was dragged over, in any order. */
export interface WeekArea {
  from: WeekCell;
  to: WeekCell;
}

function cellsOf({ from, to }: WeekArea): WeekCell[][] {
  const [first, last] = [from.date, to.date].toSorted();
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  return weekOf(from.date)
    .filter((date) => first !== undefined && last !== undefined && first <= date && date <= last)
    .map((date) => Array.from({ length: bottom - top + 1 }, (_, index) => ({ date, row: top + index })));
}

/** A removed slot that is painted again at its own time is the stored one. */
function drawn(slot: Omit<SlotFormValue, 'key' | 'id'>, { slots, stored }: Surroundings): SlotFormValue {
  const before = stored.find(
    ({ key, date, start, end }) =>
      date === slot.date && start === slot.start && end === slot.end && !slots.some((other) => other.key === key),
  );
  return before ? { ...before, ...slot } : { key: slotKey(), ...slot };
}

/** The slots that the brush leaves on an area: one after the other, beside what is there, never in the past. */
export function paintSlots(area: WeekArea, { minutes, ...like }: SlotBrush, around: Surroundings): SlotFormValue[] {
  const painted: SlotFormValue[] = [];
  const others = [...around.slots, ...around.locked];
  for (const cell of cellsOf(area).flat()) {
    const span = isPast(cell, around) ? null : spanFrom(cell, minutes);
    if (span && ![...others, ...painted].some((other) => overlaps(span, other)))
      painted.push(drawn({ ...span, ...like }, around));
  }
  return painted;
}

/** The slots of the form that an area touches. */
export function slotsTouching(area: WeekArea, slots: readonly SlotFormValue[]): SlotFormValue[] {
  const cells = cellsOf(area).flat();
  return slots.filter((slot) => cells.some((cell) => isIn(cell, slot)));
}

/** The slot with its end half an hour later or earlier; null where there is no room for that. */
export function lengthened(
  slot: SlotFormValue,
  halfHours: number,
  { slots, locked }: Surroundings,
): SlotFormValue | null {
  const end = INTERVIEW_TIME_CHOICES[rowOf(slot.end) + halfHours];
  if (!end || end <= slot.start) return null;
  const longer = { ...slot, end };
  const others = [...slots.filter(({ key }) => key !== slot.key), ...locked];
  return others.some((other) => overlaps(longer, other) && !overlaps(slot, other)) ? null : longer;
}

/** The slots of a week once more a week later, where they have room. */
export function copiedWeek(
  days: readonly LocalDate[],
  source: readonly Omit<SlotFormValue, 'key' | 'id'>[],
  around: Surroundings,
): SlotFormValue[] {
  return source
    .filter(({ date, start, end }) => days.includes(date) && rowOf(start) >= 0 && start < end)
    .map(({ date, start, end, locationType, maxApplicants }) =>
      drawn({ date: addDays(date, 7), start, end, locationType, maxApplicants }, around),
    )
    .filter((slot) => pastPart(slot, around) === null)
    .filter((slot) => ![...around.slots, ...around.locked].some((other) => overlaps(slot, other)));
}

const content = ({ date, start, end, locationType, maxApplicants }: SlotFormValue): string =>
  [date, start, end, locationType, maxApplicants].join(' ');

export function isChanged(slot: SlotFormValue, stored: readonly SlotFormValue[]): boolean {
  return !stored.some((other) => other.id === slot.id && content(other) === content(slot));
}

export interface SlotChanges {
  added: number;
  /** The seats of what was added. */
  seats: number;
  changed: number;
  removed: number;
}

/** What saving would change. */
export function changesOf(slots: readonly SlotFormValue[], stored: readonly SlotFormValue[]): SlotChanges {
  const added = slots.filter(({ id }) => !id);
  const kept = slots.filter(({ id }) => id);
  return {
    added: added.length,
    seats: added.reduce((sum, { maxApplicants }) => sum + Number(maxApplicants), 0),
    changed: kept.filter((slot) => isChanged(slot, stored)).length,
    removed: stored.length - kept.length,
  };
}

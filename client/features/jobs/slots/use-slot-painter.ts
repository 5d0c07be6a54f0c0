import { useTranslations } from 'use-intl/react';
import { useState } from 'react';
import { DEFAULT_SLOT_CAPACITY, LocationType, MAX_SLOTS_PER_JOB } from '../../../../domain/slots';
import type { LocalSpan } from '../../../../domain/interview-times';
import { addDays, ZONE_NAMES, type LocalDate, type TimeZone } from '../../../../domain/time';
import type { CompanyJobSlotFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import { todayIn, type SlotFormValue } from './slot-drafts';
import {
  copiedWeek,
  HALF_HOURS,
  isIn,
  isPast,
  lengthened,
  paintSlots,
  rowOf,
  slotsTouching,
  weekOf,
  type SlotBrush,
  type WeekArea,
  type WeekCell,
} from './slot-painting';

export interface SlotPainterOptions {
  slots: readonly SlotFormValue[];
  stored: readonly SlotFormValue[];
  /** Reserved ones, and those that have passed. */
  fixed: readonly CompanyJobSlotFragment[];
  /** Of the job. */
  timeZone: TimeZone;
  onChange: (slots: SlotFormValue[]) => void;
}

/** Where the work is: the next slot that is there, or tomorrow. */
function firstCell(spans: readonly LocalSpan[], today: LocalDate): WeekCell {
  const first = spans
    .filter(({ date, start }) => date >= today && rowOf(start) >= 0)
    .toSorted((one, other) => `${one.date} ${one.start}`.localeCompare(`${other.date} ${other.start}`))[0];
  return first ? { date: first.date, row: rowOf(first.start) } : { date: addDays(today, 1), row: 2 };
}

/** Painting, removing and copying slots of the week that is shown. Nothing of it leaves the page. */
export function useSlotPainter({ slots, stored, fixed, timeZone, onChange }: SlotPainterOptions) {
  const t = useTranslations('companyJobs');
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const [at, setAt] = useState(() => firstCell([...slots, ...fixed], todayIn(timeZone)));
  const [said, say] = useState('');
  const [brush, setBrush] = useState<SlotBrush>({
    minutes: 60,
    locationType: slots.at(-1)?.locationType ?? LocationType.ONLINE,
    maxApplicants: DEFAULT_SLOT_CAPACITY,
  });
  const days = weekOf(at.date);
  const read = { now, timeZone };
  const around = { slots, stored, locked: fixed, ...read };

  const timeOf = ({ date, start, end }: LocalSpan): string =>
    t('seats.time', {
      day: `${formats.shortWeekday(date)}, ${formats.dayAndMonth(date)}`,
      start,
      end,
      zone: ZONE_NAMES[timeZone],
    });
  const namesOf = (some: readonly LocalSpan[]) => ({
    count: some.length,
    time: some.map(timeOf)[0] ?? '',
  });

  const add = (added: readonly SlotFormValue[], report: string): void => {
    const room = MAX_SLOTS_PER_JOB - slots.length - fixed.filter(({ isReserved }) => isReserved).length;
    if (added.length > room) {
      say(t('series.problems.noRoom', { most: MAX_SLOTS_PER_JOB, room: String(room) }));
      return;
    }
    onChange([...slots, ...added]);
    say(report);
  };
  const whyNot = (cell: WeekCell): string => {
    if (fixed.some((slot) => slot.isReserved && isIn(cell, slot))) return t('painter.said.locked');
    return isPast(cell, read) ? t('painter.said.past') : t('painter.said.noRoom', { minutes: String(brush.minutes) });
  };

  const paint = (area: WeekArea): void => {
    const painted = paintSlots(area, brush, around);
    if (painted.length > 0) add(painted, t('painter.said.painted', namesOf(painted)));
    else say(whyNot(area.to));
  };
  const erase = (area: WeekArea): void => {
    const touched = slotsTouching(area, slots);
    if (touched.length === 0) return;
    onChange(slots.filter((slot) => !touched.includes(slot)));
    say(t('painter.said.removed', namesOf(touched)));
  };

  return {
    at,
    brush,
    days,
    read,
    said,
    around,
    setBrush,
    say,
    /** Not before this week. */
    goTo: (date: LocalDate, row = at.row) => {
      const first = weekOf(todayIn(timeZone))[0] ?? date;
      setAt({ date: date < first ? first : date, row: Math.min(Math.max(row, 0), HALF_HOURS.length - 1) });
    },
    paint,
    erase,
    /** By half hours, also negative ones. */
    lengthen: (cell: WeekCell, halfHours: number): void => {
      const slot = slots.find((other) => isIn(cell, other));
      const longer = slot && lengthened(slot, halfHours, around);
      if (!slot || !longer) return say(slot ? t('painter.said.noRoom', { minutes: '30' }) : '');
      onChange(slots.map((other) => (other === slot ? longer : other)));
      setAt({ date: slot.date, row: rowOf(slot.start) });
      say(t('painter.said.lengthened', { time: timeOf(longer) }));
    },
    copyWeek: (): void => {
      const copied = copiedWeek(days, [...fixed, ...slots], around);
      if (copied.length === 0) return say(t('painter.said.nothingCopied'));
      add(copied, t('painter.said.copied', { count: copied.length }));
      setAt({ ...at, date: addDays(at.date, 7) });
    },
  };
}

export type SlotPainter = ReturnType<typeof useSlotPainter>;

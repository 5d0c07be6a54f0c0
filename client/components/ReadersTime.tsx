import { useTranslations } from 'use-intl/react';
import type { LocationType } from '../../domain/slots';
import { spanOf, type LocalSpan, type ZonedSpan } from '../../domain/interview-times';
import { useFormats } from '../language/formats';
import { readersDay, readersTime } from '../lib/readers-clock';
import classes from './figures.module.css';

export type PlacedTime = ZonedSpan & { locationType?: LocationType };

/**
 * What the reader's own clock shows at an interview that may be online. Null where that is what the job's clock shows, or
 * where one has to be at the place.
 */
function readersSpanOf(time: PlacedTime): LocalSpan | null {
  if (time.locationType === undefined || time.locationType === 'ONSITE') return null;
  const { startsAt, endsAt } = spanOf(time);
  const span = { date: readersDay(startsAt), start: readersTime(startsAt), end: readersTime(endsAt) };
  return span.date === time.date && span.start === time.start ? null : span;
}

/** `17:00 – 17:30 your time`, and shorter `17:00 your time`; null as in `readersSpanOf`. */
export function useReadersTime(time: PlacedTime): { span: string; start: string } | null {
  const t = useTranslations('portal.time');
  const formats = useFormats();
  const yours = readersSpanOf(time);
  if (!yours) return null;
  const { date, start, end } = yours;
  const from = date === time.date ? start : `${formats.shortWeekday(date)}, ${start}`;
  return { span: t('yours', { start: from, end }), start: t('yourStart', { start: from }) };
}

/** On a line of its own, beneath the time of the job. */
export function ReadersTime({ time }: { time: PlacedTime }) {
  const yours = useReadersTime(time);
  return yours && <small className={classes.yours}>{yours.span}</small>;
}

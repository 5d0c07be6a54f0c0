import { useTranslations } from 'use-intl/react';
import type { ZonedSpan } from '../../domain/interview-times';
import { ZONE_NAMES } from '../../domain/time';
import classes from './figures.module.css';

/** `09:30 – 10:00 WITA`, in the zone of the job. */
export function SpanText({ time }: { time: ZonedSpan }) {
  const t = useTranslations('portal.time');
  const { start, end, timeZone } = time;
  return <span className={classes.figures}>{t('span', { start, end, zone: ZONE_NAMES[timeZone] })}</span>;
}

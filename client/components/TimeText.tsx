import { useTranslations } from 'use-intl/react';
import { timeIn, ZONE_NAMES, type TimeZone } from '../../domain/time';
import classes from './figures.module.css';

interface TimeTextProps {
  /** An instant (ISO 8601). */
  value: string;
  zone: TimeZone;
}

/** `09:30 WIB`. */
export function TimeText({ value, zone }: TimeTextProps) {
  const t = useTranslations('portal.time');
  return (
    <span className={classes.figures}>{t('one', { time: timeIn(zone, new Date(value)), zone: ZONE_NAMES[zone] })}</span>
  );
}

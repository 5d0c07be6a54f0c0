import { useTranslations } from 'use-intl/react';
import { wibTimeOf, type LocalTime } from '../../domain/time';
import classes from './figures.module.css';

interface TimeTextProps {
  /** A time of day (`09:30`) or an instant (ISO 8601). */
  value: LocalTime | string;
  /** The end, for a span: `09:30 – 10:00 WIB`. */
  end?: LocalTime | string;
}

const timeOf = (value: string): string => (value.length <= 8 ? value.slice(0, 5) : wibTimeOf(new Date(value)));

/** `09:30 WIB`. Every time of the product is Jakarta's. */
export function TimeText({ value, end }: TimeTextProps) {
  const t = useTranslations('portal.time');
  const start = timeOf(value);
  return (
    <span className={classes.figures}>{end ? t('span', { start, end: timeOf(end) }) : t('one', { time: start })}</span>
  );
}

import { useFormats } from '../language/formats';
import { dateIn, WIB, type LocalDate, type TimeZone } from '../../domain/time';
import classes from './figures.module.css';

interface DateTextProps {
  /** A day (`2026-11-20`) or an instant (ISO 8601), which is shown as its day in the zone. */
  value: LocalDate | string;
  zone?: TimeZone;
}

const isDay = (value: string): boolean => value.length === 10;

/** `Nov 20, 2026`. */
export function DateText({ value, zone = WIB }: DateTextProps) {
  const formats = useFormats();
  const day = isDay(value) ? value : dateIn(zone, new Date(value));
  return (
    <time dateTime={value} className={classes.figures}>
      {formats.day(day)}
    </time>
  );
}

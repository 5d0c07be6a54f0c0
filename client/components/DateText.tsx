import { useFormats } from '../language/formats';
import { dateIn, type TimeZone } from '../../domain/time';
import classes from './figures.module.css';

interface DateTextProps {
  /** An instant (ISO 8601). */
  value: string;
  zone: TimeZone;
}

/** `Nov 20, 2026`: the day of an instant in a zone. */
export function DateText({ value, zone }: DateTextProps) {
  const formats = useFormats();
  return (
    <time dateTime={value} className={classes.figures}>
      {formats.day(dateIn(zone, new Date(value)))}
    </time>
  );
}

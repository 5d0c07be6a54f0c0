import { useFormats } from '../language/formats';
import { wibDateOf, type LocalDate } from '../../domain/time';
import classes from './figures.module.css';

interface DateTextProps {
  /** A day (`2026-11-20`) or an instant (ISO 8601), which is shown as its day in WIB. */
  value: LocalDate | string;
}

const isDay = (value: string): boolean => value.length === 10;

/** `Nov 20, 2026`. */
export function DateText({ value }: DateTextProps) {
  const formats = useFormats();
  const day = isDay(value) ? value : wibDateOf(new Date(value));
  return (
    <time dateTime={value} className={classes.figures}>
      {formats.day(day)}
    </time>
  );
}

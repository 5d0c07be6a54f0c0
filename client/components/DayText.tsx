import type { LocalDate } from '../../domain/time';
import { useFormats } from '../language/formats';
import classes from './figures.module.css';

/** `Nov 20, 2026`: a day that is stored as one, so that it is the same in every zone. */
export function DayText({ value }: { value: LocalDate }) {
  const formats = useFormats();
  return (
    <time dateTime={value} className={classes.figures}>
      {formats.day(value)}
    </time>
  );
}

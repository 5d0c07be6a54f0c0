import { useFormats } from '../language/formats';
import { readersDay, readersTime } from '../lib/readers-clock';

/** `08:12` by the reader's own clock, with the day where it is not today. */
export function ReadersMoment({ value, now }: { value: Date; now: Date }) {
  const formats = useFormats();
  const day = readersDay(value);
  const time = readersTime(value);
  return <span>{day === readersDay(now) ? time : `${formats.dayAndMonth(day)}, ${time}`}</span>;
}

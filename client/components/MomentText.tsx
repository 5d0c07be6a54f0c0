import { dateIn, type TimeZone } from '../../domain/time';
import { useFormats } from '../language/formats';
import { DateText } from './DateText';
import { TimeText } from './TimeText';

/** `Thu, Nov 26, 2026, 17:00 WIB`: the deadline of something. */
export function MomentText({ value, zone }: { value: string; zone: TimeZone }) {
  const formats = useFormats();
  return (
    <span>
      <span>{`${formats.shortWeekday(dateIn(zone, new Date(value)))}, `}</span>
      <DateText value={value} zone={zone} />, <TimeText value={value} zone={zone} />
    </span>
  );
}

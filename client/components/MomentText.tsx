import { wibDateOf } from '../../domain/time';
import { useFormats } from '../language/formats';
import { DateText } from './DateText';
import { TimeText } from './TimeText';

/** `Thu, Nov 26, 2026, 17:00 WIB`: an instant by which something is to be done. */
export function MomentText({ value }: { value: string }) {
  const formats = useFormats();
  return (
    <span>
      {formats.shortWeekday(wibDateOf(new Date(value)))}, <DateText value={value} />, <TimeText value={value} />
    </span>
  );
}

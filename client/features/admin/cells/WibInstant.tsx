import { DateText } from '../../../components/DateText';
import { TimeText } from '../../../components/TimeText';

/** `Nov 20, 2026, 09:30 WIB`: the admin area shows instants in UTC+7. */
export function WibInstant({ value }: { value: string }) {
  return (
    <span>
      <DateText value={value} />, <TimeText value={value} />
    </span>
  );
}

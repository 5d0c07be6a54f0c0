import { WIB } from '../../../../domain/time';
import { DateText } from '../../../components/DateText';
import { TimeText } from '../../../components/TimeText';

/** `Nov 20, 2026, 09:30 WIB`: the admin area shows instants in UTC+7. */
export function WibInstant({ value }: { value: string }) {
  return (
    <span>
      <DateText value={value} zone={WIB} />, <TimeText value={value} zone={WIB} />
    </span>
  );
}

import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { HOURS_AHEAD, TIME_ZONES, ZONE_NAMES, type TimeZone } from '../../../domain/time';

interface TimeZoneSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  /** Empty while none is chosen. */
  value: TimeZone | '';
  onChoose: (zone: TimeZone) => void;
}

/** `WITA (Makassar, UTC+8)`, in both languages. */
const nameOf = (zone: TimeZone): string =>
  `${ZONE_NAMES[zone]} (${zone.slice('Asia/'.length)}, UTC+${HOURS_AHEAD[zone]})`;
const options = TIME_ZONES.map((zone) => ({ value: zone, label: nameOf(zone) }));

/** The time zones of Indonesia. */
export function TimeZoneSelect({ value, onChoose, ...props }: TimeZoneSelectProps) {
  return (
    <NativeSelect
      {...props}
      data={value === '' ? [{ value: '', label: '--' }, ...options] : options}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value as TimeZone)}
    />
  );
}

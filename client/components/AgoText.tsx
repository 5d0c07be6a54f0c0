import { useLocale } from 'use-intl/react';
import { DAY_MS, dateIn, HOUR_MS, MINUTE_MS, type TimeZone } from '../../domain/time';

type Unit = 'day' | 'hour' | 'minute';

/** Days by the calendar of a zone, and within a day hours or minutes. */
function distance(from: Date, to: Date, zone: TimeZone): [number, Unit] {
  const days = (Date.parse(dateIn(zone, to)) - Date.parse(dateIn(zone, from))) / DAY_MS;
  if (days !== 0) return [days, 'day'];
  const ms = to.getTime() - from.getTime();
  return Math.abs(ms) < HOUR_MS ? [Math.trunc(ms / MINUTE_MS), 'minute'] : [Math.trunc(ms / HOUR_MS), 'hour'];
}

/** `in 6 days`, `tomorrow`, `9 days ago`: how far an instant is from now; an interview's in the zone of its place. */
export function AgoText({ value, now, zone }: { value: string; now: Date; zone: TimeZone }) {
  const [count, unit] = distance(now, new Date(value), zone);
  const format = new Intl.RelativeTimeFormat(useLocale(), { numeric: 'auto' });
  return <span>{format.format(count, unit)}</span>;
}

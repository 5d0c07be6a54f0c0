import { useLocale } from 'use-intl/react';
import { wibDateOf, DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time';

type Unit = 'day' | 'hour' | 'minute';

/** Days by the calendar of WIB, and within a day hours or minutes. */
function distance(from: Date, to: Date): [number, Unit] {
  const days = (Date.parse(wibDateOf(to)) - Date.parse(wibDateOf(from))) / DAY_MS;
  if (days !== 0) return [days, 'day'];
  const ms = to.getTime() - from.getTime();
  return Math.abs(ms) < HOUR_MS ? [Math.trunc(ms / MINUTE_MS), 'minute'] : [Math.trunc(ms / HOUR_MS), 'hour'];
}

/** `in 6 days`, `tomorrow`, `9 days ago`: how far an instant is from now. */
export function AgoText({ value, now }: { value: string; now: Date }) {
  const [count, unit] = distance(now, new Date(value));
  return new Intl.RelativeTimeFormat(useLocale(), { numeric: 'auto' }).format(count, unit);
}

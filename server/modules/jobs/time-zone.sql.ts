import { HOURS_AHEAD, TIME_ZONES, WIB } from '../../../domain/time';

const others = TIME_ZONES.filter((zone) => zone !== WIB);
const hoursAhead = (zone: string): string =>
  `CASE ${zone} ${others.map((name) => `WHEN '${name}' THEN ${HOURS_AHEAD[name]}`).join(' ')} ELSE ${HOURS_AHEAD[WIB]} END`;

/** What clocks in a zone show at an instant; both are expressions. */
const clockInZone = (instant: string, zone: string): string => `${instant} + INTERVAL ${hoursAhead(zone)} HOUR`;

/** The day in a zone at an instant, as `dateIn` of `domain/time.ts`; both are expressions. */
export const dayInZone = (instant: string, zone: string): string => `DATE(${clockInZone(instant, zone)})`;

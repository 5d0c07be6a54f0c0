import { TIME_ZONES, WIB, type TimeZone } from '../../../domain/time';
import { placeOf, placesWithin, provinceOf } from './place-of';
import places from './places.json';

const PROVINCES: { id: string; timeZone?: string }[] = places.provinces;
const ZONES = new Map(
  PROVINCES.map(({ id, timeZone }) => [id, TIME_ZONES.find((zone) => zone === timeZone) ?? WIB] as const),
);

/** The zone of the place that a location names; null where it lies in several, so that someone has to say which. */
export function onlyZoneOf(location: string): TimeZone | null {
  const [zone = WIB, ...others] = timeZonesOf(location);
  return others.length === 0 ? zone : null;
}

/**
 * The time zones of the place that a job's location names, from west to east: more than one for a region such as Kalimantan.
 * WIB where it names none, or none in particular.
 */
export function timeZonesOf(location: string): TimeZone[] {
  const place = placeOf(location)?.id;
  const zones = new Set(
    place === undefined ? [] : placesWithin(place).map((id) => ZONES.get(id) ?? ZONES.get(provinceOf(id) ?? '')),
  );
  const found = TIME_ZONES.filter((zone) => zones.has(zone));
  return found.length > 0 ? found : [WIB];
}

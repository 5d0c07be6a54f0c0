import { GraphQLError, GraphQLScalarType } from 'graphql';
import { TIME_ZONES, ZONE_NAMES, type TimeZone as Zone } from '../../domain/time';
import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLLocalTime, GraphQLSafeInt } from 'graphql-scalars';

function named<In, Out>(scalar: GraphQLScalarType<In, Out>, name: string, description: string) {
  return new GraphQLScalarType({ ...scalar.toConfig(), name, description });
}

export const DateTime = named(
  GraphQLDateTimeISO,
  'DateTime',
  'An instant as ISO 8601 in UTC, such as 2026-11-20T02:30:00.000Z.',
);
export const LocalDate = named(
  GraphQLLocalDate,
  'LocalDate',
  'A calendar day, YYYY-MM-DD: of an interview and a job in the zone beside it, of anything else in WIB (Asia/Jakarta).',
);
export const LocalTime = named(
  GraphQLLocalTime,
  'LocalTime',
  'A time of day, HH:MM in 24 hours, in the zone beside it.',
);
export const Rupiah = named(GraphQLSafeInt, 'Rupiah', 'An amount of money in whole rupiah; exact up to 2^53.');

function zoneOf(value: unknown): Zone {
  const zone = TIME_ZONES.find((known) => known === value);
  if (zone === undefined) throw new GraphQLError(`A TimeZone is one of ${TIME_ZONES.join(', ')}`);
  return zone;
}

export const TimeZone = new GraphQLScalarType({
  name: 'TimeZone',
  description: `One of Indonesia's time zones: ${TIME_ZONES.map((zone) => `\`${zone}\` (${ZONE_NAMES[zone]})`).join(', ')}.`,
  serialize: zoneOf,
  parseValue: zoneOf,
  parseLiteral: (node) => zoneOf('value' in node ? node.value : null),
});

import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLLocalTime, GraphQLSafeInt } from 'graphql-scalars';

/** Instants, WIB days and times, and money. */

export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'An instant as ISO 8601 in UTC, such as 2026-11-20T02:30:00.000Z.',
});

export const LocalDate = new GraphQLScalarType({
  ...GraphQLLocalDate.toConfig(),
  name: 'LocalDate',
  description: 'A calendar day in WIB (Asia/Jakarta), YYYY-MM-DD.',
});

export const LocalTime = new GraphQLScalarType({
  ...GraphQLLocalTime.toConfig(),
  name: 'LocalTime',
  description: 'A time of day in WIB (Asia/Jakarta), HH:MM in 24 hours.',
});

export const Rupiah = new GraphQLScalarType({
  ...GraphQLSafeInt.toConfig(),
  name: 'Rupiah',
  description: 'An amount of money in whole rupiah; exact up to 2^53.',
});

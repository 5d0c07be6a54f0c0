import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLLocalTime, GraphQLSafeInt } from 'graphql-scalars';

function named<In, Out>(scalar: GraphQLScalarType<In, Out>, name: string, description: string) {
  return new GraphQLScalarType({ ...scalar.toConfig(), name, description });
}

export const DateTime = named(
  GraphQLDateTimeISO,
  'DateTime',
  'An instant as ISO 8601 in UTC, such as 2026-11-20T02:30:00.000Z.',
);
export const LocalDate = named(GraphQLLocalDate, 'LocalDate', 'A calendar day in WIB (Asia/Jakarta), YYYY-MM-DD.');
export const LocalTime = named(
  GraphQLLocalTime,
  'LocalTime',
  'A time of day in WIB (Asia/Jakarta), HH:MM in 24 hours.',
);
export const Rupiah = named(GraphQLSafeInt, 'Rupiah', 'An amount of money in whole rupiah; exact up to 2^53.');

import { GraphQLError, GraphQLScalarType } from 'graphql';
import { isLocalTime, TIME_ZONES, ZONE_NAMES } from '../../domain/time';

interface ScalarSettings<Value> {
  name: string;
  description: string;
  specifiedByURL?: string;
  /** What a client sent, as a variable or in the text of an operation; null for what is no such value. */
  read(sent: unknown): Value | null;
  /** What the server returns; by the same rule unless told. */
  write?(own: unknown): Value | string | null;
}

function scalar<Value>({ read, write = read, ...names }: ScalarSettings<Value>): GraphQLScalarType {
  const checked =
    <Result>(convert: (value: unknown) => Result | null) =>
    (value: unknown): Result => {
      const converted = convert(value);
      // Without the value: it may be of any length, and private.
      if (converted === null) throw new GraphQLError(`A ${names.name} cannot have this value. ${names.description}`);
      return converted;
    };
  return new GraphQLScalarType({ ...names, serialize: checked(write), parseValue: checked(read) });
}

function instant(value: unknown): Date | null {
  const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Any day that exists; a command or list says which of them it takes. */
function day(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  return instant(value)?.toISOString().startsWith(value) ? value : null;
}

const whole = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);

export const DateTime = scalar({
  name: 'DateTime',
  description: 'An instant as ISO 8601 in UTC, such as 2026-11-20T02:30:00.000Z.',
  read: instant,
  write: (value) => instant(value)?.toISOString() ?? null,
});

export const LocalDate = scalar({
  name: 'LocalDate',
  description:
    'A calendar day, YYYY-MM-DD: of an interview and a job in the zone beside it, of anything else in WIB (Asia/Jakarta).',
  read: day,
});

export const LocalTime = scalar({
  name: 'LocalTime',
  description: 'A time of day, HH:MM in 24 hours, in the zone beside it.',
  read: (value) => (typeof value === 'string' && isLocalTime(value) ? value : null),
});

export const Rupiah = scalar({
  name: 'Rupiah',
  description: 'An amount of money in whole rupiah; exact up to 2^53.',
  specifiedByURL: 'https://www.ecma-international.org/ecma-262/#sec-number.issafeinteger',
  read: whole,
  // MariaDB returns sums as text.
  write: (value) => whole(typeof value === 'string' ? Number(value) : value),
});

export const TimeZone = scalar({
  name: 'TimeZone',
  description: `One of Indonesia's time zones: ${TIME_ZONES.map((zone) => `\`${zone}\` (${ZONE_NAMES[zone]})`).join(', ')}.`,
  read: (value) => TIME_ZONES.find((known) => known === value) ?? null,
});

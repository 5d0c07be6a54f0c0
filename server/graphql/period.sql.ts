import type { Parameter, SqlPart } from '../db/statements';
import { allOf } from './keyset.sql';
import { instantsOf, type Period } from './period';

/** The rows whose instant is in the period. */
export function within(column: string, period: Period): SqlPart {
  const { from, before } = instantsOf(period);
  return allOf([bound(`${column} >= ?`, from), bound(`${column} < ?`, before)]);
}

/** The same for a column that holds a day in WIB. */
export function onDays(column: string, { since = null, until = null }: Period): SqlPart {
  return allOf([bound(`${column} >= ?`, since), bound(`${column} <= ?`, until)]);
}

const bound = (sql: string, value: Parameter): SqlPart | null => (value === null ? null : { sql, parameters: [value] });

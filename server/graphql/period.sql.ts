import { instantsOf, type Period } from './period';

type Bound = readonly [sql: string, value: Date | string | null];

/** The rows whose instant is in the period; null asks nothing. */
export function within(column: string, period: Period): { sql: string; parameters: (Date | string)[] } | null {
  const { from, before } = instantsOf(period);
  return conditionOf([
    [`${column} >= ?`, from],
    [`${column} < ?`, before],
  ]);
}

/** The same for a column that holds a day in WIB. */
export function onDays(
  column: string,
  { since = null, until = null }: Period,
): { sql: string; parameters: (Date | string)[] } | null {
  return conditionOf([
    [`${column} >= ?`, since],
    [`${column} <= ?`, until],
  ]);
}

function conditionOf(bounds: readonly Bound[]): { sql: string; parameters: (Date | string)[] } | null {
  const given = bounds.flatMap(([sql, value]) => (value === null ? [] : [{ sql, value }]));
  if (given.length === 0) return null;
  return { sql: `(${given.map(({ sql }) => sql).join(' AND ')})`, parameters: given.map(({ value }) => value) };
}

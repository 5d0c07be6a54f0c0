/**
 * The row that a statement returns, declared once: TypeScript takes its type from it, and tests compare it with the
 * columns that MariaDB names (testkit/checks/row-check.ts).
 */
export type Columns = Readonly<Record<string, Column<unknown>>>;
export type Row<Declared extends Columns> = { [Name in keyof Declared]: Declared[Name]['value'] };

export interface Column<Value> {
  kind: 'text' | 'integer' | 'flag' | 'decimal' | 'instant' | 'day';
  nulls: 'none' | 'some' | 'excluded by the statement';
  /** For the type alone; there is no such value. */
  value: Value;
}

const column = <Value>(kind: Column<Value>['kind']) => ({ kind, nulls: 'none' }) as Column<Value>;

export const text = column<string>('text');
export const integer = column<number>('integer');
/** True or false; MariaDB returns 1 or 0 (`readFlags`). */
export const flag = column<boolean>('flag');
/** What SUM returns; text, because a number could lose digits. */
export const decimal = column<string>('decimal');
export const instant = column<Date>('instant');
/** A date without a time, such as 2026-11-23. */
export const day = column<string>('day');

/** Text of which only these values are stored. */
export const oneOf = <Value extends string>() => text as Column<Value>;

export const nullable = <Value>(declared: Column<Value>): Column<Value | null> => ({ ...declared, nulls: 'some' });

/** A column that may be NULL in the table, but not in the rows that the statement chooses. */
export const notNullHere = <Value>(declared: Column<Value>): Column<Value> => ({
  ...declared,
  nulls: 'excluded by the statement',
});

/** A row is declared once and read often. */
const FLAGS = new WeakMap<Columns, readonly string[]>();

function flagsOf(declared: Columns): readonly string[] {
  const known = FLAGS.get(declared);
  if (known) return known;
  const names = Object.keys(declared).filter((name) => declared[name]?.kind === 'flag');
  FLAGS.set(declared, names);
  return names;
}

/** Turns the ones and zeros of rows as they arrive into true and false. */
export function readFlags(declared: Columns, rows: readonly Record<string, unknown>[]): void {
  for (const name of flagsOf(declared)) for (const row of rows) if (row[name] !== null) row[name] = row[name] === 1;
}

/** Columns under longer names, for a read that joins them to its own, and how their row is taken from one of it. */
export function prefixed<Prefix extends string, Declared extends Columns>(prefix: Prefix, declared: Declared) {
  const names = Object.keys(declared).map((name) => ({ name, alias: `${prefix}${name}` }));
  return {
    declared: Object.fromEntries(names.map(({ name, alias }) => [alias, declared[name]])) as {
      [Name in keyof Declared & string as `${Prefix}${Name}`]: Declared[Name];
    },
    rowOf(row: object): Row<Declared> {
      const columns = row as Record<string, unknown>;
      const own: Record<string, unknown> = {};
      for (const { name, alias } of names) own[name] = columns[alias];
      return own as Row<Declared>;
    },
  };
}

/** Columns of an outer join, which are all NULL where it finds nothing. */
export function outerJoined<Declared extends Columns>(declared: Declared) {
  const columns = Object.entries(declared).map(([name, column]) => [name, nullable(column)]);
  return Object.fromEntries(columns) as { [Name in keyof Declared]: Column<Declared[Name]['value'] | null> };
}

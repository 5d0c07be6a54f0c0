import { execute, type Parameter, type QueryExecutor } from './execute';
import type { Columns, Row } from './row';

export type { Parameter, QueryExecutor } from './execute';

/** Prepared statements written by hand: for what is measured, and for what TypeORM cannot say. */

/** A piece of a statement with the parameters that it needs. */
export interface SqlPart {
  sql: string;
  parameters: readonly Parameter[];
}

export function selectRows<Declared extends Columns>(
  executor: QueryExecutor,
  columns: Declared,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<Row<Declared>[]> {
  return execute(executor, sql, parameters, columns);
}

export async function selectOne<Declared extends Columns>(
  executor: QueryExecutor,
  columns: Declared,
  sql: string,
  parameters?: readonly Parameter[],
): Promise<Row<Declared> | null> {
  const [row] = await selectRows(executor, columns, sql, parameters);
  return row ?? null;
}

/** Rows that the statement's WHERE matched, changed or not. */
export async function affectedRows(
  executor: QueryExecutor,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<number> {
  const { affectedRows: count } = await execute<{ affectedRows: number }>(executor, sql, parameters);
  return count;
}

/** `?, ?, ?` for an IN list, which must not be empty. */
export function placeholders(values: readonly unknown[]): string {
  if (values.length === 0) throw new Error('An IN list needs at least one value');
  return values.map(() => '?').join(', ');
}

/** A list in JSON, which arrives as text; empty for NULL. */
export function parseJsonList<Item = string>(value: string | null): Item[] {
  return value === null ? [] : (JSON.parse(value) as Item[]);
}

/** An instant as JSON functions write it, `2026-11-20 08:00:00.000`; it is UTC in this database. */
export function jsonInstant(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`);
}

/** The parameter of `LIKE ? ESCAPE '!'` for a substring; `%` and `_` in it are letters. */
export function containing(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}

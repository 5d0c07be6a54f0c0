import { day, instant, integer, text } from '../db/row';
import { selectRows, type Parameter, type QueryExecutor, type SqlPart } from '../db/statements';
import { countRows } from './counted.sql';
import { cursorPage, decodeCursor, type CountedPage, type CursorArgs } from './paging';

/** Conditions of a WHERE clause; null asks nothing. */
export type Conditions = readonly (SqlPart | null)[];

/** True when none is given. */
export const allOf = (conditions: Conditions): SqlPart => joined(conditions, ' AND ', 'TRUE');

/** False when none is given. */
export const anyOf = (conditions: Conditions): SqlPart => joined(conditions, ' OR ', 'FALSE');

function joined(conditions: Conditions, operator: string, whenNone: string): SqlPart {
  const given = conditions.filter((condition) => condition !== null);
  return {
    sql: given.length === 0 ? whenNone : `(${given.map(({ sql }) => sql).join(operator)})`,
    parameters: given.flatMap(({ parameters }) => parameters),
  };
}

/** Null without a value. */
export function equals(column: string, value: string | null | undefined): SqlPart | null {
  return value ? { sql: `${column} = ?`, parameters: [value] } : null;
}

/** The order of a list: by this column, then by id. */
export interface ListOrder {
  column: string;
  kind: 'instant' | 'day' | 'count';
  direction: 'ASC' | 'DESC';
}

/** What a cursor holds of the column, as a parameter. */
const VALUES: Readonly<Record<ListOrder['kind'], (key: string) => Parameter>> = {
  instant: (key) => new Date(key),
  day: (key) => key,
  count: Number,
};

export const newestBy = (column: string): ListOrder => ({ column, kind: 'instant', direction: 'DESC' });

/** The rows after the cursor; null without a cursor. Error: CURSOR_INVALID. */
export function afterCursor(
  { column, kind, direction }: ListOrder,
  cursor: string | null,
  idColumn = 'id',
): SqlPart | null {
  const [key, id] = decodeCursor(cursor, kind, 'id') ?? [];
  if (key === undefined || id === undefined) return null;
  const value = VALUES[kind](key);
  const sign = direction === 'ASC' ? '>' : '<';
  return { sql: `(${column} ${sign} ? OR (${column} = ? AND ${idColumn} ${sign} ?))`, parameters: [value, value, id] };
}

/**
 * The rows of one range of an index, after the cursor. The index is named because the optimiser prefers others, which
 * read more rows.
 */
export function rangeOf(
  table: string,
  index: string,
  order: ListOrder,
  cursor: string | null,
  conditions: Conditions,
): SqlPart {
  const { sql, parameters } = allOf([...conditions, afterCursor(order, cursor)]);
  return { sql: `SELECT id, ${order.column} AS at FROM ${table} FORCE INDEX (${index}) WHERE ${sql}`, parameters };
}

/** The statement of the first rows of all ranges together; UNION where a row can be in two of them. */
export function firstRowsOf(
  ranges: readonly SqlPart[],
  limit: number,
  { order = 'at DESC, id DESC', union = 'UNION ALL' } = {},
): SqlPart {
  const first = `ORDER BY ${order} LIMIT ?`;
  const [only] = ranges;
  if (only && ranges.length === 1) return { sql: `${only.sql} ${first}`, parameters: [...only.parameters, limit] };
  return {
    sql: `${ranges.map(({ sql }) => `(${sql} ${first})`).join(` ${union} `)} ${first}`,
    parameters: [...ranges.flatMap(({ parameters }) => [...parameters, limit]), limit],
  };
}

const COLUMNS = { instant, day, count: integer } as const;

/** The ranges of indexes that a list is read from, after the cursor; none where nothing can be found. */
export type Ranges = (after: string | null) => readonly SqlPart[] | Promise<readonly SqlPart[]>;

/** A page of ids, in one statement; their count is one more. */
export async function readIdPage(
  executor: QueryExecutor,
  ranges: Ranges,
  { kind, direction }: ListOrder,
  { after, limit }: CursorArgs,
): Promise<CountedPage<string>> {
  const count = async () => countRows(executor, await ranges(null));
  const next = await ranges(after);
  if (next.length === 0) return { items: [], endCursor: null, count };
  const { sql, parameters } = firstRowsOf(next, limit + 1, { order: `at ${direction}, id ${direction}` });
  const row = { id: text, at: COLUMNS[kind] };
  const { items, endCursor } = cursorPage(await selectRows(executor, row, sql, parameters), limit, cursorPartsOf);
  return { items: items.map(({ id }) => id), endCursor, count };
}

/** What `afterCursor` reads. */
export function cursorPartsOf({ at, id }: { at: Date | string | number; id: string }): string[] {
  return [at instanceof Date ? at.toISOString() : String(at), id];
}

/** A page of rows: their ids from an index, and the rows by id. Two statements. */
export async function readRowPage<Row extends { id: string }>(
  executor: QueryExecutor,
  ranges: Ranges,
  order: ListOrder,
  args: CursorArgs,
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<CountedPage<Row>> {
  const { items: ids, ...page } = await readIdPage(executor, ranges, order, args);
  const byId = new Map((ids.length === 0 ? [] : await read(ids)).map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), ...page };
}

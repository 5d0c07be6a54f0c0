import { instant, integer, text } from '../../db/row';
import { selectOne, selectRows, type Parameter, type QueryExecutor } from '../../db/statements';
import { cursorPage, decodeCursor, type CursorPage } from '../../graphql/paging';

/** A piece of a statement with the parameters that it needs. */
export interface SqlPart {
  sql: string;
  parameters: readonly Parameter[];
}

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
  kind: 'instant' | 'count';
  direction: 'ASC' | 'DESC';
}

export const newestBy = (column: string): ListOrder => ({ column, kind: 'instant', direction: 'DESC' });

/** The rows after the cursor; null without a cursor. Error: CURSOR_INVALID. */
export function afterCursor(
  { column, kind, direction }: ListOrder,
  cursor: string | null,
  idColumn = 'id',
): SqlPart | null {
  const [key, id] = decodeCursor(cursor, kind, 'id') ?? [];
  if (key === undefined || id === undefined) return null;
  const value = kind === 'count' ? Number(key) : new Date(key);
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

/** A page of ids, in one statement. */
export async function readIdPage(
  executor: QueryExecutor,
  ranges: readonly SqlPart[],
  { kind, direction }: ListOrder,
  limit: number,
): Promise<CursorPage<string>> {
  const { sql, parameters } = firstRowsOf(ranges, limit + 1, { order: `at ${direction}, id ${direction}` });
  const row = { id: text, at: kind === 'count' ? integer : instant };
  const { items, endCursor } = cursorPage(await selectRows(executor, row, sql, parameters), limit, cursorPartsOf);
  return { items: items.map(({ id }) => id), endCursor };
}

/** What `afterCursor` reads. */
export function cursorPartsOf({ at, id }: { at: Date | number; id: string }): string[] {
  return [typeof at === 'number' ? String(at) : at.toISOString(), id];
}

/** Counting stops here: a list that is longer is narrowed before anyone needs its number. */
const MAX_COUNTED = 10_000;

/** How many rows the ranges hold together, counted up to 10,000; one statement. */
export async function countRows(
  executor: QueryExecutor,
  ranges: readonly SqlPart[],
  { union = 'UNION ALL' } = {},
): Promise<number> {
  if (ranges.length === 0) return 0;
  const row = await selectOne(
    executor,
    { total: integer },
    `SELECT COUNT(*) AS total FROM (${ranges.map(({ sql }) => `(${sql} LIMIT ?)`).join(` ${union} `)} LIMIT ?) counted`,
    [...ranges.flatMap(({ parameters }) => [...parameters, MAX_COUNTED]), MAX_COUNTED],
  );
  return row?.total ?? 0;
}

import { instant, text } from '../../db/row';
import type { Parameter } from '../../db/statements';
import { decodeCursor, encodeCursor } from '../../graphql/paging';

export const ADMIN_PAGE_SIZE = 20;

/** A piece of a WHERE clause with the parameters that it needs. */
export interface Condition {
  sql: string;
  parameters: readonly Parameter[];
}

/** True when none is given. */
export function allOf(conditions: readonly (Condition | null)[]): Condition {
  const given = conditions.filter((condition) => condition !== null);
  if (given.length === 0) return { sql: 'TRUE', parameters: [] };
  return { sql: given.map(({ sql }) => sql).join(' AND '), parameters: given.flatMap(({ parameters }) => parameters) };
}

/** False when none is given. */
export function anyOf(conditions: readonly (Condition | null)[]): Condition {
  const given = conditions.filter((condition) => condition !== null);
  if (given.length === 0) return { sql: 'FALSE', parameters: [] };
  return {
    sql: `(${given.map(({ sql }) => sql).join(' OR ')})`,
    parameters: given.flatMap(({ parameters }) => parameters),
  };
}

/** A row's sort key: an instant or a count, and the id for rows that share it. */
interface Place {
  at: Date | number;
  id: string;
}

/** What the statement of a list in order of time answers. */
export const LISTED = { id: text, at: instant };

/** The columns of a list's order. */
export interface OrderColumns {
  at: string;
  id: string;
}

/** A page of a list: its ids in order, and the cursor of the next page; null at the end. */
export interface CursorPage {
  ids: string[];
  endCursor: string | null;
}

export interface CursorArgs {
  after: string | null | undefined;
  limit?: number;
}

/** The rows after the cursor in a list ordered by an instant and the id; null without a cursor. */
export function belowInstant(columns: OrderColumns, after: string | null | undefined): Condition | null {
  return beyond(columns, '<', instantOf(after));
}

/** The same in a list that begins with the earliest. */
export function aboveInstant(columns: OrderColumns, after: string | null | undefined): Condition | null {
  return beyond(columns, '>', instantOf(after));
}

/** The same in a list ordered by a count, the largest first. */
export function belowCount(columns: OrderColumns, after: string | null | undefined): Condition | null {
  const [count, id] = decodeCursor(after, 'count', 'id') ?? [];
  return beyond(columns, '<', count && id ? { at: Number(count), id } : null);
}

function instantOf(after: string | null | undefined): Place | null {
  const [instant, id] = decodeCursor(after, 'instant', 'id') ?? [];
  return instant && id ? { at: new Date(instant), id } : null;
}

function beyond({ at, id }: OrderColumns, sign: '<' | '>', place: Place | null): Condition | null {
  if (!place) return null;
  return { sql: `(${at} ${sign} ? OR (${at} = ? AND ${id} ${sign} ?))`, parameters: [place.at, place.at, place.id] };
}

/** The page of a statement that read one more row than `limit`. */
export function cursorPageBy(rows: readonly Place[], limit: number): CursorPage {
  return { ids: rows.slice(0, limit).map(({ id }) => id), endCursor: cursorBy(rows, limit) };
}

/** The cursor of the next page, given one more row than `limit`; null at the end. */
export function cursorBy(rows: readonly Place[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last ? encodeCursor([typeof last.at === 'number' ? String(last.at) : last.at.toISOString(), last.id]) : null;
}

/** The rows after the cursor in a list ordered by ids, the largest first. */
export function belowId(column: string, after: string | null | undefined): Condition | null {
  const [id] = decodeCursor(after, 'id') ?? [];
  return id === undefined ? null : { sql: `${column} < ?`, parameters: [id] };
}

/**
 * The statement of a list that lies in several ranges of an index: merges the first rows of each. Branches select `id`
 * and `at`.
 */
export function merged(branches: readonly Condition[], direction: 'ASC' | 'DESC', limit: number): Condition {
  const order = `ORDER BY at ${direction}, id ${direction} LIMIT ?`;
  const [only] = branches;
  if (only && branches.length === 1) return { sql: `${only.sql} ${order}`, parameters: [...only.parameters, limit] };
  return {
    sql: `${branches.map(({ sql }) => `(${sql} ${order})`).join(' UNION ALL ')} ${order}`,
    parameters: [...branches.flatMap(({ parameters }) => [...parameters, limit]), limit],
  };
}

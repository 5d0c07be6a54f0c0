import type { Parameter } from '../../db/statements';
import { decodeCursor, encodeCursor } from '../../graphql/paging';

/** Rows of a list that are shown at once (company specification, section 9). */
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
  return { sql: `(${given.map(({ sql }) => sql).join(' OR ')})`, parameters: given.flatMap(({ parameters }) => parameters) };
}

/** Where a stretch of a list ended: the row's instant, and its id for those that share it. */
interface InstantKey {
  at: Date;
  id: string;
}

/** One stretch of a list: ids in order, and the cursor of what comes next; null at the end. */
export interface Stretch {
  ids: string[];
  endCursor: string | null;
}

/** How much of a list to read, and from where on. */
export interface Reach {
  after: string | null | undefined;
  limit?: number;
}

function instantKeyOf(after: string | null | undefined): InstantKey | null {
  const [instant, id] = decodeCursor(after, 2) ?? [];
  const isDate = instant !== undefined && !Number.isNaN(Date.parse(instant));
  return isDate && id ? { at: new Date(instant), id } : null;
}

/** What lies below the cursor in a list ordered by an instant and the id; null, without a cursor, for everything. */
export function belowInstant(columns: { at: string; id: string }, after: string | null | undefined): Condition | null {
  const key = instantKeyOf(after);
  if (!key) return null;
  return { sql: `(${columns.at} < ? OR (${columns.at} = ? AND ${columns.id} < ?))`, parameters: [key.at, key.at, key.id] };
}

/** The stretch of a statement that read one row more than are shown. */
export function stretchByInstant(rows: readonly InstantKey[], limit: number): Stretch {
  return { ids: rows.slice(0, limit).map(({ id }) => id), endCursor: cursorByInstant(rows, limit) };
}

/** Where a list goes on after the rows shown, given one row more than these; null at its end. */
export function cursorByInstant(rows: readonly InstantKey[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last ? encodeCursor([last.at.toISOString(), last.id]) : null;
}

/** The id below which a list ordered by ids goes on. */
export function belowId(column: string, after: string | null | undefined): Condition | null {
  const [id] = decodeCursor(after, 1) ?? [];
  return id === undefined ? null : { sql: `${column} < ?`, parameters: [id] };
}

import { normalizeEmail } from '../../../../domain/accounts';
import { asTyped } from '../../../../domain/signs';
import { containsAlike } from '../../../db/alike-signs';
import { text } from '../../../db/row';
import { containing, placeholders, selectRows, type QueryExecutor, type SqlPart } from '../../../db/statements';

/**
 * Substring in names: ignores case, accents and the kind of apostrophe, and distinguishes emoji, which the tables' own collation does not.
 * Scanning a narrow index this way is as fast as comparing bytes.
 */
export function nameContains(column: string, search: string): SqlPart {
  return containsAlike(`${column} COLLATE utf8mb4_uca1400_ai_ci`, search);
}

/** Substring in e-mail addresses, which are stored in lower case. */
export function emailContains(column: string, search: string): SqlPart {
  return { sql: `${column} LIKE ? ESCAPE '!'`, parameters: [containing(normalizeEmail(search))] };
}

/**
 * Substring in ASCII codes: phone numbers, references. Null for other characters, which the database refuses to compare
 * with them.
 */
export function codeContains(column: string, search: string): SqlPart | null {
  const code = asTyped(search);
  return /^[\x20-\x7e]+$/.test(code) ? { sql: `${column} LIKE ? ESCAPE '!'`, parameters: [containing(code)] } : null;
}

/** Up to this many ids are passed to the second statement; with more, it searches itself. */
const FEW = 1000;

/** Which rows of another table a search is about. */
export interface Matches {
  isFew: boolean;
  /** The rows whose `column` is among them; null when there are none. */
  among: (column: string) => SqlPart | null;
}

/**
 * Looks for the ids that `statement` selects. The usual term matches few people or jobs, whose applications are then read
 * from an index; a term that matches thousands fills a page from the newest rows.
 */
export async function findMatches(executor: QueryExecutor, statement: SqlPart): Promise<Matches> {
  const rows = await selectRows(executor, { id: text }, `${statement.sql} LIMIT ${FEW + 1}`, statement.parameters);
  if (rows.length > FEW) {
    return {
      isFew: false,
      among: (column) => ({ sql: `${column} IN (${statement.sql})`, parameters: statement.parameters }),
    };
  }
  const ids = padded(rows.map(({ id }) => id));
  return {
    isFew: true,
    among: (column) => (ids.length === 0 ? null : { sql: `${column} IN (${placeholders(ids)})`, parameters: ids }),
  };
}

/** Repeats the last id up to a power of two, so that connections prepare few different statements. */
function padded(ids: readonly string[]): string[] {
  const length = ids.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(ids.length));
  return Array.from({ length }, (_, index) => ids[Math.min(index, ids.length - 1)] ?? '');
}

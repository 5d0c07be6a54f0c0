import { APOSTROPHES, HYPHENS, withPlainSigns } from '../../domain/signs';
import { containing, type SqlPart } from './statements';

/**
 * `column LIKE %search%`, in which all kinds of apostrophes are one, and all kinds of hyphens. Which kind the column has is
 * looked up in those rows alone that have any sign in its place.
 */
export function containsAlike(column: string, search: string): SqlPart {
  const plain = containing(withPlainSigns(search));
  const anySign = plain.replace(/['-]/g, '_');
  const part = { sql: `${column} LIKE ? ESCAPE '!'`, parameters: [anySign] };
  if (anySign === plain) return part;
  const folded = `REGEXP_REPLACE(REGEXP_REPLACE(${column}, ?, ''''), ?, '-')`;
  return {
    sql: `(${part.sql} AND ${folded} LIKE ? ESCAPE '!')`,
    parameters: [anySign, `[${APOSTROPHES}]`, `[${HYPHENS}]`, plain],
  };
}

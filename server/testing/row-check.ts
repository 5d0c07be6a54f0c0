import { Types, type FieldPacket } from 'mysql2';
import type { Column, Columns } from '../db/row';
import type { StatementResult } from '../db/statement-observer';

const NOT_NULL = 1;
/** MariaDB's character set of what is not text. */
const BINARY = 63;

const KIND_OF_TYPE: Readonly<Record<number, Column<unknown>['kind']>> = {
  [Types.TINY]: 'integer',
  [Types.SHORT]: 'integer',
  [Types.LONG]: 'integer',
  [Types.LONGLONG]: 'integer',
  [Types.NEWDECIMAL]: 'decimal',
  [Types.DATETIME]: 'instant',
  [Types.DATE]: 'day',
  [Types.STRING]: 'text',
  [Types.VAR_STRING]: 'text',
  [Types.BLOB]: 'text',
  [Types.LONG_BLOB]: 'text',
};

/** Compares what MariaDB says of a statement's columns with the row declared beside it, once per statement text. */
export class RowCheck {
  private readonly seen = new Set<string>();
  private readonly differences: string[] = [];

  compare({ sql, columns, fields, rows }: StatementResult): void {
    // A write names no columns, and what failed has no answer.
    if (!columns || !Array.isArray(rows)) return;
    const found = this.seen.has(sql) ? [] : differencesOf(columns, fields);
    this.seen.add(sql);
    found.push(...nullsIn(rows as Record<string, unknown>[], columns));
    if (found.length > 0) this.differences.push(`${sql}\n  ${found.join('\n  ')}`);
  }

  expectNoDifference(): void {
    if (this.differences.length > 0)
      throw new Error(`The rows of these statements are not as declared:\n${this.differences.join('\n')}`);
  }
}

export function differencesOf(columns: Columns, fields: readonly FieldPacket[]): string[] {
  const names = fields.map(({ name }) => name);
  const missing = Object.keys(columns).filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => `${name} is declared, but not selected`),
    ...fields.flatMap((field) => differenceOf(field, columns[field.name])),
  ];
}

function differenceOf(field: FieldPacket, column: Column<unknown> | undefined): string[] {
  const { name, type = -1, flags, characterSet } = field;
  if (!column) return [`${name} is selected, but not declared`];
  const known = KIND_OF_TYPE[type] ?? `type ${type}`;
  const kind = known === 'text' && characterSet === BINARY ? 'bytes' : known;
  const nulls = Number(flags) & NOT_NULL ? 'none' : 'some';
  return [
    ...(kind === column.kind ? [] : [`${name} is ${kind}, declared as ${column.kind}`]),
    ...(nulls === (column.nulls === 'none' ? 'none' : 'some')
      ? []
      : [`${name} ${nulls === 'some' ? 'may be' : 'is never'} NULL, declared otherwise`]),
  ];
}

function nullsIn(rows: readonly Record<string, unknown>[], columns: Columns): string[] {
  const declared = Object.keys(columns).filter((name) => columns[name]?.nulls === 'excluded by the statement');
  return declared
    .filter((name) => rows.some((row) => row[name] === null))
    .map((name) => `${name} is NULL in a row, declared as excluded`);
}

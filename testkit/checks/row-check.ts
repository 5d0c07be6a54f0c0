import { Types, type FieldPacket } from 'mysql2';
import type { Connection } from 'mysql2/promise';
import type { Column, Columns } from '../../server/db/row';
import type { StatementResult } from '../../server/db/listeners';
import { openTestDatabase, workerDatabaseUrl } from '../database/worker-database';

const NOT_NULL = 1;
const UNSIGNED = 32;
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

/**
 * Compares what MariaDB says of a statement's columns with the row declared beside it, once per statement text. It asks
 * for the columns by preparing the text on a connection of its own: what an execution says of NULL depends on the data.
 */
export class RowCheck {
  private readonly checks = new Map<string, Promise<string[]>>();
  private readonly nulls = new Set<string>();
  private connection: Promise<Connection> | null = null;
  private isOver = false;

  see({ sql, columns, fields, rows }: StatementResult): void {
    // A write names no columns, and what failed has no result. The background may still read after the end.
    if (this.isOver || !columns || !Array.isArray(rows)) return;
    if (!this.checks.has(sql)) this.checks.set(sql, this.check(sql, columns, fields));
    for (const name of nullsIn(rows as Record<string, unknown>[], columns))
      this.nulls.add(`${sql}\n  ${name} is NULL in a row, declared otherwise`);
  }

  async expectNoDifference(): Promise<void> {
    this.isOver = true;
    const found = [...(await Promise.all(this.checks.values())).flat(), ...this.nulls];
    await (await this.connection)?.end();
    if (found.length > 0) throw new Error(`The rows of these statements are not as declared:\n${found.join('\n')}`);
  }

  private async check(sql: string, columns: Columns, fields: FieldPacket[]): Promise<string[]> {
    // A busy machine may not look at the result for some seconds.
    this.connection ??= openTestDatabase(workerDatabaseUrl(), 120_000);
    const prepared = await (await this.connection).prepare(sql);
    // mysql2 reports no types from PREPARE, and MariaDB sends none for INSERT … RETURNING.
    const { columns: told } = (prepared as unknown as { statement: { columns: FieldPacket[] } }).statement;
    await prepared.close();
    return differencesOf(columns, told.length > 0 ? told : fields).map((difference) => `${sql}\n  ${difference}`);
  }
}

function differencesOf(columns: Columns, fields: readonly FieldPacket[]): string[] {
  const names = fields.map(({ name }) => name);
  const missing = Object.keys(columns).filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => `${name} is declared, but not selected`),
    ...fields.flatMap((field) => differenceOf(field, columns[field.name])),
  ];
}

function differenceOf(field: FieldPacket, column: Column<unknown> | undefined): string[] {
  const { name, type = -1, flags, characterSet, columnLength } = field;
  if (!column) return [`${name} is selected, but not declared`];
  const known = KIND_OF_TYPE[type] ?? `type ${type}`;
  const kind = known === 'text' && characterSet === BINARY ? 'bytes' : known;
  // Columns of flags are the only small integers with a sign; conditions have one digit, as other numbers may.
  const isFlagColumn = type === Types.TINY && !(Number(flags) & UNSIGNED);
  const isFlag = isFlagColumn || (kind === 'integer' && columnLength === 1 && column.kind === 'flag');
  const found = isFlag ? 'flag' : kind;
  const nulls = Number(flags) & NOT_NULL ? 'none' : 'some';
  return [
    ...(found === column.kind ? [] : [`${name} is ${found}, declared as ${column.kind}`]),
    ...(nulls === (column.nulls === 'none' ? 'none' : 'some')
      ? []
      : [`${name} ${nulls === 'some' ? 'may be' : 'is never'} NULL, declared otherwise`]),
  ];
}

function nullsIn(rows: readonly Record<string, unknown>[], columns: Columns): string[] {
  return Object.keys(columns).filter(
    (name) => columns[name]?.nulls !== 'some' && rows.some((row) => row[name] === null),
  );
}

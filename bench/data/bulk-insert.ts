type Value = string | number | boolean | null | Date;

/** An instant given as milliseconds since 1970 is written with `instant()`, so that numbers stay numbers. */
export interface Instant {
  readonly milliseconds: number;
}

export const instant = (milliseconds: number): Instant => ({ milliseconds });

/** A connection of mysql2, or one that TypeORM has. */
export interface QueryConnection {
  query(sql: string): Promise<unknown>;
}

type Cell = Value | Instant | readonly string[];

/** Cells by the names of their columns. */
type Row = Readonly<Record<string, Cell>>;

/** A statement stays well below the server's default max_allowed_packet of 16 MB. */
const STATEMENT_LENGTH = 2_000_000;

/**
 * Writes the rows of one empty table in statements of some thousand rows and one transaction, in which MariaDB builds
 * the indexes in bulk. Rows are made while the server is busy with those before them. The first row names the columns;
 * every other has the same ones in the same order.
 */
export async function insertAll(connection: QueryConnection, table: string, rows: Iterable<Row>): Promise<number> {
  let head = '';
  await connection.query('START TRANSACTION');
  let written: Promise<unknown> = Promise.resolve();
  let count = 0;
  let values: string[] = [];
  let length = 0;
  const send = async (): Promise<void> => {
    await written;
    written = connection.query(head + values.join(','));
    written.catch(() => undefined); // Awaited before the next statement; a failure must not count as unhandled until then.
    // Lets the statement leave for the server before the next rows keep this thread busy.
    await new Promise((resolve) => setImmediate(resolve));
    values = [];
    length = 0;
  };
  for (const row of rows) {
    head ||= `INSERT INTO ${table} (${Object.keys(row).map(quotedName).join(', ')}) VALUES `;
    const text = `(${Object.values(row).map(literal).join(',')})`;
    values.push(text);
    length += text.length;
    count += 1;
    if (length > STATEMENT_LENGTH) await send();
  }
  if (values.length > 0) await send();
  await written;
  await connection.query('COMMIT');
  return count;
}

const quotedName = (column: string): string => `\`${column}\``;

function literal(cell: Cell): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  if (typeof cell === 'string') return quoted(cell);
  if ('milliseconds' in cell) return timeLiteral(cell.milliseconds);
  return cell instanceof Date ? timeLiteral(cell.getTime()) : quoted(JSON.stringify(cell));
}

function timeLiteral(milliseconds: number): string {
  const text = new Date(milliseconds).toISOString();
  return `'${text.slice(0, 10)} ${text.slice(11, 23)}'`;
}

function quoted(text: string): string {
  return `'${/['\\]/.test(text) ? text.replace(/['\\]/g, '\\$&') : text}'`;
}

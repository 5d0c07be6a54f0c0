import type { FieldPacket } from 'mysql2';
import type { RequestTrace } from '../observability/request-trace';
import type { Columns } from './row';

/** What came back from a statement written by hand. */
export interface StatementResult {
  sql: string;
  /** As declared beside the statement; undefined for a write. */
  columns: Columns | undefined;
  fields: FieldPacket[];
  rows: unknown;
}

/** How a server measures its database. */
export interface DatabaseWatch {
  /** A statement is sent, with `?` for every value, for a request or for none; what this returns is called when it is done. */
  statementSent(sql: string, trace: RequestTrace | null): () => void;
  /** A whole transaction is tried again because of this error number of MariaDB, or because its COMMIT got no response. */
  transactionRetried(reason: number | 'no answer'): void;
}

/** Who is informed about what happens between this process and its database. */
export interface DatabaseListeners {
  /** Called with every statement and its parameters; how tests count and explain what a read costs. */
  onStatement?: (sql: string, parameters: readonly unknown[], trace: RequestTrace | null) => void;
  /** How tests compare what statements written by hand return with the declared rows. */
  onResult?: (result: StatementResult) => void;
  watch?: DatabaseWatch;
}

/** Tells that a statement is sent; what this returns is called when it is done. */
export function notifyStatement(
  { onStatement, watch }: DatabaseListeners,
  sql: string,
  parameters: readonly unknown[],
  trace: RequestTrace | null,
): (() => void) | undefined {
  onStatement?.(sql, parameters, trace);
  return watch?.statementSent(sql, trace);
}

import type { FieldPacket } from 'mysql2';
import type { Logger } from 'typeorm';
import type { Columns } from './row';

/** Told of a statement's text and of what is put in for its question marks. */
export type StatementListener = (sql: string, parameters: readonly unknown[]) => void;

/** What came back from a statement written by hand. */
export interface StatementResult {
  sql: string;
  /** As declared beside the statement; undefined for a write. */
  columns: Columns | undefined;
  fields: FieldPacket[];
  rows: unknown;
}

/** Hands every statement to one listener, every result to another, and stays silent otherwise; errors are logged where they are caught. */
export class StatementObserver implements Logger {
  constructor(
    private readonly onStatement?: StatementListener,
    private readonly onResult?: (result: StatementResult) => void,
  ) {}

  logQuery(query: string, parameters: readonly unknown[] = []): void {
    this.onStatement?.(query, parameters);
  }

  logResult(result: StatementResult): void {
    this.onResult?.(result);
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

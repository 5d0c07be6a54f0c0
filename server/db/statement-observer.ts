import type { Logger } from 'typeorm';

/** Told of a statement's text and of what is put in for its question marks. */
export type StatementListener = (sql: string, parameters: readonly unknown[]) => void;

/** Hands every statement to one listener and stays silent otherwise; errors are logged where they are caught. */
export class StatementObserver implements Logger {
  constructor(private readonly onStatement: StatementListener | undefined) {}

  logQuery(query: string, parameters: readonly unknown[] = []): void {
    this.onStatement?.(query, parameters);
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

import type { Logger } from 'typeorm';

/** Hands every statement to one listener and stays silent otherwise; errors are logged where they are caught. */
export class StatementObserver implements Logger {
  constructor(private readonly onStatement: ((sql: string) => void) | undefined) {}

  logQuery(query: string): void {
    this.onStatement?.(query);
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

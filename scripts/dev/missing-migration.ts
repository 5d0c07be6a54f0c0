import { createConnection } from 'mysql2/promise';
import { connectionOptions } from '../../server/db/database-url';

const MILLISECONDS_BETWEEN_LOOKS = 1_000;

/** What the server says when the database lacks a migration (server/start-server.ts). */
export const lacksMigration = (failure: string | null): boolean => failure?.includes('run "npm run migrate"') ?? false;

/** Calls `onApplied` once another process has applied a migration; the returned function ends the wait. */
export function waitForMigration(databaseUrl: string, onApplied: () => void): () => void {
  let isOver = false;
  const look = async (before: number): Promise<void> => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, MILLISECONDS_BETWEEN_LOOKS));
      if ((await appliedMigrations(databaseUrl)) > before && !isOver) {
        isOver = true;
        onApplied();
      }
    }
  };
  void appliedMigrations(databaseUrl).then(look);
  return () => void (isOver = true);
}

async function appliedMigrations(databaseUrl: string): Promise<number> {
  const connection = await createConnection(connectionOptions(databaseUrl));
  try {
    const [rows] = await connection.query('SELECT COUNT(*) AS applied FROM migrations');
    return Number((rows as { applied: number }[])[0]?.applied);
  } finally {
    await connection.end();
  }
}
